import CQuietzone
import Quietzone

// The functions of quietzone.h, which documents them.

@_cdecl("qz_symbology_count")
public func countSymbologies() -> Int32 { Int32(Symbology.allCases.count) }

@_cdecl("qz_symbology_name")
public func symbologyName(_ symbology: qz_symbology) -> UnsafePointer<CChar>? {
  Symbology(symbology)?.constantTexts.name.constantText
}

@_cdecl("qz_symbology_title")
public func symbologyTitle(_ symbology: qz_symbology) -> UnsafePointer<CChar>? {
  Symbology(symbology)?.constantTexts.title.constantText
}

@_cdecl("qz_symbologies_named")
public func findSymbologies(
  _ names: UnsafePointer<CChar>?, _ set: UnsafeMutablePointer<qz_symbology_set>?,
  _ error: UnsafeMutablePointer<qz_error>?
) -> qz_status {
  answer(error) { () throws(Refusal) in
    guard let names, let set else {
      throw Refusal("the names or the place for the set is NULL: both must be given")
    }
    var found = SymbologySet()
    for name in String(cString: names).utf8.split(
      separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    {
      found = found.union(try symbologies(named: Array(name)))
    }
    set.pointee = UInt64(found.mask)
  }
}

private func symbologies(named name: [UInt8]) throws(Refusal) -> SymbologySet {
  let wanted = plain(name)
  if wanted == Array("linear".utf8) { return .linear }
  for symbology in Symbology.allCases {
    for own in [symbology.name, symbology.title] + symbology.otherNames where plain(Array(own.utf8)) == wanted
    {
      return [symbology]
    }
  }
  throw Refusal(
    "there is no symbology '\(String(decoding: name.prefix(60), as: UTF8.self))': qz_symbology_name lists those there are"
  )
}

/// A name in lower-case letters, without what makes no difference.
private func plain(_ name: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  for byte in name where byte != UInt8(ascii: "-") && byte != UInt8(ascii: "_") && byte != UInt8(ascii: " ") {
    result.append(0x41...0x5A ~= byte ? byte | 0x20 : byte)
  }
  return result
}

extension Symbology {
  fileprivate init?(_ symbology: qz_symbology) {
    guard let value = UInt8(exactly: symbology) else { return nil }
    self.init(rawValue: value)
  }
}

extension StaticString {
  /// The text where the program has it, with the null that ends it.
  fileprivate var constantText: UnsafePointer<CChar> {
    UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
