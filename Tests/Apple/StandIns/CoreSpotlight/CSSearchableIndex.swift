import Foundation
import UIKit
import UniformTypeIdentifiers

/// <https://developer.apple.com/documentation/corespotlight/cssearchableitemactiontype>
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

/// <https://developer.apple.com/documentation/corespotlight/cssearchableitemattributeset>: iOS 9.0
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  open var title: String?
  open var contentDescription: String?
  /// <https://developer.apple.com/documentation/corespotlight/cssearchableitemattributeset/keywords>: iOS 9.0
  open var keywords: [String]?

  public init(contentType: UTType) {}
}

/// <https://developer.apple.com/documentation/corespotlight/cssearchableitem>: iOS 9.0
open class CSSearchableItem: NSObject, @unchecked Sendable {
  open var uniqueIdentifier: String
  open var attributeSet: CSSearchableItemAttributeSet

  /// <https://developer.apple.com/documentation/corespotlight/cssearchableitem/init(uniqueidentifier:domainidentifier:attributeset:)>: iOS 9.0
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.attributeSet = attributeSet
  }
}

/// <https://developer.apple.com/documentation/corespotlight/cssearchableindex>: iOS 9.0
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let standard = CSSearchableIndex()
  open class func `default`() -> Self { standard as! Self }
  /// What the system would find. Tests read and empty it where they run alone.
  public var simulatedItems: [CSSearchableItem] = []

  /// <https://developer.apple.com/documentation/corespotlight/cssearchableindex/indexsearchableitems(_:completionhandler:)>: iOS 9.0
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    simulatedItems += items
    completionHandler?(nil)
  }
}
