// CGFloat, CGPoint, CGSize and CGRect come with Foundation on Linux.
@_exported import Foundation
