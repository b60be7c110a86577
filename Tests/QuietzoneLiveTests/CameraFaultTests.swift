import CGStreamer
import QuietzoneScanner
import Testing

@testable import QuietzoneLive

struct CameraFaultTests {
  @Test("What is in the way becomes the scanner's state of the camera")
  func problems() {
    #expect(CameraFault.busy.problem == .inUseByAnotherApplication)
    #expect(CameraFault.refused.problem == .permissionDenied)
    for fault in [
      CameraFault.noCamera, .unknownCamera, .notACamera, .unplugged, .stalled(seconds: 5), .noGStreamer,
      .unreadable(reason: "no"),
    ] {
      #expect(fault.problem == .unavailable)
    }
  }

  @Test("What only an installation helps against is not tried again, and its package is named")
  func lasting() {
    for fault in [
      CameraFault.noGStreamer, .partMissing(name: "v4l2src", package: "gstreamer1.0-plugins-good"),
      .noDecoder(format: "H.264"),
    ] {
      #expect(!fault.canPass)
      #expect(fault.description.contains("(Debian: "))
    }
    #expect(!CameraFault.pipeWireRestarted.canPass)
    for fault in [CameraFault.unplugged, .busy, .refused, .noCamera] { #expect(fault.canPass) }
  }

  @Test("GStreamer's errors are told apart: in use, and others in its words, on one line")
  func gstreamerErrors() {
    let resource = "gst-resource-error-quark"
    #expect(
      CameraFault(domain: resource, code: quietzoneGStreamerBusy, message: "In use", details: "") == .busy)
    #expect(
      CameraFault(
        domain: resource, code: quietzoneGStreamerOpenRead, message: "Cannot open",
        details: "VIDIOC_REQBUFS: Device or resource busy") == .busy)
    #expect(
      CameraFault(domain: resource, code: 1, message: "Gone.\nMore", details: "")
        == .unreadable(reason: "Gone."))
    // The same number means something else elsewhere.
    #expect(
      CameraFault(
        domain: "gst-stream-error-quark", code: quietzoneGStreamerBusy, message: "Bad", details: "")
        == .unreadable(reason: "Bad"))
  }
}
