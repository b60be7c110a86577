import QuietzoneCards
import QuietzoneExplain
import QuietzoneScanner
import QuietzoneTerminal

/// What a person has before them in the terminal, and what their keys do: without a terminal, a camera or a clock.
struct TerminalModel: Sendable {
  /// What is over the picture, and has the keys.
  enum Panel: Equatable, Sendable {
    case none
    /// The list of codes that were taken, with the chosen one, from 0.
    case history(selected: Int)
    /// What a code means, and what can be done with it.
    case card(OpenCard)
  }

  let words: TerminalWords
  /// Whether there are lines in place of a picture: codes in view have no numbers then, those that were taken do.
  let isPlain: Bool
  /// The codes that were taken, the newest last; each once.
  private(set) var taken: [TakenCode] = []
  /// The code that keys are about.
  private(set) var current: TakenCode?
  private(set) var panel = Panel.none
  /// What just happened.
  var news: String?
  /// What is to be seen of the scanner; nil while it is closed.
  private(set) var appearance: ScannerAppearance?
  private(set) var numbers = CodeNumbers()
  /// What the scanner asks or says.
  private(set) var problem: CameraProblem?
  /// Why the camera is of no use, in its own words.
  var fault: String?
  /// What would help the camera, in place of the caption.
  var hint: LiveHint?
  /// How many times larger the camera's picture is shown and read.
  var zoom = DigitalZoom()
  /// Whether a picture came.
  var hasPicture = false
  /// Whether the video or the stream is over.
  var hasEnded = false

  init(words: TerminalWords, isPlain: Bool) { (self.words, self.isPlain) = (words, isPlain) }

  /// What is to be done.
  enum Action: Equatable, Sendable {
    case ask(ScannerRequest)
    case copy(String)
    /// Open an address that was asked for.
    case open(String)
    /// Keep a file that was asked for.
    case save(CardFile)
    case zoom
    case finish
    case suspend
  }

  /// What keys ask of the scanner.
  enum ScannerRequest: Equatable, Sendable {
    case close, cancelDialog, torch, scanAgain
    /// The code here was picked, in points of the preview.
    case tap(Point)
  }

  /// There is something else to be seen of the scanner.
  mutating func see(_ appearance: ScannerAppearance?) {
    self.appearance = appearance
    numbers.see(appearance?.outlines ?? [])
  }

  /// Takes notice of what the scanner has done.
  mutating func take(_ effect: Effect) {
    switch effect {
    case .collect(let result), .deliver(let result): take(result)
    case .presentDialog(.problem(let problem)), .replaceDialog(.problem(let problem)): self.problem = problem
    case .dismissDialog: problem = nil
    case .present: (current, hasEnded) = (nil, false)
    default: break
    }
  }

  private mutating func take(_ result: ScanResult) {
    let code = TakenCode(result)
    taken.removeAll { $0 == code }
    taken.append(code)
    current = code
  }
}

// MARK: Keys

extension TerminalModel {
  /// A key was pressed.
  mutating func press(_ key: Key) -> [Action] {
    news = nil
    switch key {
    case .control("c"): return [.finish]
    case .control("z"): return [.suspend]
    default: break
    }
    switch panel {
    case .card(let card): return press(key, in: card)
    case .history(let selected): return pressInHistory(key, selected)
    case .none: return problem == nil ? pressInFront(key) : pressInProblem(key)
    }
  }

  /// A cell of the picture was clicked, at this place in points of the preview.
  mutating func click(_ place: Point) -> [Action] {
    guard panel == .none, problem == nil, let outlines = appearance?.outlines else { return [] }
    let touched = outlines.filter { $0.corners.contains(place) }
    return touched.min { ($0.corners.center - place).length < ($1.corners.center - place).length }.map {
      pick($0)
    } ?? []
  }

  private mutating func pressInFront(_ key: Key) -> [Action] {
    switch key {
    case .character("q"), .escape: return [.ask(.close), .finish]
    case .enter: return showCard(current)
    case .character("c"): return copy(current)
    case .character("h"):
      panel = .history(selected: 0)
      return []
    case .character("t"): return pressTorch()
    case .character("z"): return appearance == nil ? [] : [.zoom]
    case .character("s"): return appearance == nil ? [.ask(.scanAgain)] : []
    case .character(let character):
      guard let number = character.properties.numericType == .decimal ? Int(String(character)) : nil,
        number > 0
      else {
        return []
      }
      return pick(number)
    default: return []
    }
  }

  private func pressInProblem(_ key: Key) -> [Action] {
    switch key {
    case .character("q"), .escape, .enter: [.ask(.cancelDialog), .finish]
    default: []
    }
  }

  private mutating func pressInHistory(_ key: Key, _ selected: Int) -> [Action] {
    let codes = history
    let last = max(0, codes.count - 1)
    switch key {
    case .escape, .character("h"), .character("q"): panel = .none
    case .up, .character("k"): panel = .history(selected: max(0, selected - 1))
    case .down, .character("j"): panel = .history(selected: min(last, selected + 1))
    case .pageUp: panel = .history(selected: max(0, selected - 10))
    case .pageDown: panel = .history(selected: min(last, selected + 10))
    case .home: panel = .history(selected: 0)
    case .end: panel = .history(selected: last)
    case .enter, .character("c"):
      guard codes.indices.contains(selected) else { return [] }
      current = codes[selected]
      panel = .none
      return key == .enter ? showCard(current) : copy(current)
    default: break
    }
    return []
  }

  /// The newest first.
  var history: [TakenCode] { taken.reversed() }

  /// A code that comes while the list is shown moves the others down.
  mutating func keepSelection(_ change: (inout TerminalModel) -> Void) {
    let count = taken.count
    change(&self)
    if case .history(let selected) = panel, count > 0 {
      panel = .history(selected: min(selected + taken.count - count, taken.count - 1))
    }
  }

  private mutating func press(_ key: Key, in card: OpenCard) -> [Action] {
    if key == .character("c"), card.question == nil {
      panel = .none
      return copy(card.code)
    }
    var card = card
    let answer = card.press(key, rowCount: words.rows(of: card.code.content).count)
    panel = .none
    switch answer {
    case .none: panel = .card(card)
    case .closed: break
    case .carryOut(let effect): return actions(of: effect)
    }
    return []
  }

  /// What a card's effect is here.
  private func actions(of effect: CardEffect) -> [Action] {
    switch effect {
    case .open(let address), .handOver(let address): [.open(address)]
    case .showPlace(let place): [.open(place.mapAddress)]
    // What is pasted into a shell ends no line there.
    case .copy(let text): [.copy(cleaned(text))]
    case .save(let file): [.save(file)]
    // Questions are the card's own, and the others are not offered.
    case .join, .search, .ask, .dismissQuestion: []
    }
  }

  private mutating func pressTorch() -> [Action] {
    switch appearance?.torchButton {
    case .on, .off: return [.ask(.torch)]
    case .disabled, nil:
      news = words.noTorch
      return []
    }
  }

  private mutating func showCard(_ code: TakenCode?) -> [Action] {
    guard let code else { return say(words.nothingRead) }
    guard code.hasMeaning else { return say(words.onlyText) }
    panel = .card(OpenCard(code))
    return []
  }

  private mutating func copy(_ code: TakenCode?) -> [Action] {
    guard let code else { return say(words.nothingRead) }
    return [.copy(code.result.text)]
  }

  private mutating func pick(_ number: Int) -> [Action] {
    if isPlain {
      guard number <= taken.count else { return say(words.noSuchCode.with(String(number))) }
      current = taken[number - 1]
      return say(taken[number - 1].line)
    }
    guard let outline = appearance?.outlines.first(where: { numbers.number(of: $0) == number }) else {
      return say(words.noSuchCode.with(String(number)))
    }
    return pick(outline)
  }

  /// A scanner that waits for a choice takes it; in one that collects, keys are about it from now on.
  private mutating func pick(_ outline: Outline) -> [Action] {
    let code = TakenCode(outline.result)
    guard taken.contains(code) else { return [.ask(.tap(outline.corners.center))] }
    current = code
    return []
  }

  /// What is said when this was copied: secrets are not.
  func copiedNews(_ text: String) -> String {
    words.copied.with(text == current?.result.text ? current?.shownText ?? text : text)
  }

  private mutating func say(_ text: String) -> [Action] {
    news = text
    return []
  }
}
