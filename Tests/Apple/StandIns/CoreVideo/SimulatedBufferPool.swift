/// Where the simulated camera has its buffers from. It counts what it had to allocate: a camera that gets its buffers back has
/// no need of new ones.
public final class SimulatedBufferPool: @unchecked Sendable {
  private let lock = NSLock()
  private var free: [Int: [UnsafeMutableRawPointer]] = [:]
  private var allocated = 0
  private var lent = 0
  private var mostLent = 0

  public init() {}

  deinit { for memory in free.values.joined() { memory.deallocate() } }

  /// How many buffers were ever allocated.
  public var allocationCount: Int { lock.withLock { allocated } }
  /// How many buffers are not back yet, and how many were away at most at a time.
  public var lentCount: Int { lock.withLock { lent } }
  public var mostLentCount: Int { lock.withLock { mostLent } }

  /// A buffer with these grey values, whose rows are padded to 64 bytes and 64 more, as a camera's are. What lies between the
  /// rows is noise.
  public func buffer(
    width: Int, height: Int, format: OSType = kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, pixels: [UInt8]
  ) -> CVPixelBuffer {
    precondition(pixels.count == width * height)
    guard let layout = PixelFormat.of(format) else { preconditionFailure("a format that is not simulated") }
    let bytesPerRow = (width * layout.pixelStep + 63) / 64 * 64 + 64
    let size = bytesPerRow * height
    let memory = lock.withLock {
      lent += 1
      mostLent = max(mostLent, lent)
      if let memory = free[size]?.popLast() { return memory }
      allocated += 1
      let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64)
      memory.initializeMemory(as: UInt8.self, repeating: 0x5A, count: size)
      return memory
    }
    let bytes = memory.assumingMemoryBound(to: UInt8.self)
    pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<height {
        for x in 0..<width {
          for byte in layout.written {
            bytes[y * bytesPerRow + x * layout.pixelStep + byte] = pixels[y * width + x]
          }
        }
      }
    }
    return CVPixelBuffer(
      format: format, width: width, height: height, bytesPerRow: bytesPerRow, memory: memory
    ) { [self] memory in
      lock.withLock {
        lent -= 1
        free[size, default: []].append(memory)
      }
    }
  }
}

/// <https://developer.apple.com/documentation/corefoundation/cfallocator>: iOS 2.0
public final class CFAllocator {}

/// <https://developer.apple.com/documentation/corevideo/cvpixelbuffercreate(_:_:_:_:_:_:)>: iOS 4.0
@discardableResult
public func CVPixelBufferCreate(
  _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
  _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  guard width > 0, height > 0, PixelFormat.of(pixelFormatType) != nil else {
    return kCVReturnInvalidPixelFormat
  }
  let pixels = [UInt8](repeating: 0, count: width * height)
  pixelBufferOut.pointee = SimulatedBufferPool().buffer(
    width: width, height: height, format: pixelFormatType, pixels: pixels)
  return kCVReturnSuccess
}
