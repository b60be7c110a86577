import HTTPTypes
import Hummingbird

/// Adds to every answer what keeps the page to itself: it may load and reach nothing but this server, nobody may frame it,
/// and of the browser's powers it has the camera and what belongs to a scanner alone.
struct SecurityHeaders<Context: RequestContext>: RouterMiddleware {
  /// Whether the page comes over TLS.
  let isSecure: Bool

  private static var contentSecurityPolicy: String {
    [
      "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'",
      "img-src 'self' blob:", "connect-src 'self'", "worker-src 'self'", "manifest-src 'self'",
      "form-action 'none'", "base-uri 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'",
      "trusted-types quietzone",
    ].joined(separator: "; ")
  }

  private static var permissionsPolicy: String {
    let own = ["camera", "clipboard-write"].map { "\($0)=(self)" }
    let none = ["microphone", "geolocation", "clipboard-read", "payment", "usb", "serial", "display-capture"]
      .map {
        "\($0)=()"
      }
    return (own + none).joined(separator: ", ")
  }

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    var response: Response
    do {
      response = try await next(request, context)
    } catch let error as any HTTPResponseError {
      response = try error.response(from: request, context: context)
    }
    response.headers[.contentSecurityPolicy] = Self.contentSecurityPolicy
    response.headers[.permissionsPolicy] = Self.permissionsPolicy
    response.headers[.contentTypeOptions] = "nosniff"
    response.headers[.referrerPolicy] = "no-referrer"
    response.headers[.openerPolicy] = "same-origin"
    response.headers[.resourcePolicy] = "same-origin"
    return response
  }
}

extension HTTPField.Name {
  fileprivate static let permissionsPolicy = Self("Permissions-Policy")!
  fileprivate static let contentTypeOptions = Self("X-Content-Type-Options")!
  fileprivate static let referrerPolicy = Self("Referrer-Policy")!
  fileprivate static let openerPolicy = Self("Cross-Origin-Opener-Policy")!
  fileprivate static let resourcePolicy = Self("Cross-Origin-Resource-Policy")!
}
