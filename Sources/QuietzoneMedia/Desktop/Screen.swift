import CXCB
import Glibc
import QuietzoneImaging

/// What is on the screen now: of Wayland by the desktop's Screenshot portal, which may ask for consent, of X11 directly.
func screenLuminance(_ options: FrameOptions) throws(MediaError) -> LuminanceImage {
  if environment("WAYLAND_DISPLAY") != nil { return try portalScreenshot(options) }
  guard environment("DISPLAY") != nil else {
    throw .notRead(reason: "there is no screen: neither WAYLAND_DISPLAY nor DISPLAY is set")
  }
  var screen = QuietzoneScreen()
  switch quietzone_take_screen(options.maximumPixels, &screen) {
  case QuietzoneScreenTaken: break
  case QuietzoneScreenNoLibrary:
    throw .notInstalled(purpose: "the screen is read", program: "libxcb", package: "libxcb1")
  case QuietzoneScreenNoDisplay:
    throw .notRead(reason: "the X server that DISPLAY names does not answer")
  default: throw .notRead(reason: "the X server does not give a picture of its screen in 24 bits a pixel")
  }
  defer { free(screen.pixels) }
  let (pixels, count) = (screen.pixels!, screen.width * screen.height)
  return LuminanceImage(width: screen.width, height: screen.height) { target in
    for index in 0..<count {
      let pixel = pixels + index * 4
      target[index] = luma(red: pixel[2], green: pixel[1], blue: pixel[0])
    }
  }
}

/// A variable of the environment; nil if it is not set, or empty.
func environment(_ name: String) -> String? {
  guard let value = getenv(name), value.pointee != 0 else { return nil }
  return String(cString: value)
}
