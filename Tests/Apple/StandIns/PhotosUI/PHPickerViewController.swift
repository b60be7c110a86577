@_exported import UIKit

@MainActor open class PHPickerViewController: UIViewController {
  public convenience init(configuration: PHPickerConfiguration) {
    self.init(nibName: nil, bundle: nil)
    self.configuration = configuration
  }

  open private(set) var configuration = PHPickerConfiguration()
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

@MainActor @preconcurrency public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// <https://developer.apple.com/documentation/photosui/phpickerconfiguration>: iOS 14.0
public struct PHPickerConfiguration: Equatable, Hashable, Sendable {
  public init() {}
  public var filter: PHPickerFilter?
  /// <https://developer.apple.com/documentation/photosui/phpickerconfiguration/selectionlimit>: iOS 14.0
  public var selectionLimit = 1
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic

  /// <https://developer.apple.com/documentation/photosui/phpickerconfiguration/assetrepresentationmode>: iOS 14.0
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic, current, compatible
  }
}

/// <https://developer.apple.com/documentation/photosui/phpickerfilter>: iOS 14.0
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  let name: String
  public static let images = PHPickerFilter(name: "images")
}

/// <https://developer.apple.com/documentation/photosui/phpickerresult>: iOS 14.0
public struct PHPickerResult: Equatable, Hashable, Sendable {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}
