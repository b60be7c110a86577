#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Memory between two pages that nobody may touch: who reads beyond it stops the program.
struct GuardedMemory: ~Copyable {
  private let pages: UnsafeMutableRawBufferPointer
  /// What may be read and written: whole pages.
  let bytes: UnsafeMutableRawBufferPointer

  /// At least `count` bytes, all zero.
  init(_ count: Int) {
    let page = Int(getpagesize())
    let length = (count + page - 1) / page * page
    let start = mmap(nil, length + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    precondition(start != MAP_FAILED && mprotect(start! + page, length, PROT_READ | PROT_WRITE) == 0)
    pages = UnsafeMutableRawBufferPointer(start: start, count: length + 2 * page)
    bytes = UnsafeMutableRawBufferPointer(start: start! + page, count: length)
  }

  deinit { munmap(pages.baseAddress, pages.count) }
}
