#if canImport(UIKit)
  import Foundation
  import QuietzoneCards
  import QuietzoneScanner

  /// What a card says: what kind of thing its code holds, then what that is and what to know of it.
  struct CardWords {
    let title: String
    let text: String

    init(_ content: BarcodeContent) {
      title = Words.text(Self.name(of: content))
      // What turns the direction of writing, or cannot be seen, is not shown.
      let lines =
        [Self.headline(of: content)].compactMap { $0 } + content.linkWarnings.map { Self.text(of: $0) }
      text = lines.map { cleaned($0) }.joined(separator: "\n")
    }

    init(_ question: CardQuestion) {
      switch question {
      case .openDangerousLink(let host?):
        title = Words.text("Open this link all the same?")
        text = String(format: Words.text("It leads to %@, and may not be what it seems."), host)
      case .openDangerousLink(nil):
        title = Words.text("Open this link all the same?")
        text = Words.text("It may not be what it seems, or do harm.")
      case .openApp(let scheme):
        title = Words.text("Open another app?")
        text = String(
          format: Words.text(
            "The code asks for the app behind “%@:”. What it does there cannot be seen here."), scheme)
      case .dialCommand(let number):
        title = Words.text("Dial this number?")
        text = String(format: Words.text("%@ may be a command that changes your phone's settings."), number)
      }
    }

    /// A button's words, with what tells it from others of its kind.
    static func title(of action: CardAction) -> String {
      let name = Words.text(name(of: action.kind))
      return action.detail.map { "\(name): \($0)" } ?? name
    }

    private static func name(of kind: CardAction.Kind) -> String {
      switch kind {
      case .open: "Open"
      case .openApp: "Open the app"
      case .saveContact: "Save contact"
      case .call: "Call"
      case .mail: "Write e-mail"
      case .message: "Write message"
      case .showPlace: "Show on the map"
      case .saveEvent: "Add to calendar"
      case .addPassword: "Add to password app"
      case .pay: "Pay in an app"
      case .search: "Search"
      case .copyPassword: "Copy password"
      case .copyName: "Copy name"
      case .copyAccount: "Copy account"
      case .copyAmount: "Copy amount"
      case .copyReference: "Copy reference"
      case .copyNumber: "Copy number"
      case .copyAddress: "Copy address"
      case .copyPlace: "Copy coordinates"
      case .copyText: "Copy text"
      case .joinNetwork: "Join the network"
      }
    }

    private static func name(of content: BarcodeContent) -> String {
      if case .product(let product) = content { return name(of: product.use) }
      return switch content.kind {
      case .link: "Link"
      case .appLink: "Link to an app"
      case .wifi: "Wi-Fi network"
      case .contact: "Contact"
      case .email: "E-mail"
      case .phone: "Phone number"
      case .sms: "Text message"
      case .mms: "Multimedia message"
      case .geo: "Place"
      case .event: "Event"
      case .otp: "One-time passwords"
      case .payment: "Payment"
      case .gs1: "GS1 data"
      case .product: "Product"
      case .hibc: "Medical product"
      case .pharmacy: "Medicine"
      case .boardingPass: "Boarding pass"
      case .drivingLicence: "Driving licence"
      case .railTicket: "Rail ticket"
      case .postal: "Parcel"
      case .healthCertificate: "Health certificate"
      case .text: "Text"
      }
    }

    private static func name(of use: ProductNumber.Use) -> String {
      switch use {
      case .product: "Product"
      case .isbn: "Book"
      case .ismn: "Printed music"
      case .issn: "Periodical"
      case .inStore: "Number within a shop"
      case .coupon: "Coupon"
      case .refund: "Refund"
      }
    }

    private static func headline(of content: BarcodeContent) -> String? {
      switch content {
      case .link(let link): link.isDangerous ? link.asciiHost ?? link.host : link.host
      case .appLink(let link): link.url
      case .wifi(let network): network.name
      case .contact(let contact): contact.name
      case .email(let message): message.to.joined(separator: ", ")
      case .phone(let phone): phone.number
      case .sms(let message), .mms(let message): message.numbers.joined(separator: ", ")
      case .geo(let place): "\(place.latitude), \(place.longitude)"
      case .event(let event): event.summary
      case .otp(let password): password.issuer ?? password.account
      case .gs1(let data): data.elements.first.map { String(decoding: $0.data, as: UTF8.self) }
      case .product(let product): product.gtin
      case .pharmacy(let medicine): medicine.number
      case .boardingPass(let pass): pass.passenger
      case .postal(let item): item.trackingNumber
      default: nil
      }
    }

    private static func text(of warning: LinkWarning) -> String {
      func said(_ english: String, _ details: String...) -> String {
        details.isEmpty ? Words.text(english) : String(format: Words.text(english), arguments: details)
      }
      return switch warning {
      case .unsafeScheme(let detail):
        said("It runs or holds what it leads to (%@). It cannot be opened here.", detail)
      case .otherScheme(let detail): said("It is not a web page (%@).", detail)
      case .unencrypted: said("The connection is not encrypted.")
      case .userInfo(let detail):
        said("“%@” stands in front of the address and is not where it leads.", detail)
      case .address: said("It leads to a number instead of a name.")
      case .disguisedAddress(let detail):
        said("Its address is written so that it is not recognised (%@).", detail)
      case .localHost: said("It leads into your own network.")
      case .port(let port): said("It uses an unusual port (%@).", String(port))
      case .punycode(let detail): said("Its name has letters beyond a to z (%@).", detail)
      case .mixedScripts(let label, _, _): said("“%@” mixes letters of different scripts.", label)
      case .lookAlike(let label, let looksLike, _): said("“%1$@” only looks like “%2$@”.", label, looksLike)
      case .embeddedDomain(let detail): said("It begins like “%@” and leads elsewhere.", detail)
      case .encodedHost: said("Its address is disguised by an encoding.")
      case .backslash: said("It has backslashes where slashes belong.")
      case .shortener: said("It is a short link: where it leads cannot be seen.")
      case .openRedirect(let detail): said("It may lead on to %@.", detail)
      case .controlCharacters: said("It holds control characters.")
      case .bidirectionalCharacters: said("It holds characters that turn the direction of writing.")
      case .invisibleCharacters: said("It holds characters that cannot be seen.")
      case .misleadingTitle(let detail): said("It calls itself “%@” and leads elsewhere.", detail)
      }
    }
  }
#endif
