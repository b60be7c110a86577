/// Which elements turn a source into frames of the wanted format.
struct PipelinePlan {
  /// In the language of `gst-launch-1.0`; the element `source` has its properties set afterwards, so that no name can add to it.
  let description: String
  /// What the source's properties are set to.
  let properties: [(name: String, value: String)]
  /// What has to be installed.
  let elements: [PipelineElement]
  /// Whether the source ends, rather than that it goes away, once its length is known.
  let mayEnd: Bool

  /// Formats whose first plane is the brightness, a byte a pixel.
  private static let formats = "{GRAY8,I420,NV12,YV12,NV21,Y42B,NV16,Y444,Y41B}"

  /// What cameras are asked for: what is read in time, else whatever they have.
  private static let sizes = "width=(int)[1,1920],height=(int)[1,1080]"
  private static let cameraFormats =
    "video/x-raw,\(sizes);image/jpeg,\(sizes);video/x-raw;image/jpeg"

  /// The newest frame waits, older ones are dropped. Files are shown at their own speed, cameras as soon as they can be.
  private static func sink(isTimed: Bool) -> String {
    " ! videoconvert ! video/x-raw,format=\(formats) ! appsink name=sink max-buffers=1 drop=true sync=\(isTimed)"
  }

  /// What else is in a file is not decoded.
  private static let video = "caps=video/x-raw expose-all-streams=false"

  private static let common = [
    PipelineElement(name: "videoconvert", package: PipelineElement.base),
    PipelineElement(name: "appsink", package: PipelineElement.base),
    PipelineElement(name: "decodebin", package: PipelineElement.base),
  ]

  /// A device of this machine.
  private init(device element: String, package: String, _ properties: [(name: String, value: String)]) {
    description =
      "\(element) name=source ! capsfilter caps=\"\(Self.cameraFormats)\" ! decodebin"
      + Self.sink(isTimed: false)
    self.properties = properties
    elements = Self.common + [PipelineElement(name: element, package: package)]
    mayEnd = false
  }

  static func pipeWire(node: String) -> PipelinePlan {
    PipelinePlan(
      device: "pipewiresrc", package: "gstreamer1.0-pipewire",
      [
        ("target-object", node),
        // PipeWire's own memory goes when the camera goes, though a frame in it is still being read.
        ("always-copy", "true"),
      ])
  }

  static func v4l2(device: String) -> PipelinePlan {
    PipelinePlan(device: "v4l2src", package: PipelineElement.good, [("device", device)])
  }

  static func libcamera(name: String?) -> PipelinePlan {
    PipelinePlan(
      device: "libcamerasrc", package: "gstreamer1.0-libcamera", name.map { [("camera-name", $0)] } ?? [])
  }

  /// A file or a stream.
  init(address: String) {
    mayEnd = true
    if address.lowercased().hasPrefix("rtsp") {
      description =
        "rtspsrc name=source latency=100 ! application/x-rtp,media=video ! decodebin"
        + Self.sink(isTimed: false)
      properties = [("location", address)]
      elements = Self.common + [PipelineElement(name: "rtspsrc", package: PipelineElement.good)]
    } else if address.hasPrefix("file:") {
      description = "uridecodebin name=source \(Self.video)" + Self.sink(isTimed: true)
      properties = [("uri", address)]
      elements = Self.common + [PipelineElement(name: "uridecodebin", package: PipelineElement.base)]
    } else {
      // Not by uridecodebin, which collects two megabytes first.
      description =
        "souphttpsrc name=source is-live=true do-timestamp=true ! decodebin \(Self.video)"
        + Self.sink(isTimed: true)
      properties = [("location", address)]
      elements = Self.common + [PipelineElement(name: "souphttpsrc", package: PipelineElement.good)]
    }
  }
}
