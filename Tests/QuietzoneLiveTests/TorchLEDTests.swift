import QuietzoneScanner
import Testing

@testable import QuietzoneLive

struct TorchLEDTests {
  @Test("A lamp is lit as brightly as it gets, and its state is what the kernel says")
  func switches() throws {
    let root = try ScratchFolder()
    try root.write("white:flash/max_brightness", "255\n")
    try root.write("white:flash/brightness", "0\n")
    let torch = try #require(TorchLED(root: root.path))
    #expect(torch.state == .off)
    try torch.set(.on)
    #expect(try root.text("white:flash/brightness") == "255")
    #expect(torch.state == .on)
    try torch.set(.off)
    #expect(try root.text("white:flash/brightness") == "0")
    #expect(torch.state == .off)
  }

  @Test("Of several lamps a torch comes before a flash; a keyboard's light is none")
  func choice() throws {
    let root = try ScratchFolder()
    for name in ["a:flash", "b:torch", "input3::capslock"] {
      try root.write("\(name)/max_brightness", "1\n")
      try root.write("\(name)/brightness", "0\n")
    }
    try #require(TorchLED(root: root.path)).set(.on)
    #expect(try root.text("b:torch/brightness") == "1")
    #expect(try root.text("a:flash/brightness") == "0\n")
  }

  @Test(
    "There is no torch without a folder of lamps, without a lamp, or where a lamp says nothing of its brightness"
  )
  func none() throws {
    let root = try ScratchFolder()
    #expect(TorchLED(root: root.path + "/missing") == nil)
    #expect(TorchLED(root: root.path) == nil)
    try root.write("x:flash/brightness", "0\n")
    #expect(TorchLED(root: root.path) == nil)
    try root.write("x:flash/max_brightness", "much\n")
    #expect(TorchLED(root: root.path) == nil)
    try root.write("x:flash/max_brightness", "0\n")
    #expect(TorchLED(root: root.path) == nil)
  }

  @Test("A lamp that went away has no state and says why it is not lit")
  func gone() throws {
    let root = try ScratchFolder()
    try root.write("x:torch/max_brightness", "1")
    let torch = try #require(TorchLED(root: root.path))
    #expect(torch.state == nil)
    #expect(throws: TorchError.self) { try torch.set(.on) }
  }
}
