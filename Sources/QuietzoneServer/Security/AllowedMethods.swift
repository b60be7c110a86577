import HTTPTypes
import Hummingbird

/// Answers 405 to every method that does nothing here, and says which do (RFC 9110, 15.5.6).
struct AllowedMethods<Context: RequestContext>: RouterMiddleware {
  /// What is not a page's file, by path.
  let methods: [String: [HTTPRequest.Method]]

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    let allowed = methods[request.uri.path] ?? [.get, .head]
    guard allowed.contains(request.method) else {
      let names = allowed.map { $0.rawValue }.joined(separator: ", ")
      return Response(status: .methodNotAllowed, headers: [.allow: names])
    }
    return try await next(request, context)
  }
}
