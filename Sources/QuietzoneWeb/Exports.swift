#if arch(wasm32)
  import Quietzone
  import QuietzoneWebMemory

  // WebAssembly runs one thread here, and nothing calls back into the host.
  nonisolated(unsafe) private var frames = SequenceReader()

  /// Reads a grey frame: one byte a pixel, 0 black and 255 white, row by row from the top left, no padding.
  ///
  /// - Parameters:
  ///   - pixels: A buffer from `allocate` of `width * height` bytes at least.
  ///   - symbologies: A bit for each symbology, in the order of `Symbology`; 0 stands for all there are readers for.
  ///   - maximumSymbolCount: The most symbols to report; 0 or less stands for no limit.
  ///   - preset: How to look: the raw value of a `ReadingPreset`.
  /// - Returns: A buffer for the host to give back with `deallocate`: the length of what follows in four bytes,
  ///   little endian, then the symbols as JSON in UTF-8, see `answer(for:)`. Null where the arguments make no sense or
  ///   there is no room for the answer.
  @_expose(wasm, "read") @_cdecl("quietzone_read")
  public func read(
    _ pixels: UnsafeMutableRawPointer?, _ width: Int32, _ height: Int32,
    _ symbologies: UInt32, _ maximumSymbolCount: Int32, _ preset: UInt32
  ) -> UnsafeMutableRawPointer? {
    guard let reader = reader(symbologies, maximumSymbolCount, preset),
      let barcodes = withFrame(at: pixels, width, height, { reader.read($0) })
    else { return nil }
    return buffers.allocate(holding: answer(for: barcodes))
  }

  /// Reads the next frame of a sequence, together with those before it: arguments and answer as those of `read`, with the
  /// codes that were seen but not read.
  @_expose(wasm, "read_next") @_cdecl("quietzone_read_next")
  public func readNext(
    _ pixels: UnsafeMutableRawPointer?, _ width: Int32, _ height: Int32,
    _ symbologies: UInt32, _ maximumSymbolCount: Int32, _ preset: UInt32
  ) -> UnsafeMutableRawPointer? {
    guard let reader = reader(symbologies, maximumSymbolCount, preset),
      let reading = withFrame(at: pixels, width, height, { frames.read($0, with: reader) })
    else { return nil }
    return buffers.allocate(holding: answer(for: reading.barcodes, unread: reading.unread))
  }

  /// Forgets the frames that `read_next` has read: another sequence begins.
  @_expose(wasm, "forget_frames") @_cdecl("quietzone_forget_frames")
  public func forgetFrames() { frames = SequenceReader() }

  /// The reader that a host asks for.
  private func reader(_ symbologies: UInt32, _ maximumSymbolCount: Int32, _ preset: UInt32) -> BarcodeReader?
  {
    guard let preset = UInt8(exactly: preset).flatMap({ ReadingPreset(rawValue: $0) }) else { return nil }
    return BarcodeReader(
      preset: preset, symbologies: symbologies == 0 ? .all : SymbologySet(mask: symbologies),
      maximumSymbolCount: maximumSymbolCount > 0 ? Int(maximumSymbolCount) : .max)
  }

  /// Whether a frame, as `read` takes it, shows something like a code that is too small to be read well: 1 or 0.
  @_expose(wasm, "shows_small_code") @_cdecl("quietzone_shows_small_code")
  public func showsSmall(_ pixels: UnsafeMutableRawPointer?, _ width: Int32, _ height: Int32) -> Int32 {
    withFrame(at: pixels, width, height) { showsSmallCode($0) } ?? false ? 1 : 0
  }
#endif
