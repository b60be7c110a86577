#if arch(wasm32)
  /// The buffers that the host holds: so that a stray address from outside is refused, not followed.
  package struct LiveBuffers: ~Copyable {
    /// The most bytes that may be live at a time: a frame of 268 megapixels. A module that runs out of memory stops
    /// for good, so a host that asks for too much is refused in time.
    static let byteLimit = 1 << 28

    private var buffers: [UnsafeMutableRawBufferPointer] = []
    private var byteCount = 0

    package init() {}

    /// A buffer of `count` bytes, all zero; nil where `count` is not positive or would go past the limit.
    package mutating func allocate(_ count: Int) -> UnsafeMutableRawBufferPointer? {
      guard count > 0, count <= Self.byteLimit - byteCount else { return nil }
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
      buffer.initializeMemory(as: UInt8.self, repeating: 0)
      buffers.append(buffer)
      byteCount += count
      return buffer
    }

    /// A buffer with the length of `answer` in four bytes, little endian, and then `answer`; null where there is no room.
    package mutating func allocate(holding answer: [UInt8]) -> UnsafeMutableRawPointer? {
      guard let buffer = allocate(4 + answer.count) else { return nil }
      buffer.storeBytes(of: UInt32(answer.count).littleEndian, as: UInt32.self)
      UnsafeMutableRawBufferPointer(rebasing: buffer[4...]).copyBytes(from: answer)
      return buffer.baseAddress
    }

    /// The live buffer that starts at `address`.
    package func buffer(at address: UnsafeMutableRawPointer?) -> UnsafeMutableRawBufferPointer? {
      guard let index = index(of: address) else { return nil }
      return buffers[index]
    }

    /// Gives the buffer at `address` back; does nothing where there is none.
    package mutating func deallocate(at address: UnsafeMutableRawPointer?) {
      guard let index = index(of: address) else { return }
      let buffer = buffers.remove(at: index)
      byteCount -= buffer.count
      buffer.deallocate()
    }

    private func index(of address: UnsafeMutableRawPointer?) -> Int? {
      guard let address else { return nil }
      return buffers.firstIndex { $0.baseAddress == address }
    }
  }
#endif
