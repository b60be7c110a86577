import AVFoundation
import Allocations
import Scenes
import Testing

@testable import QuietzoneCamera

@MainActor @Suite(.serialized) struct FrameFlowTests {
  @Test("Frames that come while one is read: the newest is taken, the others are dropped, none piles up")
  func newest() async {
    var settings = ScannerSettings()
    settings.mode = .oncePerCode
    let device = await TestDevice.scanning(settings: settings)
    let (old, new) = (Scene.of("words"), Scene.of("address"))
    // A second of 60 frames while the main actor and the reader are busy with the first.
    for _ in 0..<59 { device.cameras.deliver(device.pool.buffer(old)) }
    while device.host.camera.camera.session.outputs.isEmpty { await Task.yield() }
    await device.until("the camera has handed over what it had") {
      device.cameras.deliver(device.pool.buffer(new))
      return device.views.effects.contains {
        if case .collect(let result) = $0 { result.text == "https://example.org/menu" } else { false }
      }
    }
    #expect(device.host.frames.waitingCount <= 1)
    await device.until("all are given back") { device.pool.lentCount == 0 }
    // One in the mailbox, one that waits, one that is read, one on its way from the camera, and one that is made.
    #expect(device.pool.mostLentCount <= 5, "\(device.pool.mostLentCount)")
  }

  @Test("The mailbox holds one frame, the newest, and tells of it once") func mailbox() {
    let (pool, output) = (SimulatedBufferPool(), AVCaptureVideoDataOutput())
    let counter = Counter()
    let mailbox = FrameMailbox { counter.add() }
    let connection = AVCaptureConnection(simulatedMirrored: false)
    func deliver(_ value: UInt8) {
      let frame = pool.buffer(width: 2, height: 2, pixels: [value, value, value, value])
      mailbox.captureOutput(output, didOutput: CMSampleBuffer(simulated: frame), from: connection)
    }
    deliver(1)
    #expect(mailbox.take() == nil && counter.count == 0, "it is closed")
    mailbox.open()
    for value in 2..<62 { deliver(UInt8(value)) }
    #expect(counter.count == 1 && pool.lentCount == 1)
    #expect(mailbox.take().flatMap { LuminanceImage($0)?[0, 0] } == 61)
    #expect(mailbox.take() == nil && pool.lentCount == 0)
    deliver(70)
    #expect(counter.count == 2)
    mailbox.close()
    #expect(pool.lentCount == 0)
  }

  @Test("Per frame nothing of a frame's size is allocated, by anybody") func noAllocation() async {
    let device = await TestDevice.scanning()
    let scene = Scene(.init("words", x: 300))
    // What is made once is made: buffers, a pyramid's memory, a stack of frames.
    await device.see(scene, frames: 40)
    let buffers = device.pool.allocationCount
    allocations_count_from(1920 * 1080)
    await device.see(scene, frames: 60)
    let count = allocations_counted()
    allocations_count_from(.max)
    #expect(count == 0)
    #expect(device.pool.allocationCount == buffers && buffers <= 2)
    // The counter counts.
    allocations_count_from(1920 * 1080)
    let memory = [UInt8](repeating: 1, count: 1920 * 1080 + 1)
    #expect(allocations_counted() >= 1 && memory.count > 0)
    allocations_count_from(.max)
  }

  @Test("A frame is read where it lies: what is written into its buffer is what the reader sees")
  func noCopy() throws {
    let pool = SimulatedBufferPool()
    let frame = pool.buffer(width: 70, height: 30, pixels: [UInt8](repeating: 9, count: 2100))
    try #require(CVPixelBufferGetBytesPerRowOfPlane(frame, 0) == 192)
    let values = LuminanceImage.withBorrowed(frame) { image in
      let plane = CVPixelBufferGetBaseAddressOfPlane(frame, 0)!
      #expect(image.rowStride == 192)
      plane.storeBytes(of: 77, toByteOffset: 192 * 29 + 69, as: UInt8.self)
      return [image[69, 29], image[0, 0]]
    }
    #expect(values == [77, 9])
    #expect(frame.simulatedLockCount == 0)
  }

  @Test("Buffers whose rows are padded with noise are read as those without") func paddedRows() {
    let scene = Scene.of("words")
    let frame = SimulatedBufferPool().buffer(scene)
    let read = LuminanceImage.withBorrowed(frame) { BarcodeReader().read($0).map { $0.text } }
    #expect(read == ["blue suede shoes"])
    let plain = LuminanceImage(width: scene.width, height: scene.height, pixels: scene.pixels)!
    #expect(BarcodeReader().read(plain).map { $0.text } == read)
  }

  @Test("Frames of another size are mapped as they are") func sizeChanges() async {
    var settings = ScannerSettings()
    settings.mode = .oncePerCode
    let device = await TestDevice.scanning(settings: settings)
    await device.see(.of("words"), frames: 3)
    let small = Scene(width: 1280, height: 720, .init("address", x: 640, y: 360, scale: 5))
    await device.see(small, until: "it is read") {
      device.views.appearance?.outlines.contains { $0.result.text == "https://example.org/menu" } == true
    }
    let outline = device.views.appearance?.outlines.first { $0.result.text == "https://example.org/menu" }
    #expect(((outline?.corners.center ?? Point(x: 0, y: 0)) - Point(x: 195, y: 422)).length < 2)
  }

  @Test("Frames that come when the scanner is closed are nobody's") func afterClosing() async {
    let device = await TestDevice.scanning()
    let session = device.cameras.runningSessions[0]
    let outputs = session.outputs
    device.host.send(.closeRequested)
    await device.settle()
    for case let output as AVCaptureVideoDataOutput in outputs {
      output.simulateDelivery(of: device.pool.buffer(.of("words")))
    }
    await device.until("it is given back") { device.pool.lentCount == 0 }
    await device.settle()
    #expect(device.views.effects.last == .dismiss)
  }
}

/// Counts from any thread.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var value = 0

  var count: Int { lock.withLock { value } }

  func add() { lock.withLock { value += 1 } }
}
