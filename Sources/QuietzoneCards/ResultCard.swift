import QuietzoneContent

/// What a result means and what can be done with it: events in, effects out, as the scanner itself.
///
/// Nothing happens by itself: an action is carried out when its button is pressed, and what may harm after a second, plain
/// question.
///
/// ```swift
/// var card = ResultCard(ContentInput(text: "tel:+12015550123", symbology: .qrCode))
/// card.actions.map { $0.kind }           // .call, .copyNumber
/// card.handle(.actionPressed(0))         // .handOver("tel:+12015550123")
/// ```
public struct ResultCard: Sendable {
  /// What the code means.
  public let content: BarcodeContent
  /// What can be done with it, the most likely first.
  public let actions: [CardAction]
  /// The action that was pressed and waits for an answer.
  private var pending: CardAction?

  /// - Parameter joinsNetworks: Whether the host can join a wireless network: a browser cannot.
  public init(_ input: ContentInput, joinsNetworks: Bool = false) {
    content = BarcodeContent(input)
    var list = CardActions(text: input.text, joinsNetworks: joinsNetworks)
    list.add(for: content)
    actions = list.all
  }

  /// What is asked before the action that was pressed is carried out.
  public var question: CardQuestion? { pending?.question }

  /// Takes notice of an event and says what there is to do.
  public mutating func handle(_ event: CardEvent) -> [CardEffect] {
    switch event {
    case .actionPressed(let index):
      guard actions.indices.contains(index), pending == nil else { return [] }
      let action = actions[index]
      guard let question = action.question else { return [action.effect] }
      pending = action
      return [.ask(question)]
    case .confirmed:
      guard let action = pending else { return [] }
      pending = nil
      return [.dismissQuestion, action.effect]
    case .declined:
      guard pending != nil else { return [] }
      pending = nil
      return [.dismissQuestion]
    }
  }
}

/// What happens to a card.
public enum CardEvent: Sendable {
  /// The button of the action at this index.
  case actionPressed(Int)
  /// The question that `CardEffect.ask` put was answered: do it.
  case confirmed
  /// It was answered: leave it.
  case declined
}

/// What the host has to do, in the order given.
public enum CardEffect: Equatable, Sendable {
  /// Open this web address.
  case open(String)
  /// Hand this address to the system, for the app that it has for such.
  case handOver(String)
  /// Join this network.
  case join(WiFiNetwork)
  /// Put this into the clipboard.
  case copy(String)
  /// Let the user keep this file, or open it in the app that is for such.
  case save(CardFile)
  /// Show this place on a map.
  case showPlace(CardPlace)
  /// Search for these words.
  case search(String)
  /// Ask this, with a way out that is easier to take than the other; answered by `CardEvent.confirmed` or `declined`.
  case ask(CardQuestion)
  /// Take the question away.
  case dismissQuestion
}

/// What is asked before an action that may harm; its words are the host's.
public enum CardQuestion: Equatable, Sendable {
  /// Whether to open a link that deceives or harms, and the host that it leads to in truth, as it is looked up; nil where it has
  /// none.
  case openDangerousLink(host: String?)
  /// Whether to leave for another app, by the scheme that it is called by.
  case openApp(scheme: String)
  /// Whether to dial a number that telephones may take for a command.
  case dialCommand(number: String)
}

/// A file that an action makes.
public struct CardFile: Equatable, Sendable {
  /// With its extension, and nothing in it that file systems do not take.
  public let name: String
  /// `text/vcard`, `text/calendar`.
  public let mediaType: String
  /// In UTF-8.
  public let text: String
}

/// A place to be shown on a map: by its coordinates, by words, or by both.
public struct CardPlace: Equatable, Sendable {
  /// Degrees north in WGS 84; nil where there are words alone.
  public var latitude: DecimalNumber? = nil
  /// Degrees east.
  public var longitude: DecimalNumber? = nil
  /// What to look for, there or anywhere.
  public var query: String?
}
