import Foundation
import UIKit
import UniformTypeIdentifiers

/// <https://developer.apple.com/documentation/corespotlight/cssearchableitemactiontype>
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// <https://developer.apple.com/documentation/corespotlight/cssearchableitemactivityidentifier>
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

/// <https://developer.apple.com/documentation/corespotlight/cssearchableitemattributeset>: iOS 9.0
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  /// <https://developer.apple.com/documentation/corespotlight/cssearchableitemattributeset/title>: iOS 9.0
  open var title: String?
  /// <https://developer.apple.com/documentation/corespotlight/cssearchableitemattributeset/contentdescription>: iOS 9.0
  open var contentDescription: String?
  /// <https://developer.apple.com/documentation/corespotlight/cssearchableitemattributeset/keywords>: iOS 9.0
  open var keywords: [String]?

  /// <https://developer.apple.com/documentation/corespotlight/cssearchableitemattributeset/init(contenttype:)>: iOS 9.0
  public init(contentType: UTType) {}
}

/// <https://developer.apple.com/documentation/corespotlight/cssearchableitem>: iOS 9.0
open class CSSearchableItem: NSObject, @unchecked Sendable {
  /// <https://developer.apple.com/documentation/corespotlight/cssearchableitem/uniqueidentifier>: iOS 9.0
  open var uniqueIdentifier: String
  /// <https://developer.apple.com/documentation/corespotlight/cssearchableitem/attributeset>: iOS 9.0
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
  /// <https://developer.apple.com/documentation/corespotlight/cssearchableindex/default()>: iOS 9.0
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
