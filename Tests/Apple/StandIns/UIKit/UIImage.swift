@_exported import CoreImage
@_exported import QuartzCore

/// <https://developer.apple.com/documentation/uikit/uiimage>: iOS 2.0
open class UIImage: NSObject {}
