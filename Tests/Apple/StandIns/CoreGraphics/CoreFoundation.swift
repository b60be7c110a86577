// CGFloat, CGPoint, CGSize and CGRect come with Foundation on Linux; the classes of Core Foundation are toll-free bridged on
// Apple's systems, and here the same.
@_exported import Foundation

/// <https://developer.apple.com/documentation/corefoundation/cfstring>: iOS 2.0
public typealias CFString = NSString
/// <https://developer.apple.com/documentation/corefoundation/cfurl>: iOS 2.0
public typealias CFURL = NSURL
/// <https://developer.apple.com/documentation/corefoundation/cfdata>: iOS 2.0
public typealias CFData = NSData
/// <https://developer.apple.com/documentation/corefoundation/cfdictionary>: iOS 2.0
public typealias CFDictionary = NSDictionary
