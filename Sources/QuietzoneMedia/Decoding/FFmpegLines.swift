import CFFmpeg
import QuietzoneImaging

/// The lines of a picture that FFmpeg decoded, whatever its pixel format.
struct FFmpegLines: LuminanceLines, ~Copyable {
  let width: Int
  let height: Int
  private let picture: DecodedPicture
  private let ffmpeg: QuietzoneFFmpeg
  private var ground: UInt8 = 255
  private var line = 0
  private var layout: Layout
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

  /// - Throws: `unsupported` for pixels without luminance or RGB in whole numbers.
  init(_ picture: consuming DecodedPicture) throws(MediaError) {
    let (frame, ffmpeg) = (picture.frame, picture.ffmpeg)
    let format = AVPixelFormat(rawValue: frame.pointee.format)
    let refused = UInt64(AV_PIX_FMT_FLAG_FLOAT | AV_PIX_FMT_FLAG_HWACCEL | AV_PIX_FMT_FLAG_BAYER)
    guard let description = ffmpeg.av_pix_fmt_desc_get(format), description.pointee.flags & refused == 0
    else {
      throw .unsupported(format: picture.format, detail: "pixels that are not whole numbers")
    }
    let flags = description.pointee.flags

    let count = Int(description.pointee.nb_components)
    let hasAlpha = flags & UInt64(AV_PIX_FMT_FLAG_ALPHA) != 0
    let isRGB = flags & UInt64(AV_PIX_FMT_FLAG_RGB) != 0
    let isYUV = !isRGB && count - (hasAlpha ? 1 : 0) == 3
    isLimitedRange = isYUV && frame.pointee.color_range == AVCOL_RANGE_MPEG

    let components = [
      description.pointee.comp.0, description.pointee.comp.1, description.pointee.comp.2,
      description.pointee.comp.3,
    ].prefix(count)
    let areBytes = components.allSatisfy { $0.depth == 8 && $0.shift == 0 }
    if flags & UInt64(AV_PIX_FMT_FLAG_PAL) != 0 {
      layout = .palette(luminance(ofPalette: frame, over: ground))
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
    width = Int(frame.pointee.width)
    height = Int(frame.pointee.height)
    self.ffmpeg = ffmpeg
    self.picture = picture
  }

  var hasAlpha: Bool {
    switch layout {
    case .grey: false
    case .palette: true
    case .bytes(_, let alpha): alpha != nil
    case .described(let description): description.pointee.flags & UInt64(AV_PIX_FMT_FLAG_ALPHA) != 0
    }
  }

  mutating func restart(over ground: UInt8) {
    (self.ground, line) = (ground, 0)
    if case .palette = layout { layout = .palette(luminance(ofPalette: picture.frame, over: ground)) }
  }

  mutating func write(_ count: Int, to target: UnsafeMutablePointer<UInt8>) throws(MediaError) {
    for index in 0..<count {
      write(line: line, to: target + index * width)
      line += 1
    }
  }

  private func write(line y: Int, to target: UnsafeMutablePointer<UInt8>) {
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
        for x in 0..<width { target[x] = laid(target[x], alpha: source[x * alpha.step], over: ground) }
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
      target[x] = luma(red: first[x * step], green: second[x * step], blue: third[x * step])
    }
  }

  /// Through FFmpeg's own reader of described formats: slow, but it knows bits, odd depths and byte orders.
  private func writeDescribed(
    line y: Int, _ description: UnsafePointer<AVPixFmtDescriptor>, to target: UnsafeMutablePointer<UInt8>
  ) {
    let flags = description.pointee.flags
    let isRGB = flags & UInt64(AV_PIX_FMT_FLAG_RGB) != 0
    let hasAlpha = flags & UInt64(AV_PIX_FMT_FLAG_ALPHA) != 0
    let isInverted = picture.frame.pointee.format == AV_PIX_FMT_MONOWHITE.rawValue
    let depths = [
      description.pointee.comp.0.depth, description.pointee.comp.1.depth, description.pointee.comp.2.depth,
      description.pointee.comp.3.depth,
    ]

    func component(_ index: Int) -> [UInt8] {
      let values = [UInt16](unsafeUninitializedCapacity: width) { buffer, count in
        withPlanes { planes, strides in
          ffmpeg.av_read_image_line2(
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
      var level = isRGB ? luma(red: first[x], green: second[x], blue: third[x]) : first[x]
      if isInverted { level = 255 - level }
      if isLimitedRange { level = fullRange(level) }
      target[x] = alpha.map { laid(level, alpha: $0[x], over: ground) } ?? level
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
    let data = picture.frame.pointee.data
    var planes = (data.0, data.1, data.2, data.3)
    var strides = picture.frame.pointee.linesize
    return withUnsafeMutableBytes(of: &planes) { planes in
      withUnsafeBytes(of: &strides) { strides in
        body(
          planes.baseAddress!.assumingMemoryBound(to: UnsafePointer<UInt8>?.self),
          strides.baseAddress!.assumingMemoryBound(to: Int32.self))
      }
    }
  }
}

/// The luminance of each entry of a palette, over another level.
private func luminance(ofPalette frame: UnsafeMutablePointer<AVFrame>, over ground: UInt8) -> [UInt8] {
  frame.pointee.data.1!.withMemoryRebound(to: UInt32.self, capacity: 256) { palette in
    (0..<256).map { index in
      let color = palette[index]
      let level = luma(
        red: UInt8(truncatingIfNeeded: color >> 16), green: UInt8(truncatingIfNeeded: color >> 8),
        blue: UInt8(truncatingIfNeeded: color))
      return laid(level, alpha: UInt8(truncatingIfNeeded: color >> 24), over: ground)
    }
  }
}
