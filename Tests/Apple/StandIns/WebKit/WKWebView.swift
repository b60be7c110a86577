@_exported import FoundationNetworking
@_exported import UIKit

/// <https://developer.apple.com/documentation/webkit/wkwebview>: iOS 8.0
@MainActor open class WKWebView: UIView {
  /// <https://developer.apple.com/documentation/webkit/wkwebview/url>: iOS 8.0
  open private(set) var url: URL?

  /// <https://developer.apple.com/documentation/webkit/wkwebview/load(_:)>: iOS 8.0
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return WKNavigation()
  }
}

/// <https://developer.apple.com/documentation/webkit/wknavigation>: iOS 8.0
@MainActor open class WKNavigation: NSObject {}
