/// Which frames are read: one at a time, and after it the newest that came meanwhile. Those between are dropped.
struct FramePacing: Equatable {
  private enum State: Equatable {
    case idle
    case reading(FrameNumber, ReadingPreset)
    case readingWhileNextWaits(FrameNumber, ReadingPreset, next: FrameNumber)
    /// The frame in flight is wanted no more, but the reader is not done with it.
    case abandoned(FrameNumber)
  }

  private var state = State.idle

  /// Whether the reader is busy with a frame that is wanted no more.
  var isAbandoned: Bool { if case .abandoned = state { true } else { false } }

  /// A frame came. Says whether it is to be read at once, and which frame is not to be read at all.
  mutating func arrived(_ frame: FrameNumber, preset: ReadingPreset) -> (isNext: Bool, dropped: FrameNumber?)
  {
    switch state {
    case .idle:
      state = .reading(frame, preset)
      return (true, nil)
    case .reading(let current, let preset):
      state = .readingWhileNextWaits(current, preset, next: frame)
      return (false, nil)
    case .readingWhileNextWaits(let current, let preset, let older):
      state = .readingWhileNextWaits(current, preset, next: frame)
      return (false, older)
    case .abandoned:
      return (false, frame)
    }
  }

  /// The reader is done with a frame. Says which preset it got, nil if its symbols are not wanted, and which frame waits.
  mutating func finished(_ frame: FrameNumber) -> (preset: ReadingPreset?, waiting: FrameNumber?) {
    switch state {
    case .reading(frame, let preset):
      state = .idle
      return (preset, nil)
    case .readingWhileNextWaits(frame, let preset, let next):
      state = .idle
      return (preset, next)
    case .abandoned(frame):
      state = .idle
      return (nil, nil)
    default:
      return (nil, nil)
    }
  }

  /// Nothing more is to be read. Returns the frame that waited in vain.
  mutating func abandon() -> FrameNumber? {
    switch state {
    case .idle, .abandoned: return nil
    case .reading(let frame, _):
      state = .abandoned(frame)
      return nil
    case .readingWhileNextWaits(let frame, _, let next):
      state = .abandoned(frame)
      return next
    }
  }
}
