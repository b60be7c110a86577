import QuietzoneExplain

/// What would help the camera, in words.
struct HintWords: Sendable {
  let moveCloser, holdStill, moveAway, moreLight, lessLight, lessGlare, showWhole, faceCode: String

  subscript(hint: LiveHint) -> String {
    switch hint {
    case .moveCloser: moveCloser
    case .holdStill: holdStill
    case .moveAway: moveAway
    case .moreLight: moreLight
    case .lessLight: lessLight
    case .lessGlare: lessGlare
    case .showWhole: showWhole
    case .faceCode: faceCode
    }
  }

  static let english = HintWords(
    moveCloser: "Move closer", holdStill: "Hold still", moveAway: "Out of focus: move away a little",
    moreLight: "It is too dark: more light, please", lessLight: "It is too bright: turn away from the light",
    lessGlare: "Too much glare: tilt the code or the light", showWhole: "Show the whole code",
    faceCode: "Hold the camera straight above the code")

  static let chinese = HintWords(
    moveCloser: "请靠近一些", holdStill: "请拿稳", moveAway: "没有对上焦：请离远一点", moreLight: "太暗了：请增加光线",
    lessLight: "太亮了：请避开光源", lessGlare: "反光太强：请倾斜码或光源", showWhole: "请让整个码都在画面内",
    faceCode: "请将摄像头正对着码")
}
