import Foundation

/// How images are read for programs that send them, and how much of the machine they may take.
public struct APIOptions: Sendable {
  /// What a request's `Authorization: Bearer …` must say; nil where everybody may ask.
  public var token: String?
  /// The most bytes of a request's body.
  public var maximumBytes = 32 << 20
  /// The most pixels of an image.
  public var maximumPixels = 50_000_000
  /// How long an image may be read.
  public var maximumDuration = Duration.seconds(10)
  /// The most images of a request.
  public var maximumImages = 64
  /// How many images are read at a time.
  public var readers = ProcessInfo.processInfo.activeProcessorCount
  /// How many requests may wait for that; more are told to come back.
  public var maximumWaiting = 128
  /// How many requests of one address may be read or wait.
  public var maximumOfOneClient = 96
  /// The most bytes of requests that are arriving, waiting or being read, together.
  public var memory = 512 << 20

  public init(token: String? = nil) { self.token = token }
}
