import Crypto
import NIOCore

/// A file of the page, ready to be sent.
struct Asset: Sendable {
  /// As a `Content-Type` header has it.
  var mediaType: String
  var content: ByteBuffer
  /// The content compressed, in the ways that make it shorter.
  private(set) var compressed: [ContentCoding: ByteBuffer] = [:]
  /// What the content is recognised by: hexadecimal, from its SHA-256.
  var hash: String

  init(name: String, content: [UInt8]) throws {
    mediaType = QuietzoneServer.mediaType(ofFile: name)
    self.content = ByteBuffer(bytes: content)
    hash = SHA256.hash(data: content).prefix(16).map { byte in
      String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }.joined()
    add(try gzip(content), as: .gzip)
  }

  /// Adds a compressed form of the content, unless it is longer.
  mutating func add(_ compressed: [UInt8], as coding: ContentCoding) {
    if compressed.count < content.readableBytes { self.compressed[coding] = ByteBuffer(bytes: compressed) }
  }
}
