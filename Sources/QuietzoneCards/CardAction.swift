import QuietzoneScanner

/// Something that can be done with a result; its button's words are the host's.
public struct CardAction: Sendable {
  /// What kind of action.
  public enum Kind: CaseIterable, Sendable {
    /// Open a page.
    case open
    /// Open another app by an address of its own.
    case openApp
    /// Join a wireless network.
    case joinNetwork
    /// Add a person to the contacts.
    case saveContact
    case call
    /// Write an e-mail.
    case mail
    /// Write a short message.
    case message
    /// Show a place on a map.
    case showPlace
    /// Add an event to the calendar.
    case saveEvent
    /// Hand the key of one-time passwords to the app that makes them.
    case addPassword
    /// Hand a payment to the app that pays it.
    case pay
    /// Search for the number.
    case search
    case copyPassword, copyName, copyAccount, copyAmount, copyReference, copyNumber, copyAddress, copyPlace
    /// Copy the whole text.
    case copyText
  }

  public let kind: Kind
  /// What tells it from others of its kind: the number that is called, the host that is opened. Nil where there is one alone.
  public let detail: String?
  /// What it comes to.
  package let effect: CardEffect
  /// What is asked first.
  package let question: CardQuestion?

  init(_ kind: Kind, detail: String? = nil, _ effect: CardEffect, asks question: CardQuestion? = nil) {
    self.kind = kind
    self.detail = detail.map { cleaned($0) }
    self.effect = effect
    self.question = question
  }
}
