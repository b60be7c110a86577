import Testing

@testable import QuietzoneLive

struct CameraSourceTests {
  @Test(
    "A word on the command line stands for what it looks like",
    arguments: [
      ("/dev/video2", CameraSource.v4l2(device: "/dev/video2")),
      ("rtsp://cam.example/1", .stream(address: "rtsp://cam.example/1")),
      ("HTTPS://cam.example/", .stream(address: "HTTPS://cam.example/")),
      ("libcamera", .libcamera(name: nil)),
      ("libcamera:/base/soc/i2c0mux", .libcamera(name: "/base/soc/i2c0mux")),
      ("pipewire", .pipeWire(node: nil)),
      ("pipewire:desk", .pipeWire(node: "desk")),
      ("video.mp4", .file(path: "video.mp4")),
      ("./missing.mp4", .file(path: "./missing.mp4")),
      ("v4l2_input.pci-0000", .pipeWire(node: "v4l2_input.pci-0000")),
      ("ftp://cam.example", .file(path: "ftp://cam.example")),
      ("", .pipeWire(node: "")),
    ])
  func words(word: String, source: CameraSource) {
    #expect(CameraSource(argument: word) { $0 == "video.mp4" } == source)
  }

  @Test("A stream's name and password are not shown")
  func passwords() {
    let source = CameraSource.stream(address: "rtsp://me:s@cret@cam.example/a@b")
    #expect(source.description == "rtsp://…@cam.example/a@b")
  }
}
