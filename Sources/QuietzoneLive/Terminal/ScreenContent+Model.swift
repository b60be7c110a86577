import QuietzoneScanner
import QuietzoneTerminal

extension ScreenContent {
  /// What a person reads on the screen.
  ///
  /// - Parameter screen: The preview's size; nil as long as it is not known.
  init(_ model: TerminalModel, on screen: Screen?) {
    self.init()
    let words = model.words
    news = model.news
    switch model.panel {
    case .card(let card): dialog = card.dialog(words)
    case .history(let selected):
      list = List(
        title: words.historyTitle, entries: model.history.map { $0.line }, selected: selected,
        placeholder: words.historyEmpty)
      keys = [
        KeyHint(words.escapeKey, words.back), KeyHint(words.enterKey, words.card), KeyHint("c", words.copy),
      ]
      return
    case .none: dialog = model.problemDialog
    }
    banner = model.banner
    keys = model.keys
    guard dialog == nil else { return }
    if let screen, let appearance = model.appearance { showScanner(model, appearance, on: screen) }
  }

  private mutating func showScanner(
    _ model: TerminalModel, _ appearance: ScannerAppearance, on screen: Screen
  ) {
    let (width, height) = (Double(screen.width) / screen.density, Double(screen.height) / screen.density)
    labels = appearance.outlines.map { outline in
      let text = TakenCode(outline.result).shownText
      let number = model.hasChoice ? model.numbers.number(of: outline).map { "\($0) " } ?? "" : ""
      let (xs, ys) = (outline.corners.points.map { $0.x }, outline.corners.points.map { $0.y })
      return Label(text: number + text, place: Point(x: xs.min()! / width, y: ys.max()! / height))
    }
    if !model.hasPicture {
      caption = (model.words.starting, 0.5)
    } else if let text = appearance.caption, let overlay = appearance.overlay {
      let y = overlay.viewportY + overlay.viewportHeight + screen.lineHeight / 2
      let words = model.hint.map { model.words.hints[$0] }
      caption = (words ?? model.words.caption(text, aim: appearance.aim), y / height)
    }
  }
}

extension TerminalModel {
  /// Whether there are several codes to pick one of.
  var hasChoice: Bool { (appearance?.outlines.count ?? 0) > 1 }

  /// The dialog of the camera's state, where that is a problem.
  var problemDialog: ScreenContent.Dialog? {
    guard let problem else { return nil }
    let words = self.words.problems[problem]
    return ScreenContent.Dialog(
      title: words.title, paragraphs: [words.text] + (fault.map { [$0] } ?? []),
      keys: [ScreenContent.KeyHint("q", self.words.close)])
  }

  /// What is said of the code that keys are about.
  fileprivate var banner: [String] {
    let code = current.map { [$0.line] + ($0.meaning(words).map { [$0] } ?? []) } ?? []
    return code + (hasEnded ? [words.ended] : [])
  }

  /// What keys do now, the most important first.
  fileprivate var keys: [ScreenContent.KeyHint] {
    var keys = [ScreenContent.KeyHint("q", words.close)]
    if let current {
      if current.hasMeaning { keys.append(ScreenContent.KeyHint(words.enterKey, words.card)) }
      keys.append(ScreenContent.KeyHint("c", words.copy))
    }
    if hasChoice { keys.append(ScreenContent.KeyHint("1-9", words.pick)) }
    if appearance == nil { keys.append(ScreenContent.KeyHint("s", words.scanAgain)) }
    if let button = appearance?.torchButton, button != .disabled {
      keys.append(ScreenContent.KeyHint("t", words.torch))
    }
    if appearance != nil { keys.append(ScreenContent.KeyHint("z", words.zoom + zoomText)) }
    return keys + [ScreenContent.KeyHint("h", words.history)]
  }

  private var zoomText: String { zoom.factor == 1 ? "" : " \(shown(zoom.factor))×" }
}

extension TerminalWords {
  func caption(_ caption: Caption, aim: ScannerSettings.Aim) -> String {
    switch caption {
    case .positionCode: aim == .frame ? positionCode : aimAtCode
    case .changeDistance: changeDistance
    }
  }
}

/// A factor of the zoom, as people write it.
func shown(_ factor: Double) -> String { factor.rounded() == factor ? String(Int(factor)) : String(factor) }

extension CameraFault {
  /// The description as a sentence of its own.
  var sentence: String { description.prefix(1).uppercased() + description.dropFirst() + "." }
}
