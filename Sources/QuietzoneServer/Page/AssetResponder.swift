import HTTPTypes
import Hummingbird

/// Answers requests for the page's files.
struct AssetResponder: Sendable {
  let folder: AssetFolder

  /// The file at the request's path, or why not: 404 where there is none, 304 where the client has it already.
  func respond(to request: Request) throws -> Response {
    guard let asset = folder.assets[request.uri.path] else { throw HTTPError(.notFound) }
    let accepted = request.headers[.acceptEncoding]
    let coding = ContentCoding.allCases.first { asset.compressed[$0] != nil && $0.isAccepted(by: accepted) }
    let body = coding.flatMap { asset.compressed[$0] } ?? asset.content
    // The forms are different bytes, and so have different tags.
    let tag = "\"\(asset.hash)\(coding.map { "-" + $0.rawValue } ?? "")\""
    // An address that names the content by its hash never changes what it means; any other is asked for again.
    let isNamedByHash = request.uri.queryParameters["v"].map { $0 == asset.hash } ?? false
    var headers: HTTPFields = [
      .eTag: tag, .vary: "Accept-Encoding",
      .cacheControl: isNamedByHash ? "public, max-age=31536000, immutable" : "no-cache",
    ]
    if matches(request.headers[.ifNoneMatch], tag) { return Response(status: .notModified, headers: headers) }
    headers[.contentType] = asset.mediaType
    headers[.contentLength] = "\(body.readableBytes)"
    if let coding { headers[.contentEncoding] = coding.rawValue }
    guard request.method != .head else { return Response(status: .ok, headers: headers) }
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: body))
  }
}

/// Whether an `If-None-Match` header names `tag` (RFC 9110, 13.1.2); weak tags compare as strong ones.
func matches(_ header: String?, _ tag: String) -> Bool {
  (header ?? "").split(separator: ",").contains { part in
    let name = part.trimmingWhitespace
    return name == "*" || name == tag || name == "W/" + tag
  }
}
