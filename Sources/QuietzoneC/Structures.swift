import System

/// The most bytes that a structure may say it has: far more than any, and little enough to look through.
let greatestStructure = 4096

/// The caller's structure, which begins with its size: an older program's is shorter, and what it does not know is 0; a newer
/// program's is longer, and what it has beyond must be 0, since nothing here would heed it.
///
/// - Parameters:
///   - fresh: The structure as its `…_INIT` makes it.
///   - firstSize: The size in the first version of the header: no program has a smaller one.
///   - names: What to call it in errors, and the macro that makes it: `qz_options` and `QZ_OPTIONS_INIT`.
func loaded<Structure: BitwiseCopyable>(
  _ source: UnsafePointer<Structure>, fresh: Structure, firstSize: Int,
  names: (type: StaticString, macro: StaticString)
) throws(Refusal) -> Structure {
  let bytes = UnsafeRawPointer(source)
  let size = bytes.loadUnaligned(as: UInt.self)
  guard size >= firstSize, size <= greatestStructure else {
    throw Refusal(
      "the struct_size of a \(names.type) is \(size), which no version has: begin with \(names.macro)")
  }
  let known = MemoryLayout<Structure>.size
  for offset in known..<max(known, Int(size)) where bytes.load(fromByteOffset: offset, as: UInt8.self) != 0 {
    throw Refusal(
      "a field of a \(names.type) is set that this version of the library does not know: leave it 0, or install a newer one"
    )
  }
  var result = fresh
  memcpy(&result, bytes, min(Int(size), known))
  return result
}

/// The beginning of `text`, UTF-8, of no more than `limit` bytes, that does not end amid a character.
func wholeCharacters(_ text: [UInt8], atMost limit: Int) -> ArraySlice<UInt8> {
  guard text.count > limit else { return text[...] }
  var end = limit
  while end > 0, text[end] & 0xC0 == 0x80 { end -= 1 }
  return text[..<end]
}
