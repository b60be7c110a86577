import CGStreamer
import Quietzone

/// A pipeline of GStreamer that runs; it ends when this goes. For one thread.
struct Pipeline: ~Copyable {
  private let gstreamer: QuietzoneGStreamer
  private let pipeline: OpaquePointer
  private let sink: OpaquePointer
  private let bus: OpaquePointer
  private let plan: PipelinePlan

  /// Builds the pipeline and lets it run.
  static func started(_ plan: PipelinePlan, _ gstreamer: QuietzoneGStreamer) throws(CameraFault) -> Pipeline {
    try gstreamer.need(plan.elements)
    let pipeline = Pipeline(plan, gstreamer, try gstreamer.built(plan))
    quietzone_expect_one_stream(GStreamer.table, pipeline.pipeline)
    guard
      gstreamer.gst_element_set_state(pipeline.pipeline, quietzoneGStreamerPlaying)
        != quietzoneGStreamerFailure
    else { throw pipeline.pendingFault() ?? .unreadable(reason: "GStreamer did not start") }
    return pipeline
  }

  private init(
    _ plan: PipelinePlan, _ gstreamer: QuietzoneGStreamer,
    _ parts: (pipeline: OpaquePointer, sink: OpaquePointer, bus: OpaquePointer)
  ) {
    self.plan = plan
    self.gstreamer = gstreamer
    (pipeline, sink, bus) = parts
  }

  deinit {
    _ = gstreamer.gst_element_set_state(pipeline, quietzoneGStreamerNull)
    for object in [bus, sink, pipeline] { gstreamer.gst_object_unref(UnsafeMutableRawPointer(object)) }
  }

  /// The newest frame that nobody had yet; nil if none comes within `patience`.
  func frame(within patience: Duration) throws(CameraFault) -> LuminanceImage? {
    let sample = gstreamer.gst_app_sink_try_pull_sample(sink, UInt64(max(0, patience / .nanoseconds(1))))
    if let fault = pendingFault() {
      if let sample { gstreamer.gst_mini_object_unref(UnsafeMutableRawPointer(sample)) }
      throw fault
    }
    return sample.flatMap { PictureLoan(sample: $0, gstreamer)?.image }
  }

  /// Whether no frame will come any more.
  var isAtEnd: Bool { gstreamer.gst_app_sink_is_eos(sink) != 0 }

  /// Whether its end is that of what there is to see, and not of a camera.
  var isFinite: Bool {
    var duration: Int64 = 0
    return plan.mayEnd
      && gstreamer.gst_element_query_duration(pipeline, quietzoneGStreamerTime, &duration) != 0
      && duration > 0
  }

  /// What the elements complained about.
  private func pendingFault() -> CameraFault? {
    var fault: CameraFault?
    let types = quietzoneGStreamerErrorMessage | quietzoneGStreamerElementMessage
    while fault == nil, let message = gstreamer.gst_bus_pop_filtered(bus, types) {
      fault = gstreamer.fault(in: message)
      gstreamer.gst_mini_object_unref(UnsafeMutableRawPointer(message))
    }
    return fault
  }
}

extension QuietzoneGStreamer {
  /// The elements of a plan, connected.
  fileprivate func built(
    _ plan: PipelinePlan
  ) throws(CameraFault) -> (pipeline: OpaquePointer, sink: OpaquePointer, bus: OpaquePointer) {
    var problem: UnsafeMutablePointer<GError>?
    let pipeline = gst_parse_launch(plan.description, &problem)
    let reason = problem.map { String(cString: $0.pointee.message) }
    if let problem { g_error_free(problem) }
    guard let pipeline, let sink = gst_bin_get_by_name(pipeline, "sink"),
      let source = gst_bin_get_by_name(pipeline, "source"), let bus = gst_element_get_bus(pipeline)
    else { throw .unreadable(reason: reason ?? "GStreamer built no pipeline") }
    for (name, value) in plan.properties {
      gst_util_set_object_arg(UnsafeMutableRawPointer(source), name, value)
    }
    gst_object_unref(UnsafeMutableRawPointer(source))
    return (pipeline, sink, bus)
  }

  /// What a message of an element or about an error means; nil where it is news of another kind.
  fileprivate func fault(in message: OpaquePointer) -> CameraFault? {
    guard let structure = gst_message_get_structure(message) else { return nil }
    switch gst_structure_get_name(structure).map({ String(cString: $0) }) {
    case "missing-plugin":
      let name = gst_structure_get_string(structure, "name").map { String(cString: $0) }
      return .noDecoder(format: name ?? "the video")
    case "GstMessageError":
      var error: UnsafeMutablePointer<GError>?
      var details: UnsafeMutablePointer<CChar>?
      gst_message_parse_error(message, &error, &details)
      let words = text(taking: details) ?? ""
      guard let error else { return .unreadable(reason: words) }
      defer { g_error_free(error) }
      let domain = g_quark_to_string(error.pointee.domain).map { String(cString: $0) } ?? ""
      return CameraFault(
        domain: domain, code: error.pointee.code, message: String(cString: error.pointee.message),
        details: words)
    default: return nil
    }
  }
}

extension CameraFault {
  /// An error of GStreamer, by its domain and its number there.
  init(domain: String, code: Int32, message: String, details: String) {
    let reason = message.split(separator: "\n").first.map(String.init) ?? "GStreamer gave no reason"
    guard domain == "gst-resource-error-quark" else {
      self = .unreadable(reason: reason)
      return
    }
    switch code {
    case quietzoneGStreamerBusy: self = .busy
    case _ where details.contains("Device or resource busy"): self = .busy
    default: self = .unreadable(reason: reason)
    }
  }
}
