import Foundation
import UIKit
import UniformTypeIdentifiers

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  open var title: String?
  open var contentDescription: String?
  open var keywords: [String]?

  public init(contentType: UTType) {}
}

open class CSSearchableItem: NSObject, @unchecked Sendable {
  open var uniqueIdentifier: String
  open var attributeSet: CSSearchableItemAttributeSet

  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.attributeSet = attributeSet
  }
}

open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let standard = CSSearchableIndex()
  open class func `default`() -> Self { standard as! Self }
  /// What the system would find. Tests read and empty it where they run alone.
  public var simulatedItems: [CSSearchableItem] = []

  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    simulatedItems += items
    completionHandler?(nil)
  }
}
