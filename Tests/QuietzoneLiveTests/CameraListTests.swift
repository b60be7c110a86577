import Testing

@testable import QuietzoneLive

struct CameraListTests {
  private let cameras = [
    PipeWireCamera(node: "desk", description: "Webcam"), PipeWireCamera(node: "Webcam", description: "Other"),
  ]

  @Test("A camera is found by its node's name, and by its description where no node has that name")
  func names() {
    #expect(PipeWireCamera.find("desk", among: cameras)?.node == "desk")
    #expect(PipeWireCamera.find("Webcam", among: cameras)?.node == "Webcam")
    #expect(PipeWireCamera.find("Other", among: cameras)?.node == "Webcam")
    #expect(PipeWireCamera.find("gate", among: cameras) == nil)
  }

  @Test("The kernel's cameras are those called video and a number, in the numbers' order")
  func devices() throws {
    let folder = try ScratchFolder()
    for name in ["video10", "video2", "video", "videos", "video2x", "null", "video-1"] {
      try folder.write(name, "")
    }
    #expect(VideoDevice.paths(in: folder.path) == ["\(folder.path)/video2", "\(folder.path)/video10"])
    #expect(VideoDevice.paths(in: folder.path + "/missing").isEmpty)
  }

  @Test("What is no camera says what it is instead")
  func noCameras() throws {
    let folder = try ScratchFolder()
    let file = try folder.write("video0", "")
    #expect(throws: CameraFault.unknownCamera) { _ = try VideoDevice(path: folder.path + "/video1") }
    #expect(throws: CameraFault.notACamera) { _ = try VideoDevice(path: file) }
    #expect(throws: CameraFault.notACamera) { _ = try VideoDevice(path: "/dev/null") }
    #expect(throws: CameraFault.notACamera) { _ = try VideoDevice(path: folder.path) }
    // None of them is offered.
    #expect(try VideoDevice.all(in: folder.path).isEmpty)
  }
}
