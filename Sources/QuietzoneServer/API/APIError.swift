import HTTPTypes
import Hummingbird
import Quietzone

/// Why a request was not answered with what it asked for. Its body says it as JSON: `{"error": "…"}`.
struct APIError: Error, HTTPResponseError {
  var status: HTTPResponse.Status
  var message: String
  var headers: HTTPFields = [:]

  static func badRequest(_ message: String) -> APIError { APIError(status: .badRequest, message: message) }

  static let unauthorized = APIError(
    status: .unauthorized, message: "a bearer token is needed, and this is not it",
    headers: [.wwwAuthenticate: "Bearer"])

  /// Everybody together asks for too much.
  static let busy = APIError(
    status: .serviceUnavailable, message: "too many images are being read; try again in a moment",
    headers: [.retryAfter: "1"])

  /// This client alone does.
  static let tooManyRequests = APIError(
    status: .tooManyRequests,
    message: "too many requests of this address are being answered; wait for some of them",
    headers: [.retryAfter: "1"])

  func response(from request: Request, context: some RequestContext) throws -> Response {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("error")
      writer.string(message)
    }
    var response = jsonResponse(writer.bytes, status: status)
    for field in headers { response.headers[field.name] = field.value }
    return response
  }
}

func jsonResponse(_ json: [UInt8], status: HTTPResponse.Status = .ok) -> Response {
  Response(
    status: status, headers: [.contentType: "application/json", .cacheControl: "no-store"],
    body: ResponseBody(byteBuffer: ByteBuffer(bytes: json)))
}
