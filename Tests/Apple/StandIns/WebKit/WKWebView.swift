@_exported import FoundationNetworking
@_exported import UIKit

@MainActor open class WKWebView: UIView {
  open private(set) var url: URL?

  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return WKNavigation()
  }
}

@MainActor open class WKNavigation: NSObject {}
