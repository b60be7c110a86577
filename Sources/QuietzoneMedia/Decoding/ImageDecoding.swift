import QuietzoneImaging

/// The most bytes that a still image's file may have.
let maximumFileSize = 1 << 29

/// The picture in a file's bytes as luminance: turned as the file's orientation says, or as it is stored.
func luminance(
  of contents: consuming FileContents, maximumPixels: Int, appliesOrientation: Bool
) throws(MediaError) -> LuminanceImage {
  if contents.count == 0 { throw .isEmpty }
  guard let format = contents.withBytes({ ImageFormat(signature: $0) }) else { throw .unknownFormat }
  switch format {
  case .heif, .avif:
    return try contents.withBytes { bytes throws(MediaError) in
      var lines = try HEIFLines(
        bytes, format: format, maximumPixels: maximumPixels, appliesOrientation: appliesOrientation)
      return try luminance(of: &lines, orientation: .upright)
    }
  case .jpegXL:
    return try contents.withBytes { bytes throws(MediaError) in
      try jpegXLLuminance(bytes, maximumPixels: maximumPixels, appliesOrientation: appliesOrientation)
    }
  default: break
  }
  guard let header = contents.withBytes({ ImageHeader($0, format: format) }), header.width > 0,
    header.height > 0
  else { throw .damaged(format: format, detail: "it does not say how large its picture is") }
  guard header.width <= maximumPixels / header.height else {
    throw .tooManyPixels(width: header.width, height: header.height, limit: maximumPixels)
  }
  if header.isTruncated { throw .damaged(format: format, detail: "it ends early") }
  if format == .svg {
    return try svgLuminance(
      of: contents.withBytes { Array($0) }, header: header, maximumPixels: maximumPixels)
  }

  let orientation = appliesOrientation ? header.orientation : .upright
  if let first = header.firstPicture {
    return try luminance(of: FileContents(first), format: format, header: header, orientation: orientation)
  }
  return try luminance(of: contents, format: format, header: header, orientation: orientation)
}

/// The picture by the decoder for its format: FFmpeg where no library of its own is here for it.
func luminance(
  of contents: consuming FileContents, format: ImageFormat, header: ImageHeader, orientation: Orientation
) throws(MediaError) -> LuminanceImage {
  switch format {
  case .jpeg:
    do throws(MediaError) {
      return try contents.withBytes { bytes throws(MediaError) in
        var lines = try JPEGLines(bytes, header: header)
        return try luminance(of: &lines, orientation: orientation)
      }
    } catch .unsupported {
      // Lossless JPEG and other rarities.
    }
  case .png:
    return try contents.withBytes { bytes throws(MediaError) in
      var lines = try PNGLines(bytes, header: header)
      return try luminance(of: &lines, orientation: orientation)
    }
  case .webP:
    return try contents.withBytes { bytes throws(MediaError) in
      var lines = try WebPLines(bytes, header: header)
      return try luminance(of: &lines, orientation: orientation)
    }
  default: break
  }
  var lines = try FFmpegLines(DecodedPicture(contents, format: format, header: header))
  return try luminance(of: &lines, orientation: orientation)
}
