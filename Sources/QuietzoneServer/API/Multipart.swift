/// The parts of a `multipart/form-data` body (RFC 7578): images, each with the name that it was sent under.
struct Multipart {
  struct Part: Equatable {
    var fileName: String
    var content: ArraySlice<UInt8>
  }

  private(set) var parts: [Part] = []

  /// - Parameter contentType: The request's, which says what stands between parts; nil is thrown for any other than multipart.
  /// - Throws: 400 where the body is not what the type says.
  init(_ body: [UInt8], boundary: String, maximumParts: Int) throws(APIError) {
    let delimiter = Array("\r\n--\(boundary)".utf8)
    let damaged = APIError.badRequest("the multipart body breaks off, or its parts are not as RFC 7578 says")
    // The first delimiter may stand at the very beginning.
    var rest = ArraySlice(body)
    if rest.starts(with: delimiter.dropFirst(2)) {
      rest = rest.dropFirst(delimiter.count - 2)
    } else {
      guard let first = rest.firstRange(of: delimiter) else { throw damaged }
      rest = rest[first.upperBound...]
    }
    while !rest.starts(with: Array("--".utf8)) {
      guard rest.starts(with: newline), let headersEnd = rest.firstRange(of: newline + newline),
        let next = rest[(headersEnd.upperBound - newline.count)...].firstRange(of: delimiter)
      else { throw damaged }
      guard parts.count < maximumParts else {
        throw .badRequest("more than \(maximumParts) images in one request")
      }
      let headers = String(decoding: rest[..<headersEnd.lowerBound], as: UTF8.self)
      let start = min(headersEnd.upperBound, next.lowerBound)
      parts.append(Part(fileName: name(in: headers), content: body[start..<next.lowerBound]))
      rest = rest[next.upperBound...]
    }
    if parts.isEmpty { throw .badRequest("the multipart body has no part") }
  }

  /// What a content type says stands between parts; nil if it is no multipart/form-data.
  static func boundary(of contentType: String) -> String? {
    let fields = contentType.split(separator: ";").map(\.trimmingWhitespace)
    guard fields.first?.lowercased() == "multipart/form-data" else { return nil }
    let value = fields.dropFirst().first { $0.lowercased().hasPrefix("boundary=") }?.dropFirst(
      "boundary=".count)
    let boundary = value.map { $0.filter { $0 != "\"" } } ?? ""
    return (1...70).contains(boundary.utf8.count) ? boundary : nil
  }
}

private let newline = Array("\r\n".utf8)

/// A part's file name, or its field's; empty if it has neither.
private func name(in headers: String) -> String {
  for header in headers.split(separator: "\r\n") where header.lowercased().hasPrefix("content-disposition:") {
    let fields = header.split(separator: ";").map(\.trimmingWhitespace)
    for wanted in ["filename=", "name="] {
      if let field = fields.first(where: { $0.lowercased().hasPrefix(wanted) }) {
        return field.dropFirst(wanted.count).filter { $0 != "\"" }
      }
    }
  }
  return ""
}
