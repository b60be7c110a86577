import Foundation

/// <https://developer.apple.com/documentation/avfaudio/avaudioplayer>
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  private let data: Data

  /// <https://developer.apple.com/documentation/avfaudio/avaudioplayer/init(data:filetypehint:)>
  public init(data: Data, fileTypeHint utiString: String?) throws {
    guard data.starts(with: Array("RIFF".utf8)) else { throw CocoaError(.fileReadCorruptFile) }
    self.data = data
  }

  /// <https://developer.apple.com/documentation/avfaudio/avaudioplayer/volume>
  open var volume: Float = 1
  /// <https://developer.apple.com/documentation/avfaudio/avaudioplayer/currenttime>
  open var currentTime: TimeInterval = 0
  /// <https://developer.apple.com/documentation/avfaudio/avaudioplayer/preparetoplay()>
  @discardableResult open func prepareToPlay() -> Bool { true }

  /// <https://developer.apple.com/documentation/avfaudio/avaudioplayer/play()>
  @discardableResult open func play() -> Bool {
    AudioSimulation.plays.append(data)
    return true
  }
}

/// <https://developer.apple.com/documentation/avfaudio/avaudiosession>
open class AVAudioSession: NSObject, @unchecked Sendable {
  private static let shared = AVAudioSession()
  /// <https://developer.apple.com/documentation/avfaudio/avaudiosession/sharedinstance()>
  open class func sharedInstance() -> AVAudioSession { shared }
  /// <https://developer.apple.com/documentation/avfaudio/avaudiosession/category>
  open private(set) var category = Category.soloAmbient

  /// <https://developer.apple.com/documentation/avfaudio/avaudiosession/setcategory(_:options:)>
  open func setCategory(_ category: AVAudioSession.Category, options: AVAudioSession.CategoryOptions = [])
    throws
  {
    self.category = category
  }

  /// <https://developer.apple.com/documentation/avfaudio/avaudiosession/category-swift.struct>
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// <https://developer.apple.com/documentation/avfaudio/avaudiosession/category-swift.struct/ambient>
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// <https://developer.apple.com/documentation/avfaudio/avaudiosession/category-swift.struct/soloambient>
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// <https://developer.apple.com/documentation/avfaudio/avaudiosession/category-swift.struct/playback>
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
  }

  /// <https://developer.apple.com/documentation/avfaudio/avaudiosession/categoryoptions-swift.struct>
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// <https://developer.apple.com/documentation/avfaudio/avaudiosession/categoryoptions-swift.struct/mixwithothers>
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
  }

  /// Back to what every app begins with, or to what an app has chosen.
  public func simulate(category: Category) { self.category = category }
}

/// What was to be heard. Nothing of this is Apple's.
public enum AudioSimulation {
  /// The sounds, oldest first. Tests read and empty it on the main actor, where sounds are played.
  public nonisolated(unsafe) static var plays: [Data] = []
}
