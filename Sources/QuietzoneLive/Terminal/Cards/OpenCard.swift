import QuietzoneCards
import QuietzoneScanner
import QuietzoneTerminal

/// A card before a person: what a code means, and what keys do with it.
struct OpenCard: Equatable, Sendable {
  let code: TakenCode
  /// How many fields are above those that are seen.
  private(set) var skipped = 0
  private var card: ResultCard
  /// Where the actions are among the card's that are of use in a terminal. Their keys are the digits from 1.
  private let offered: [Int]

  init(_ code: TakenCode) {
    self.code = code
    card = ResultCard(ContentInput(code.result))
    offered = Array(card.actions.indices.filter { [card] in card.actions[$0].isOfUseInTerminals }.prefix(9))
  }

  /// What the keys from 1 do, in their order.
  var actions: [CardAction] { offered.map { card.actions[$0] } }

  /// What is asked before an action that may harm is carried out.
  var question: CardQuestion? { card.question }

  /// Whether Enter opens the link that the card is about: it is quickly pressed, and for what is harmless alone.
  var opensByEnter: Bool {
    if let first = actions.first { first.kind == .open && first.question == nil } else { false }
  }

  /// Whether the code holds a link that is left to others: of an app, or with a scheme that is not the web's.
  var isLinkForOthers: Bool {
    switch code.content {
    case .link, .appLink: !actions.contains { $0.kind == .open }
    default: false
    }
  }

  /// What a key comes to.
  enum Answer: Equatable {
    /// The card stays.
    case none
    case closed
    /// This is done, and the card goes.
    case carryOut(CardEffect)
  }

  mutating func press(_ key: Key, rowCount: Int) -> Answer {
    if question != nil {
      switch key {
      case .character("y"), .character("Y"): return answer(card.handle(.confirmed))
      case .character("n"), .character("N"), .character("q"), .escape: return answer(card.handle(.declined))
      default: return .none
      }
    }
    switch key {
    case .escape, .character("n"), .character("N"), .character("q"): return .closed
    case .enter: return opensByEnter ? press(action: 0) : .none
    case .up, .character("k"): skipped = max(0, skipped - 1)
    case .down, .character("j"): skipped = max(0, min(rowCount - 1, skipped + 1))
    case .character(let character):
      if let digit = character.properties.numericType == .decimal ? Int(String(character)) : nil {
        return press(action: digit - 1)
      }
    default: break
    }
    return .none
  }

  private mutating func press(action index: Int) -> Answer {
    offered.indices.contains(index) ? answer(card.handle(.actionPressed(offered[index]))) : .none
  }

  /// Questions are put by the card itself.
  private func answer(_ effects: [CardEffect]) -> Answer {
    for effect in effects {
      switch effect {
      case .ask, .dismissQuestion: continue
      default: return .carryOut(effect)
      }
    }
    return .none
  }

  static func == (a: OpenCard, b: OpenCard) -> Bool {
    a.code == b.code && a.question == b.question && a.skipped == b.skipped
  }
}

extension CardAction {
  /// Whether a terminal has what it takes. Other apps are not started from here, whatever a code says they are for.
  fileprivate var isOfUseInTerminals: Bool {
    switch kind {
    case .open: if case .open(let address) = effect { isWhole(address) } else { false }
    case .mail, .showPlace, .saveContact, .saveEvent: true
    case .copyPassword, .copyName, .copyAccount, .copyAmount, .copyReference, .copyNumber, .copyAddress,
      .copyPlace, .copyText:
      true
    case .openApp, .joinNetwork, .call, .message, .addPassword, .pay, .search: false
    }
  }
}

/// Whether an address says itself where it begins: what opens it takes it for no option and no file.
private func isWhole(_ address: String) -> Bool {
  let start = address.prefix(8).lowercased()
  return start.hasPrefix("http://") || start.hasPrefix("https://")
}
