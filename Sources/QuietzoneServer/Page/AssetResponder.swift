import HTTPTypes
import Hummingbird

/// Answers requests for the page's files.
struct AssetResponder: Sendable {
  let folder: AssetFolder

  /// The file at the request's path, or why not: 404 where there is none, 304 where the client has it already.
  func respond(to request: Request) throws -> Response {
    guard let asset = folder.assets[request.uri.path] else { throw HTTPError(.notFound) }
    let accepts = acceptsGzip(request.headers[.acceptEncoding])
    let body = accepts ? asset.compressed ?? asset.content : asset.content
    let isCompressed = accepts && asset.compressed != nil
    // The two forms are different bytes, and so have different tags.
    let tag = "\"\(asset.hash)\(isCompressed ? "-gzip" : "")\""
    // An address that names the content by its hash never changes what it means; any other is asked for again.
    let isNamedByHash = request.uri.queryParameters["v"].map { $0 == asset.hash } ?? false
    var headers: HTTPFields = [
      .eTag: tag, .vary: "Accept-Encoding",
      .cacheControl: isNamedByHash ? "public, max-age=31536000, immutable" : "no-cache",
    ]
    if matches(request.headers[.ifNoneMatch], tag) { return Response(status: .notModified, headers: headers) }
    headers[.contentType] = asset.mediaType
    headers[.contentLength] = "\(body.readableBytes)"
    if isCompressed { headers[.contentEncoding] = "gzip" }
    guard request.method != .head else { return Response(status: .ok, headers: headers) }
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: body))
  }
}

/// Whether an `Accept-Encoding` header allows gzip (RFC 9110, 12.5.3): by name or by `*`, and not with weight 0.
func acceptsGzip(_ header: String?) -> Bool {
  var isNamed: Bool?
  var isAny = false
  for part in (header ?? "").split(separator: ",") {
    let fields = part.split(separator: ";").map { $0.trimmingWhitespace }
    let isRefused = fields.dropFirst().contains { field in
      field.hasPrefix("q=") && (Double(field.dropFirst(2)) ?? 1) == 0
    }
    switch fields.first?.lowercased() {
    case "gzip", "x-gzip": isNamed = !isRefused
    case "*": isAny = !isRefused
    default: break
    }
  }
  return isNamed ?? isAny
}

/// Whether an `If-None-Match` header names `tag` (RFC 9110, 13.1.2); weak tags compare as strong ones.
func matches(_ header: String?, _ tag: String) -> Bool {
  (header ?? "").split(separator: ",").contains { part in
    let name = part.trimmingWhitespace
    return name == "*" || name == tag || name == "W/" + tag
  }
}

extension Substring {
  fileprivate var trimmingWhitespace: Substring {
    var result = self
    while result.first?.isWhitespace == true { result.removeFirst() }
    while result.last?.isWhitespace == true { result.removeLast() }
    return result
  }
}
