import CFFmpeg

/// The lines of a decoded picture as luminance: 0 black, 255 white, whatever the pixel format; alpha lies over white.
struct GreyLines {
  private let frame: UnsafeMutablePointer<AVFrame>
  private let width: Int
  private let layout: Layout
  /// Video range: 16 is black and 235 white.
  private let isLimitedRange: Bool

  /// How a line's pixels are found.
  private enum Layout {
    /// A byte a pixel that is the luminance.
    case grey
    /// Bytes that index a palette, here already as luminance.
    case palette([UInt8])
    /// Bytes in one plane or several.
    case bytes(colors: [Component], alpha: Component?)
    /// Any other format whose description FFmpeg can follow.
    case described(UnsafePointer<AVPixFmtDescriptor>)
  }

  private struct Component {
    var plane: Int
    var step: Int
    var offset: Int
  }

  /// - Returns: nil for a format without luminance or RGB in whole numbers.
  init?(_ picture: borrowing DecodedPicture) {
    frame = picture.frame
    width = Int(frame.pointee.width)
    let format = AVPixelFormat(rawValue: frame.pointee.format)
    guard let description = av_pix_fmt_desc_get(format) else { return nil }
    let flags = description.pointee.flags
    let refused = UInt64(AV_PIX_FMT_FLAG_FLOAT | AV_PIX_FMT_FLAG_HWACCEL | AV_PIX_FMT_FLAG_BAYER)
    if flags & refused != 0 { return nil }

    let count = Int(description.pointee.nb_components)
    let hasAlpha = flags & UInt64(AV_PIX_FMT_FLAG_ALPHA) != 0
    let isRGB = flags & UInt64(AV_PIX_FMT_FLAG_RGB) != 0
    let isYUV = !isRGB && count - (hasAlpha ? 1 : 0) == 3
    // Lossy WebP is VP8, whose range is video's unless it says otherwise; still formats use all 256 levels.
    isLimitedRange =
      isYUV
      && (frame.pointee.color_range == AVCOL_RANGE_MPEG
        || frame.pointee.color_range == AVCOL_RANGE_UNSPECIFIED && picture.format == .webP)

    let components = [
      description.pointee.comp.0, description.pointee.comp.1, description.pointee.comp.2,
      description.pointee.comp.3,
    ].prefix(count)
    let areBytes = components.allSatisfy { $0.depth == 8 && $0.shift == 0 }
    if flags & UInt64(AV_PIX_FMT_FLAG_PAL) != 0 {
      layout = .palette(luminance(ofPalette: frame))
    } else if areBytes, flags & UInt64(AV_PIX_FMT_FLAG_BITSTREAM) == 0 {
      let places = components.map {
        Component(plane: Int($0.plane), step: Int($0.step), offset: Int($0.offset))
      }
      let colors = isRGB ? Array(places.prefix(3)) : [places[0]]
      if !isRGB, !hasAlpha, places[0].step == 1 {
        layout = .grey
      } else {
        layout = .bytes(colors: colors, alpha: hasAlpha ? places.last : nil)
      }
    } else {
      layout = .described(description)
    }
  }

  /// The pixels where the decoder left them, such as a JPEG's Y plane; nil where lines must be computed, or lie upside
  /// down.
  var plane: (bytes: UnsafeRawBufferPointer, rowStride: Int)? {
    guard case .grey = layout, !isLimitedRange else { return nil }
    let rowStride = Int(frame.pointee.linesize.0)
    guard rowStride >= width else { return nil }
    let count = rowStride * (Int(frame.pointee.height) - 1) + width
    return (UnsafeRawBufferPointer(start: row(of: 0, 0), count: count), rowStride)
  }

  /// Writes line `y`, `width` bytes.
  func write(line y: Int, to target: UnsafeMutablePointer<UInt8>) {
    switch layout {
    case .grey:
      target.update(from: row(of: 0, y), count: width)
      if isLimitedRange { expandRange(of: target) }
    case .palette(let levels):
      let source = row(of: 0, y)
      for x in 0..<width { target[x] = levels[Int(source[x])] }
    case .bytes(let colors, let alpha):
      writeBytes(line: y, colors: colors, to: target)
      if isLimitedRange { expandRange(of: target) }
      if let alpha {
        let source = row(of: alpha.plane, y) + alpha.offset
        for x in 0..<width { target[x] = overWhite(target[x], alpha: source[x * alpha.step]) }
      }
    case .described(let description):
      writeDescribed(line: y, description, to: target)
    }
  }

  private func writeBytes(line y: Int, colors: [Component], to target: UnsafeMutablePointer<UInt8>) {
    let first = row(of: colors[0].plane, y) + colors[0].offset
    let step = colors[0].step
    guard colors.count == 3 else {
      for x in 0..<width { target[x] = first[x * step] }
      return
    }
    let second = row(of: colors[1].plane, y) + colors[1].offset
    let third = row(of: colors[2].plane, y) + colors[2].offset
    for x in 0..<width {
      target[x] = luminance(red: first[x * step], green: second[x * step], blue: third[x * step])
    }
  }

  /// Through FFmpeg's own reader of described formats: slow, but it knows bits, odd depths and byte orders.
  private func writeDescribed(
    line y: Int, _ description: UnsafePointer<AVPixFmtDescriptor>, to target: UnsafeMutablePointer<UInt8>
  ) {
    let flags = description.pointee.flags
    let isRGB = flags & UInt64(AV_PIX_FMT_FLAG_RGB) != 0
    let hasAlpha = flags & UInt64(AV_PIX_FMT_FLAG_ALPHA) != 0
    let isInverted = frame.pointee.format == AV_PIX_FMT_MONOWHITE.rawValue
    let depths = [
      description.pointee.comp.0.depth, description.pointee.comp.1.depth, description.pointee.comp.2.depth,
      description.pointee.comp.3.depth,
    ]

    func component(_ index: Int) -> [UInt8] {
      let values = [UInt16](unsafeUninitializedCapacity: width) { buffer, count in
        withPlanes { planes, strides in
          av_read_image_line2(
            buffer.baseAddress, planes, strides, description, 0, Int32(y), Int32(index), Int32(width), 0, 2)
        }
        count = width
      }
      let highest = 1 << Int(depths[index]) - 1
      return values.map { UInt8((Int($0) * 255 + highest / 2) / highest) }
    }

    let first = component(0)
    let second = isRGB ? component(1) : first
    let third = isRGB ? component(2) : first
    let alpha = hasAlpha ? component(Int(description.pointee.nb_components) - 1) : nil
    for x in 0..<width {
      var level = isRGB ? luminance(red: first[x], green: second[x], blue: third[x]) : first[x]
      if isInverted { level = 255 - level }
      if isLimitedRange { level = fullRange(level) }
      target[x] = alpha.map { overWhite(level, alpha: $0[x]) } ?? level
    }
  }

  private func expandRange(of line: UnsafeMutablePointer<UInt8>) {
    for x in 0..<width { line[x] = fullRange(line[x]) }
  }

  private func row(of plane: Int, _ y: Int) -> UnsafePointer<UInt8> {
    withPlanes { planes, strides in planes[plane]! + y * Int(strides[plane]) }
  }

  private func withPlanes<Result>(
    _ body: (UnsafeMutablePointer<UnsafePointer<UInt8>?>, UnsafePointer<Int32>) -> Result
  ) -> Result {
    let data = frame.pointee.data
    var planes = (data.0, data.1, data.2, data.3)
    var strides = frame.pointee.linesize
    return withUnsafeMutableBytes(of: &planes) { planes in
      withUnsafeBytes(of: &strides) { strides in
        body(
          planes.baseAddress!.assumingMemoryBound(to: UnsafePointer<UInt8>?.self),
          strides.baseAddress!.assumingMemoryBound(to: Int32.self))
      }
    }
  }
}

/// The luminance of each entry of a palette, over white.
private func luminance(ofPalette frame: UnsafeMutablePointer<AVFrame>) -> [UInt8] {
  frame.pointee.data.1!.withMemoryRebound(to: UInt32.self, capacity: 256) { palette in
    (0..<256).map { index in
      let color = palette[index]
      let level = luminance(
        red: UInt8(truncatingIfNeeded: color >> 16), green: UInt8(truncatingIfNeeded: color >> 8),
        blue: UInt8(truncatingIfNeeded: color))
      return overWhite(level, alpha: UInt8(truncatingIfNeeded: color >> 24))
    }
  }
}

/// Luma by the weights of ITU-R BT.601, which JPEG's Y has too: 0.299, 0.587 and 0.114.
@inline(__always)
private func luminance(red: UInt8, green: UInt8, blue: UInt8) -> UInt8 {
  UInt8(
    truncatingIfNeeded: (UInt32(red) * 19595 + UInt32(green) * 38470 + UInt32(blue) * 7471 + 0x8000) >> 16)
}

@inline(__always)
private func overWhite(_ level: UInt8, alpha: UInt8) -> UInt8 {
  UInt8(truncatingIfNeeded: (UInt32(level) * UInt32(alpha) + 255 * (255 - UInt32(alpha)) + 127) / 255)
}

/// Video range, 16 to 235, to full range.
@inline(__always)
private func fullRange(_ level: UInt8) -> UInt8 {
  UInt8(truncatingIfNeeded: (min(max(Int32(level) - 16, 0), 219) * 255 + 109) / 219)
}
