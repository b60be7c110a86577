import Foundation

public struct UTType: Hashable, Sendable {
  public let identifier: String
  public init?(_ identifier: String) { self.identifier = identifier }
  init(known identifier: String) { self.identifier = identifier }
  public static var text: UTType { UTType(known: "public.text") }
  public static var image: UTType { UTType(known: "public.image") }
}
