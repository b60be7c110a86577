import Foundation

/// <https://developer.apple.com/documentation/uniformtypeidentifiers/uttype>: iOS 14.0
public struct UTType: Hashable, Sendable {
  /// <https://developer.apple.com/documentation/uniformtypeidentifiers/uttype/identifier>: iOS 14.0
  public let identifier: String
  /// <https://developer.apple.com/documentation/uniformtypeidentifiers/uttype/init(_:)>: iOS 14.0
  public init?(_ identifier: String) { self.identifier = identifier }
  init(known identifier: String) { self.identifier = identifier }
  /// <https://developer.apple.com/documentation/uniformtypeidentifiers/uttype/text>: iOS 14.0
  public static var text: UTType { UTType(known: "public.text") }
  /// <https://developer.apple.com/documentation/uniformtypeidentifiers/uttype/image>: iOS 14.0
  public static var image: UTType { UTType(known: "public.image") }
}
