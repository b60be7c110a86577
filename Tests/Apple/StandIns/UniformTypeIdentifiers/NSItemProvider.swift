import Foundation

/// Apple has it in Foundation.
/// <https://developer.apple.com/documentation/foundation/nsitemprovider>: iOS 8.0
open class NSItemProvider: NSObject, @unchecked Sendable {
  private let data: Data?

  /// An item that holds an image file's bytes; nil if it cannot be had.
  public init(simulatedImage data: Data?) { self.data = data }

  /// <https://developer.apple.com/documentation/foundation/nsitemprovider/hasitemconformingtotypeidentifier(_:)>: iOS 8.0
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    typeIdentifier == "public.image"
  }

  /// <https://developer.apple.com/documentation/foundation/nsitemprovider/loaddatarepresentation(fortypeidentifier:completionhandler:)>: iOS 8.0
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let data = data
    DispatchQueue.global().async {
      completionHandler(data, data == nil ? CocoaError(.fileReadUnknown) : nil)
    }
    return Progress(totalUnitCount: 1)
  }
}
