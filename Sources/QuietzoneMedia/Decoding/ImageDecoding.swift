import CFFmpeg
import QuietzoneImaging

/// The most bytes that a still image's file may have.
let maximumFileSize = 1 << 29

/// The picture in a file's bytes as luminance: turned as the file's orientation says, or as it is stored.
func luminance(
  of contents: consuming FileContents, maximumPixels: Int, appliesOrientation: Bool
) throws(MediaError) -> LuminanceImage {
  if contents.count == 0 { throw .isEmpty }
  guard let format = contents.withBytes({ ImageFormat(signature: $0) }) else { throw .unknownFormat }
  guard let header = contents.withBytes({ ImageHeader($0, format: format) }), header.width > 0,
    header.height > 0
  else { throw .damaged(format: format, detail: "it does not say how large its picture is") }
  guard header.width <= maximumPixels / header.height else {
    throw .tooManyPixels(width: header.width, height: header.height, limit: maximumPixels)
  }
  if header.isTruncated { throw .damaged(format: format, detail: "it ends early") }

  let picture: DecodedPicture
  if let first = header.firstPicture {
    picture = try DecodedPicture(FileContents(first), format: format, header: header)
  } else {
    picture = try DecodedPicture(contents, format: format, header: header)
  }
  return try luminance(of: picture, orientation: appliesOrientation ? header.orientation : .upright)
}

private func luminance(
  of picture: consuming DecodedPicture, orientation: Orientation
) throws(MediaError) -> LuminanceImage {
  guard let lines = GreyLines(picture) else {
    throw .unsupported(format: picture.format, detail: "pixels that are not whole numbers")
  }
  let width = Int(picture.frame.pointee.width)
  let height = Int(picture.frame.pointee.height)
  if orientation == .upright, let plane = lines.plane {
    nonisolated(unsafe) let frame = picture.takeFrame()
    let shared = LuminanceImage(
      sharing: plane.bytes, width: width, height: height, rowStride: plane.rowStride,
      release: {
        var frame: UnsafeMutablePointer<AVFrame>? = frame
        av_frame_free(&frame)
      })
    return shared!
  }
  return LuminanceImage(
    width: orientation.swapsAxes ? height : width, height: orientation.swapsAxes ? width : height
  ) { pixels in
    if orientation == .upright {
      for y in 0..<height { lines.write(line: y, to: pixels + y * width) }
    } else {
      place(lines, width: width, height: height, orientation: orientation, in: pixels)
    }
  }
}

/// Writes lines to where `orientation` puts them.
private func place(
  _ lines: GreyLines, width: Int, height: Int, orientation: Orientation,
  in pixels: UnsafeMutablePointer<UInt8>
) {
  let steps = orientation.steps(width: width, height: height)
  // Several lines at a time: where lines become columns, each stretch of the result is visited once for all of them.
  let linesAtATime = 16
  withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width * linesAtATime) { buffer in
    let strip = buffer.baseAddress!
    for top in stride(from: 0, to: height, by: linesAtATime) {
      let count = min(linesAtATime, height - top)
      for line in 0..<count { lines.write(line: top + line, to: strip + line * width) }
      for x in 0..<width {
        var target = steps.start + x * steps.column + top * steps.row
        for line in 0..<count {
          pixels[target] = strip[line * width + x]
          target += steps.row
        }
      }
    }
  }
}
