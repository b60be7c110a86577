import HTTPTypes
import Hummingbird

/// Answers only requests that say they are for this server.
struct HostCheck<Context: RequestContext>: RouterMiddleware {
  let hosts: KnownHosts

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    // The first Host is the authority; a second one is left among the fields (RFC 9112, 3.2).
    guard let host = request.head.authority, !request.headers.contains(.host) else {
      throw HTTPError(.badRequest, message: "a request says once for which host it is")
    }
    guard hosts.contains(host) else {
      throw HTTPError(
        .misdirectedRequest,
        message: "this server does not go by that name; 'quietzone serve --name NAME' gives it one more")
    }
    return try await next(request, context)
  }
}

extension HTTPField.Name {
  fileprivate static let host = Self("Host")!
}
