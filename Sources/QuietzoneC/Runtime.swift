import System

// What Swift's own code asks of a C library, and a library must answer itself. Only Swift sees these: the version script hides
// them.

/// Swift's hasher takes its seed from here. The C library's own function came with glibc 2.36, and programs are to run where
/// there is none.
@_cdecl("arc4random_buf")
public func fillWithHashSeed(_ address: UnsafeMutableRawPointer, _ count: Int) {
  quietzone_fill_randomly(address, count)
}

/// Swift asks for memory with its alignment, whatever that is; what the C library aligns anyway it finds faster unasked.
@_cdecl("posix_memalign")
public func allocate(
  _ result: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: Int, _ count: Int
) -> CInt {
  let usualAlignment = 16
  // The C library takes whole multiples of the alignment.
  let memory =
    alignment <= usualAlignment
    ? malloc(count) : aligned_alloc(alignment, (count + alignment - 1) & ~(alignment - 1))
  guard let memory else { return ENOMEM }
  result.pointee = memory
  return 0
}

/// Swift's complaint before it ends the process would be printed with this: a library prints nothing.
@_cdecl("putchar")
public func swallow(_ character: CInt) -> CInt { character }
