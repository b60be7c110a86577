import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import HummingbirdTLS
import Logging
import NIOCore
import NIOSSL
import ServiceLifecycle
import UnixSignals

/// Serves the web scanner: the page, the reader's WebAssembly module, and metrics.
///
/// No image and no text of a code ever comes here from a page; see `CountReport` for all that one can send. With
/// `Options.api` programs may send images, and the page says so.
public struct WebServer: Sendable {
  /// How the server is reached.
  public struct Options: Sendable {
    /// The address to listen on: `127.0.0.1` is for this machine alone, `0.0.0.0` for its network.
    public var host: String
    public var port: Int
    /// Names that lead here besides the machine's own, such as that of a proxy in front of it.
    public var names: [String]
    /// Whether to serve over TLS, with a certificate that this machine makes for itself.
    public var isSecure: Bool
    /// How images that programs send are read; nil where none may be sent.
    public var api: APIOptions?

    public init(
      host: String = "127.0.0.1", port: Int = 8080, names: [String] = [], isSecure: Bool = false,
      api: APIOptions? = nil
    ) {
      self.host = host
      self.port = port
      self.names = names
      self.isSecure = isSecure
      self.api = api
    }
  }

  private let options: Options
  private let assets: AssetFolder
  private let metrics: PrometheusMetrics
  var certificates = CertificateFolder.standard
  var limits = ConnectionLimits()

  /// - Parameters:
  ///   - page: The folder with the page; the one that was built with this program unless given.
  ///   - metrics: Where counts go, and what `/metrics` shows.
  public init(_ options: Options, page: URL? = nil, metrics: PrometheusMetrics) throws {
    self.options = options
    assets = try AssetFolder(page ?? Self.builtPage, saysThatThereIsAnAPI: options.api != nil)
    self.metrics = metrics
  }

  private static var builtPage: URL { Bundle.module.bundleURL.appending(path: "Site") }

  /// Serves until the program is told to stop: then the requests that are being answered are finished first.
  ///
  /// - Parameter listening: Called once with the port when the server can be reached.
  public func run(listening: @escaping @Sendable (_ port: Int) async -> Void) async throws {
    do {
      try await serviceGroup(try router(), signals: [.sigterm, .sigint], listening: listening).run()
    } catch let error as IOError {
      switch error.errnoCode {
      case EADDRINUSE: throw WebServerError.portInUse(host: options.host, port: options.port)
      case EACCES: throw WebServerError.portNotAllowed(port: options.port)
      case EADDRNOTAVAIL: throw WebServerError.noSuchHost(options.host)
      default: throw error
      }
    } catch is SocketAddressError, is SocketAddressError.UnknownHost {
      throw WebServerError.noSuchHost(options.host)
    }
  }

  /// What serves `router` until it is told to stop.
  func serviceGroup(
    _ router: Router<ServerContext>, signals: [UnixSignal] = [],
    listening: @escaping @Sendable (_ port: Int) async -> Void
  ) throws -> ServiceGroup {
    var logger = Logger(label: "quietzone-serve")
    logger.logLevel = .error
    let application = Application(
      router: router, server: try builder(),
      configuration: ApplicationConfiguration(
        address: .hostname(options.host, port: options.port),
        availableConnectionsDelegate: MaximumAvailableConnections(limits.connections)),
      onServerRunning: { await listening($0.localAddress?.port ?? 0) }, logger: logger)
    var configuration = ServiceGroupConfiguration(
      services: [application], gracefulShutdownSignals: signals, logger: logger)
    configuration.maximumGracefulShutdownDuration = limits.farewell
    return ServiceGroup(configuration: configuration)
  }

  /// The addresses that lead to the page, the one for other machines first where there is one.
  public func addresses(port: Int) throws -> [String] {
    let scheme = options.isSecure ? "https" : "http"
    let isEverywhere = ["0.0.0.0", "::"].contains(options.host)
    let reachable = isEverywhere ? try MachineAddresses.current().reachable : nil
    let hosts = isEverywhere ? [reachable, "localhost"].compactMap { $0 } : [options.host]
    return hosts.map { host in "\(scheme)://\(host.contains(":") ? "[\(host)]" : host):\(port)/" }
  }

  func router() throws -> Router<ServerContext> {
    let api = options.api.map { ReadingService($0, metrics: metrics) }
    let router = Router(context: ServerContext.self)
    router.add(middleware: SecurityHeaders(isSecure: options.isSecure))
    router.add(middleware: MetricsMiddleware())
    router.add(middleware: HostCheck(hosts: KnownHosts(try machine().names)))
    let counts = ["/counts": [HTTPRequest.Method.post]]
    router.add(
      middleware: AllowedMethods(methods: options.api == nil ? counts : counts.merging(apiMethods) { $1 }))
    if let api { try addAPI(api, to: router) }
    router.get("metrics") { [metrics] _, _ in
      Response(
        status: .ok, headers: [.contentType: "text/plain; version=0.0.4; charset=utf-8"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: metrics.text())))
    }
    router.post("counts") { [metrics] request, _ in
      try await addCounts(from: request, to: metrics)
      return Response(status: .noContent)
    }
    let page = AssetResponder(folder: assets)
    for path in ["/", "**"] as [RouterPath] {
      router.on(path, method: .get) { request, _ in try page.respond(to: request) }
      router.on(path, method: .head) { request, _ in try page.respond(to: request) }
    }
    return router
  }

  func builder() throws -> HTTPServerBuilder {
    let machine = try machine()
    let http = HTTP1Channel.Configuration(
      additionalChannelHandlers: [
        RequestDeadline(arrival: limits.arrival, answer: limits.answer), ClientPresence(),
      ],
      idleTimeout: limits.arrival,
      httpDecoderConfiguration: .init(
        maxHeaderFieldSize: limits.headerSize, maxHeaderListSize: limits.headerSize,
        maxHeaderFieldCount: limits.headerCount))
    guard options.isSecure else {
      return HTTPServerBuilder { responder in HTTP1Channel(responder: responder, configuration: http) }
    }
    let own = try certificates.certificate(for: machine)
    var tls = TLSConfiguration.makeServerConfiguration(
      certificateChain: [.certificate(try NIOSSLCertificate(bytes: Array(own.pem.utf8), format: .pem))],
      privateKey: .privateKey(try NIOSSLPrivateKey(bytes: Array(own.key.utf8), format: .pem)))
    tls.applicationProtocols = ["http/1.1"]
    return HTTPServerBuilder { [tls, headerSize = limits.headerSize] responder in
      let plain = HTTP1Channel(responder: responder, configuration: http)
      return PlainHTTPChannel(
        base: try TLSChannel(plain, tlsConfiguration: tls), hosts: KnownHosts(machine.names),
        headerSize: headerSize)
    }
  }

  /// Under which names and addresses this server is reached.
  private func machine() throws -> MachineAddresses {
    var machine = try MachineAddresses.current()
    let host = (try? SocketAddress(ipAddress: options.host, port: 0)) == nil ? [options.host] : []
    machine.names.insert(contentsOf: (options.names + host).filter { !machine.names.contains($0) }, at: 0)
    return machine
  }
}

/// Adds what a page of this server counted; 403 for the page of another.
private func addCounts(from request: Request, to metrics: PrometheusMetrics) async throws {
  if request.isOfAnotherSite { throw HTTPError(.forbidden) }
  let body = try await request.body.collect(upTo: CountReport.bodyLimit)
  try CountReport(Data(buffer: body), names: CountReport.names).record(in: metrics)
}
