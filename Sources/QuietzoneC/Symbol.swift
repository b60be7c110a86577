import CQuietzone
import Quietzone

extension qz_symbol {
  /// A symbol as C sees it; what it points to is in `memory`.
  init(_ barcode: Barcode, in memory: inout ResultMemory) {
    self.init()
    struct_size = MemoryLayout<qz_symbol>.size
    symbology = Int32(barcode.symbology.rawValue)
    symbology_name = memory.text(barcode.symbology.name)
    symbology_identifier = memory.text(barcode.symbologyIdentifier)
    is_inverted = barcode.isInverted ? 1 : 0
    is_mirrored = barcode.isMirrored ? 1 : 0
    is_compact = barcode.isCompact ? 1 : 0
    is_reader_programming = barcode.isReaderProgramming ? 1 : 0
    let points = barcode.corners.points.map { qz_point(x: $0.x, y: $0.y) }
    corners = (points[0], points[1], points[2], points[3])
    fillContent(of: barcode, in: &memory)
    fillDetails(of: barcode, in: &memory)
  }

  private mutating func fillContent(of barcode: Barcode, in memory: inout ResultMemory) {
    let text = Array(barcode.text.utf8)
    self.text = memory.text(text)
    text_length = text.count
    bytes = memory.copy(of: barcode.bytes)
    byte_count = barcode.bytes.count
    var segments: [qz_segment] = []
    for segment in barcode.segments {
      segments.append(
        qz_segment(
          bytes: memory.copy(of: segment.bytes), byte_count: segment.bytes.count,
          eci: Int32(segment.characterSet.eci), reserved: 0,
          character_set: memory.text(segment.characterSet.name)))
    }
    self.segments = memory.copy(of: segments)
    segment_count = segments.count
    var elements: [qz_gs1_element] = []
    for element in barcode.gs1 ?? [] {
      elements.append(
        qz_gs1_element(identifier: memory.text(element.identifier), data: memory.text(element.data)))
    }
    gs1 = memory.copy(of: elements)
    gs1_count = elements.count
  }

  private mutating func fillDetails(of barcode: Barcode, in memory: inout ResultMemory) {
    version = Int32(barcode.version ?? -1)
    columns = Int32(barcode.size?.columns ?? -1)
    rows = Int32(barcode.size?.rows ?? -1)
    mask = Int32(barcode.mask ?? -1)
    error_correction_level = memory.text(barcode.errorCorrectionLevel)
    add_on = memory.text(barcode.addOn)
    if let part = barcode.structuredAppend {
      structured_append = memory.copy(
        of: qz_structured_append(
          index: Int64(part.index), count: Int64(part.count), id: memory.text(part.id)))
    }
    if let macro = barcode.macroPDF417 {
      macro_pdf417 = memory.copy(of: qz_macro_pdf417(macro, in: &memory))
    }
  }
}

extension qz_macro_pdf417 {
  fileprivate init(_ macro: MacroPDF417, in memory: inout ResultMemory) {
    self.init(
      segment_index: Int64(macro.segmentIndex), segment_count: Int64(macro.segmentCount ?? -1),
      file_id: memory.text(macro.fileID), file_name: memory.text(macro.fileName),
      sender: memory.text(macro.sender), addressee: memory.text(macro.addressee),
      time_stamp: macro.timeStamp ?? -1, file_size: macro.fileSize ?? -1,
      checksum: Int64(macro.checksum ?? -1), is_last: macro.isLast ? 1 : 0, reserved: 0)
  }
}
