import HTTPTypes
import Hummingbird
import Quietzone

/// The paths of the API, with what they answer to.
let apiMethods: [String: [HTTPRequest.Method]] = [
  "/v1/read": [.post], "/v1/symbologies": [.get, .head], "/healthz": [.get, .head],
  "/openapi.json": [.get, .head],
  "/api": [.get, .head],
]

/// Adds the API to a server.
func addAPI(_ service: ReadingService, to router: Router<ServerContext>) throws {
  let description = openAPI(service.options)
  let page = try apiPage(of: description)
  router.post("v1/read") { request, context in
    // Another site's page could have it work for nothing, though not see what came of it.
    if request.isOfAnotherSite {
      throw APIError(status: .forbidden, message: "this is for programs and this site's pages")
    }
    return try await service.read(request, context)
  }
  for method in [HTTPRequest.Method.get, .head] {
    router.on("v1/symbologies", method: method) { request, _ in
      try service.authorize(request)
      return jsonResponse(symbologies())
    }
    router.on("healthz", method: method) { _, _ in jsonResponse(Array(#"{"status":"ok"}"#.utf8)) }
    router.on("openapi.json", method: method) { _, _ in jsonResponse(Array(description.utf8)) }
    router.on("api", method: method) { _, _ in
      Response(
        status: .ok, headers: [.contentType: "text/html; charset=utf-8"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: page)))
    }
  }
}

private func symbologies() -> [UInt8] {
  var writer = JSONWriter()
  writer.array { writer in
    for symbology in Symbology.allCases {
      var entry = JSONWriter()
      entry.object { entry in
        entry.key("name")
        entry.string(symbology.name)
        entry.key("title")
        entry.string(symbology.title)
        entry.key("isReadUnasked")
        entry.boolean(symbology.isReadUnasked)
      }
      writer.value(entry.bytes)
    }
  }
  return writer.bytes
}

extension Request {
  /// Whether a browser says that it comes from a page of another server.
  var isOfAnotherSite: Bool { headers[.fetchSite].map { $0 != "same-origin" } ?? false }
}

extension HTTPField.Name {
  fileprivate static let fetchSite = Self("Sec-Fetch-Site")!
}
