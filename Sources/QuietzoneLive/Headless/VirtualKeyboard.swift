import CDevices
import Glibc

/// A keyboard that exists as long as this does, and types as a hand scanner does.
public final class VirtualKeyboard: Sendable {
  /// What is pressed behind each code.
  public enum Ending: String, CaseIterable, Sendable {
    case enter, tab, none
  }

  private let device: Int32
  private let ending: Ending
  /// How long a key is down, and how long it takes to the next one, in microseconds: programs that are busy lose no key.
  private let pause: UInt32

  /// A keyboard of this system.
  ///
  /// - Parameter path: The kernel's device for making input devices.
  public convenience init(ending: Ending, path: String = "/dev/uinput") throws(KeyboardError) {
    let keys = KeyStroke.keys
    let device = quietzone_make_keyboard(path, keys, keys.count)
    switch -device {
    case ..<0: break
    case ENOENT, ENODEV, ENXIO: throw .missing(path: path)
    case EACCES, EPERM: throw .refused(path: path)
    case ENOTTY, EISDIR: throw .isSomethingElse(path: path)
    case let failure: throw .failed(reason: "\(path): \(String(cString: strerror(failure)))")
    }
    self.init(writingTo: device, ending: ending, pause: 2000)
  }

  /// A keyboard whose events go to an open file, which it closes in the end.
  init(writingTo device: Int32, ending: Ending, pause: UInt32) {
    self.device = device
    self.ending = ending
    self.pause = pause
  }

  deinit { close(device) }

  /// Types a text and what comes behind it; nothing where there is a character in it that has no key.
  public func type(_ text: String) throws(KeyboardError) {
    var strokes: [KeyStroke]
    switch KeyStroke.strokes(for: text) {
    case .success(let found): strokes = found
    case .failure(let character): throw .untypable(character)
    }
    switch ending {
    case .enter: strokes.append(.enter)
    case .tab: strokes.append(.tab)
    case .none: break
    }
    for stroke in strokes {
      let shift = stroke.isShifted ? [KeyStroke.shift] : []
      try send(shift + [stroke.key], isPressed: true)
      try send([stroke.key] + shift, isPressed: false)
    }
  }

  private func send(_ keys: [UInt16], isPressed: Bool) throws(KeyboardError) {
    var event = [UInt8](repeating: 0, count: 24)
    var bytes: [UInt8] = []
    for key in keys {
      let count = quietzone_key_event(key, isPressed ? 1 : 0, &event)
      bytes += event[..<count]
    }
    let count = quietzone_end_of_events(&event)
    bytes += event[..<count]
    guard write(device, bytes, bytes.count) == bytes.count else {
      throw .failed(reason: String(cString: strerror(errno)))
    }
    if pause > 0 { usleep(pause) }
  }
}

/// Why nothing is typed. The description is a line that says what to do about it.
public enum KeyboardError: Error, Hashable, Sendable, CustomStringConvertible {
  case missing(path: String)
  case refused(path: String)
  case isSomethingElse(path: String)
  case failed(reason: String)
  case untypable(UntypableCharacter)

  public var description: String {
    switch self {
    case .missing(let path): "there is no \(path) to type with; load it: sudo modprobe uinput"
    case .refused(let path):
      "\(path) may not be opened by this user; allow it by a rule of udev, such as KERNEL==\"uinput\", GROUP=\"input\", MODE=\"0660\""
    case .isSomethingElse(let path): "\(path) is not the kernel's uinput"
    case .failed(let reason): "nothing can be typed: \(reason)"
    case .untypable(let character): character.description
    }
  }
}
