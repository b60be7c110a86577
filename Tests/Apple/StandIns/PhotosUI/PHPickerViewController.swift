@_exported import UIKit

/// <https://developer.apple.com/documentation/photosui/phpickerviewcontroller>: iOS 14.0
@MainActor open class PHPickerViewController: UIViewController {
  /// <https://developer.apple.com/documentation/photosui/phpickerviewcontroller/init(configuration:)>: iOS 14.0
  public convenience init(configuration: PHPickerConfiguration) {
    self.init(nibName: nil, bundle: nil)
    self.configuration = configuration
  }

  /// <https://developer.apple.com/documentation/photosui/phpickerviewcontroller/configuration>: iOS 14.0
  open private(set) var configuration = PHPickerConfiguration()
  /// <https://developer.apple.com/documentation/photosui/phpickerviewcontroller/delegate>: iOS 14.0
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// The user chooses these pictures, or none.
  public func simulatePick(_ images: [Data?]) {
    delegate?.picker(
      self,
      didFinishPicking: images.map {
        PHPickerResult(itemProvider: NSItemProvider(simulatedImage: $0), assetIdentifier: nil)
      })
  }
}

/// <https://developer.apple.com/documentation/photosui/phpickerviewcontrollerdelegate>: iOS 14.0
@MainActor @preconcurrency public protocol PHPickerViewControllerDelegate: AnyObject {
  /// <https://developer.apple.com/documentation/photosui/phpickerviewcontrollerdelegate/picker(_:didfinishpicking:)>: iOS 14.0
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// <https://developer.apple.com/documentation/photosui/phpickerconfiguration>: iOS 14.0
public struct PHPickerConfiguration: Equatable, Hashable, Sendable {
  /// <https://developer.apple.com/documentation/photosui/phpickerconfiguration/init()>: iOS 14.0
  public init() {}
  /// <https://developer.apple.com/documentation/photosui/phpickerconfiguration/filter>: iOS 14.0
  public var filter: PHPickerFilter?
  /// <https://developer.apple.com/documentation/photosui/phpickerconfiguration/selectionlimit>: iOS 14.0
  public var selectionLimit = 1
  /// <https://developer.apple.com/documentation/photosui/phpickerconfiguration/preferredassetrepresentationmode>: iOS 14.0
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic

  /// <https://developer.apple.com/documentation/photosui/phpickerconfiguration/assetrepresentationmode>: iOS 14.0
  public enum AssetRepresentationMode: Int, Sendable {
    /// <https://developer.apple.com/documentation/photosui/phpickerconfiguration/assetrepresentationmode/automatic>: iOS 14.0
    case automatic, current, compatible
  }
}

/// <https://developer.apple.com/documentation/photosui/phpickerfilter>: iOS 14.0
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  let name: String
  /// <https://developer.apple.com/documentation/photosui/phpickerfilter/images>: iOS 14.0
  public static let images = PHPickerFilter(name: "images")
}

/// <https://developer.apple.com/documentation/photosui/phpickerresult>: iOS 14.0
public struct PHPickerResult: Equatable, Hashable, Sendable {
  /// <https://developer.apple.com/documentation/photosui/phpickerresult/itemprovider>: iOS 14.0
  public let itemProvider: NSItemProvider
  /// <https://developer.apple.com/documentation/photosui/phpickerresult/assetidentifier>: iOS 14.0
  public let assetIdentifier: String?
}
