import QuietzoneSymbols

/// The array `symbols` of the JSON that scripts get: UTF-8, no spaces, corners to a tenth of a pixel.
///
/// What does not apply to a symbol is left out.
public func json(of barcodes: [Barcode]) -> [UInt8] { json(of: barcodes) { _, _ in } }

/// As `json(of:)`, with the members that `last` writes at each symbol's end.
package func json(of barcodes: [Barcode], last: (Barcode, inout JSONWriter) -> Void) -> [UInt8] {
  var writer = JSONWriter()
  writer.array { writer in
    for barcode in barcodes {
      writer.object { writer in
        barcode.writeMembers(to: &writer)
        last(barcode, &writer)
      }
    }
  }
  return writer.bytes
}

/// Codes that were seen but not read, for scripts and web pages: `[{"id":3,"family":"qrCode","corners":[…]}]`.
public func json(ofUnread codes: [UnreadCode]) -> [UInt8] {
  var writer = JSONWriter()
  writer.array { writer in
    for code in codes {
      writer.object { writer in
        writer.key("id")
        writer.integer(code.id)
        writer.key("family")
        writer.string(code.family.name)
        writer.corners(code.corners)
      }
    }
  }
  return writer.bytes
}

extension JSONWriter {
  /// Writes the member `corners`.
  package mutating func corners(_ corners: Quadrilateral) {
    key("corners")
    array { writer in
      for corner in corners.points {
        writer.object { writer in
          writer.key("x")
          writer.tenths(corner.x)
          writer.key("y")
          writer.tenths(corner.y)
        }
      }
    }
  }
}

extension Barcode {
  fileprivate func writeMembers(to writer: inout JSONWriter) {
    if let id {
      writer.key("id")
      writer.integer(id)
    }
    writer.key("symbology")
    writer.string(symbology.name)
    writer.key("text")
    writer.string(text)
    writer.key("bytes")
    writer.hexadecimal(bytes)
    writer.corners(corners)
    writer.key("symbologyIdentifier")
    writer.string(symbologyIdentifier)
    writeDetails(to: &writer)
  }

  private func writeDetails(to writer: inout JSONWriter) {
    if let version {
      writer.key("version")
      writer.integer(version)
    }
    if let size {
      writer.key("columns")
      writer.integer(size.columns)
      writer.key("rows")
      writer.integer(size.rows)
    }
    if let errorCorrectionLevel {
      writer.key("errorCorrectionLevel")
      writer.string(errorCorrectionLevel)
    }
    if let mask {
      writer.key("mask")
      writer.integer(mask)
    }
    if isInverted {
      writer.key("isInverted")
      writer.boolean(true)
    }
    if isMirrored {
      writer.key("isMirrored")
      writer.boolean(true)
    }
    if isCompact {
      writer.key("isCompact")
      writer.boolean(true)
    }
    if isReaderProgramming {
      writer.key("isReaderProgramming")
      writer.boolean(true)
    }
    if let addOn {
      writer.key("addOn")
      writer.string(addOn)
    }
    #if !COMPACT
      if let compositeComponent {
        writer.key("compositeComponent")
        writer.string(compositeComponent.rawValue)
      }
    #endif
    if let gs1 {
      writer.key("gs1")
      writer.object { writer in
        for element in gs1 {
          writer.key(element.identifier)
          writer.string(String(decoding: element.data, as: UTF8.self))
        }
      }
    }
    if let structuredAppend {
      writer.key("structuredAppend")
      writer.object { writer in
        writer.key("index")
        writer.integer(structuredAppend.index)
        writer.key("count")
        writer.integer(structuredAppend.count)
        writer.key("id")
        writer.string(structuredAppend.id)
      }
    }
    if let macroPDF417 {
      writer.key("macroPDF417")
      macroPDF417.write(to: &writer)
    }
  }
}

extension MacroPDF417 {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("segmentIndex")
      writer.integer(segmentIndex)
      writer.key("fileID")
      writer.string(fileID)
      writer.key("isLast")
      writer.boolean(isLast)
      let texts: [(StaticString, String?)] = [
        ("fileName", fileName), ("sender", sender), ("addressee", addressee),
      ]
      for (key, text) in texts {
        guard let text else { continue }
        writer.key(key)
        writer.string(text)
      }
      let numbers: [(StaticString, Int64?)] = [
        ("segmentCount", segmentCount.map { Int64($0) }), ("timeStamp", timeStamp), ("fileSize", fileSize),
        ("checksum", checksum.map { Int64($0) }),
      ]
      for (key, number) in numbers {
        guard let number else { continue }
        writer.key(key)
        writer.integer(number)
      }
    }
  }
}
