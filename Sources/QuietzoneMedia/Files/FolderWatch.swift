import Glibc

/// A folder that files arrive in. It is watched from the beginning on; what arrives waits until it is asked for.
public final class WatchedFolder {
  public let name: FileName
  /// Where the system tells what happens; negative where the folder cannot be watched.
  fileprivate let events: Int32
  /// Why the folder is not watched, until that was told.
  fileprivate var failure: MediaError?
  /// Files that were closed by who wrote them, or moved here, and when for the last time.
  fileprivate var closed: [FileName: ContinuousClock.Instant] = [:]
  /// Files that were told already, as they were then.
  fileprivate var told: [FileIdentity: FileState] = [:]

  public init(_ name: FileName) {
    self.name = name
    events = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    let wanted = IN_CLOSE_WRITE | IN_MODIFY | IN_MOVED_TO | IN_MOVE_SELF | IN_DELETE_SELF | IN_ONLYDIR
    let isWatched =
      events >= 0 && (name.withCString { inotify_add_watch(events, $0, UInt32(wanted)) } ?? -1) >= 0
    if !isWatched { failure = .cannotOpen(reason: String(cString: strerror(errno))) }
    // What is there already did not arrive.
    for file in (try? images(in: name, recursively: false)) ?? [] {
      if let (identity, state) = identityAndState(of: file) { told[identity] = state }
    }
  }

  deinit {
    if events >= 0 { close(events) }
  }
}

/// Files as they arrive in folders: each once, when it is complete.
public struct FolderWatch {
  public enum Arrival: Sendable {
    case file(FileName)
    /// Why a folder is not watched, or not any more.
    case failure(FileName, String)
  }

  private var folders: [WatchedFolder]
  private let isCancelled: () -> Bool

  /// How long a file must have been left alone: some programs close what they write, and open it once more.
  private static let settling = Duration.milliseconds(300)

  public init(_ folders: [WatchedFolder], isCancelled: @escaping () -> Bool) {
    self.folders = folders
    self.isCancelled = isCancelled
  }

  /// What arrives next; nil when it is cancelled, or no folder is watched any more.
  public mutating func next() -> Arrival? {
    while !isCancelled() {
      for (index, folder) in folders.enumerated() {
        if let failure = folder.failure {
          folders.remove(at: index)
          return .failure(folder.name, failure.description)
        }
        if let file = folder.nextComplete(after: Self.settling) { return .file(file) }
      }
      if folders.isEmpty { return nil }
      wait()
      for folder in folders { folder.takeEvents() }
    }
    return nil
  }

  /// Waits until something happens, or a file has settled.
  private func wait() {
    let isSettling = folders.contains { !$0.closed.isEmpty }
    var descriptors = folders.map { pollfd(fd: $0.events, events: Int16(POLLIN), revents: 0) }
    poll(&descriptors, nfds_t(descriptors.count), isSettling ? 50 : 500)
  }
}

extension WatchedFolder {
  /// A file that was closed and left alone for some time, unless it was told already.
  fileprivate func nextComplete(after settling: Duration) -> FileName? {
    let now = ContinuousClock.now
    let settled = closed.filter { now - $0.value >= settling }.keys.sorted {
      $0.bytes.lexicographicallyPrecedes($1.bytes)
    }
    for file in settled {
      closed[file] = nil
      let path = name.appending(file)
      // An empty file was only made, and will be written.
      guard let (identity, state) = identityAndState(of: path), state.size > 0, told[identity] != state else {
        continue
      }
      told[identity] = state
      return path
    }
    return nil
  }

  /// Notes what has happened.
  fileprivate func takeEvents() {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(events, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      var offset = 0
      while offset + MemoryLayout<inotify_event>.size <= count {
        let (mask, length) = buffer.withUnsafeBytes {
          (
            $0.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self),
            Int($0.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
          )
        }
        offset += MemoryLayout<inotify_event>.size
        let name = FileName(bytes: Array(buffer[offset..<offset + length].prefix { $0 != 0 }))
        offset += length
        note(mask, name)
      }
    }
  }

  private func note(_ mask: UInt32, _ file: FileName) {
    func says(_ kind: Int32) -> Bool { mask & UInt32(bitPattern: kind) != 0 }
    if says(IN_MOVE_SELF) {
      failure = .notRead(reason: "the folder was moved or renamed; what arrives in it is not read any more")
    } else if says(IN_DELETE_SELF) || says(IN_UNMOUNT) || says(IN_IGNORED) {
      failure = failure ?? .notRead(reason: "the folder is gone; nothing arrives in it any more")
    } else if says(IN_Q_OVERFLOW) {
      // More happened than the system keeps: what is there now tells.
      for file in (try? images(in: name, recursively: false)) ?? [] { closed[file.lastComponent] = .now }
    } else if file.isReadable, file.bytes.first != UInt8(ascii: ".") {
      // Who writes to it has not closed it yet.
      closed[file] = says(IN_MODIFY) ? nil : .now
    }
  }
}

/// Which file it is, whatever its name.
private struct FileIdentity: Hashable {
  var device: UInt64
  var number: UInt64
}

/// What changes when a file is written.
private struct FileState: Equatable {
  var size: Int
  var seconds: Int
  var nanoseconds: Int
}

private func identityAndState(of name: FileName) -> (FileIdentity, FileState)? {
  var status = stat()
  guard name.withCString({ stat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
  return (
    FileIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino)),
    FileState(size: Int(status.st_size), seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
  )
}
