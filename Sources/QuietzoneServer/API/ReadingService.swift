import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import Metrics
import NIOCore
import NIOPosix
import Quietzone
import QuietzoneMedia
import QuietzoneReport

/// Reads the images that requests bring, as the command reads files.
struct ReadingService: Sendable {
  let options: APIOptions
  private let gate: ReadingGate
  private let budget: ByteBudget
  private let metrics: any MetricsFactory

  init(_ options: APIOptions, metrics: any MetricsFactory) {
    self.options = options
    self.metrics = metrics
    gate = ReadingGate(options)
    budget = ByteBudget(options.memory)
  }

  /// Answers `POST /v1/read`.
  func read(_ request: Request, _ context: ServerContext) async throws -> Response {
    try authorize(request)
    let reading = try ReadingOptions(request.uri.queryParameters)
    let contentType = request.headers[.contentType] ?? "application/octet-stream"
    let boundary = Multipart.boundary(of: contentType)
    if boundary == nil, contentType.lowercased().hasPrefix("multipart/") {
      throw APIError(status: .unsupportedMediaType, message: "several images come as multipart/form-data")
    }
    let (body, taken) = try await collect(request)
    defer { budget.give(taken) }
    if body.isEmpty { throw APIError.badRequest("the body is empty; it is to be an image") }
    guard let boundary else {
      let outcome = try await outcome(of: body[...], reading, context)
      return try response(to: outcome)
    }
    let parts = try Multipart(body, boundary: boundary, maximumParts: options.maximumImages).parts
    var outcomes: [(String, Outcome)] = []
    for part in parts {
      outcomes.append((part.fileName, try await outcome(of: part.content, reading, context)))
    }
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("images")
      writer.array { writer in
        for (name, outcome) in outcomes { writer.value(json(of: outcome, file: name)) }
      }
    }
    return jsonResponse(writer.bytes)
  }

  /// - Throws: 401 unless the request has the token, where one is needed.
  func authorize(_ request: Request) throws(APIError) {
    guard let token = options.token else { return }
    let given = request.headers[.authorization] ?? ""
    // Hashes compare in the same time wherever they differ.
    guard SHA256.hash(data: Data("Bearer \(token)".utf8)) == SHA256.hash(data: Data(given.utf8)) else {
      throw .unauthorized
    }
  }

  /// The request's body, and how many bytes were taken of the budget for it.
  private func collect(_ request: Request) async throws -> (body: [UInt8], taken: Int) {
    let announced = request.headers[.contentLength].flatMap { Int($0) } ?? 0
    guard announced <= options.maximumBytes else { throw tooLarge }
    var body: [UInt8] = []
    do {
      for try await part in request.body {
        guard body.count + part.readableBytes <= options.maximumBytes else { throw tooLarge }
        guard budget.take(part.readableBytes) else { throw APIError.busy }
        body.append(contentsOf: part.readableBytesView)
      }
    } catch {
      budget.give(body.count)
      throw error
    }
    return (body, body.count)
  }

  private var tooLarge: APIError {
    APIError(status: .contentTooLarge, message: "a request may have \(options.maximumBytes) bytes")
  }

  /// What came of an image.
  private enum Outcome: Sendable {
    case read(width: Int, height: Int, milliseconds: Double, symbols: [Barcode])
    case notRead(MediaError)
    case outOfTime

    /// Under which it is counted.
    var name: String {
      switch self {
      case .read(_, _, _, let symbols): symbols.isEmpty ? "nothing" : "read"
      case .notRead: "unreadable"
      case .outOfTime: "outOfTime"
      }
    }
  }

  private func outcome(
    of image: ArraySlice<UInt8>, _ reading: ReadingOptions, _ context: ServerContext
  ) async throws -> Outcome {
    // From here on, since it may go while it waits.
    let cancellation = Cancellation()
    await observe(context, cancellation)
    do throws(APIError) {
      try await gate.enter(context.client)
    } catch {
      count("refused")
      throw error
    }
    let result: Outcome
    do {
      // On threads of its own: the server's go on answering.
      result = try await NIOThreadPool.singleton.runIfActive {
        try self.read(Array(image), reading, cancellation)
      }
    } catch {
      await gate.leave(context.client)
      count("cancelled")
      throw error
    }
    await gate.leave(context.client)
    count(result.name)
    return result
  }

  /// What strangers may send: neither drawings, which take a program of their own, nor what libraries decode whose use of memory a
  /// file's size does not tell.
  private static let formats: Set<ImageFormat> = [.jpeg, .png, .webP, .gif, .bmp, .tiff]

  private func read(
    _ bytes: [UInt8], _ reading: ReadingOptions, _ cancellation: Cancellation
  ) throws -> Outcome {
    if cancellation.isCancelled { throw CancellationError() }
    let image: LuminanceImage
    do throws(MediaError) {
      image = try LuminanceImage(
        imageFile: bytes, formats: Self.formats, maximumPixels: options.maximumPixels,
        appliesOrientation: !reading.ignoresOrientation)
    } catch {
      return .notRead(error)
    }
    let clock = ContinuousClock()
    let start = clock.now
    let end = start + options.maximumDuration
    let symbols = reading.reader.read(image) { cancellation.isCancelled || clock.now > end }
    let duration = clock.now - start
    if cancellation.isCancelled { throw CancellationError() }
    if start + duration > end { return .outOfTime }
    Metrics.Timer(label: "quietzone_api_reading", factory: metrics).recordNanoseconds(
      Int64(duration / .nanoseconds(1)))
    return .read(
      width: image.width, height: image.height, milliseconds: duration / .milliseconds(1), symbols: symbols)
  }

  /// Has the reading end when the client goes.
  private func observe(_ context: ServerContext, _ cancellation: Cancellation) async {
    // Where there is no connection, in tests, nobody can go.
    try? await context.channel.pipeline.handler(type: ClientPresence.self).map { $0.observe(cancellation) }
      .get()
  }

  private func count(_ outcome: String) {
    Counter(label: "quietzone_api_images", dimensions: [("outcome", outcome)], factory: metrics).increment()
  }

  private func response(to outcome: Outcome) throws(APIError) -> Response {
    switch outcome {
    case .read: return jsonResponse(json(of: outcome, file: nil))
    case .notRead(.unknownFormat):
      throw APIError(status: .unsupportedMediaType, message: MediaError.unknownFormat.description)
    case .notRead(.tooManyPixels):
      throw APIError(status: .contentTooLarge, message: message(of: outcome) ?? "")
    default: throw APIError(status: .unprocessableContent, message: message(of: outcome) ?? "")
    }
  }

  private func message(of outcome: Outcome) -> String? {
    switch outcome {
    case .read: nil
    // Without the command's advice.
    case .notRead(.tooManyPixels(let width, let height, let limit)):
      "\(width) × \(height) pixels are more than the limit of \(limit)"
    case .notRead(let error): error.description
    case .outOfTime: "reading it took longer than \(options.maximumDuration)"
    }
  }

  /// The command's JSON of an image.
  private func json(of outcome: Outcome, file: String?) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      if let file {
        writer.key("file")
        writer.string(file)
      }
      if case .read(let width, let height, let milliseconds, let symbols) = outcome {
        writer.reading(
          width: width, height: height, milliseconds: milliseconds, symbols: jsonWithContent(of: symbols))
      } else {
        writer.key("error")
        writer.string(message(of: outcome) ?? "")
      }
    }
    return writer.bytes
  }
}
