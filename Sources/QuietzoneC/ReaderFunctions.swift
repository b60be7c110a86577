import CQuietzone
import Quietzone

// The functions of quietzone.h, which documents them.

@_cdecl("qz_reader_new")
public func makeReader(
  _ options: UnsafePointer<qz_options>?, _ result: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<qz_error>?
) -> qz_status {
  result?.pointee = nil
  return answer(error) { () throws(Refusal) in
    guard let result else { throw Refusal("there is no place for the reader: reader is NULL") }
    var chosen = qz_options()
    if let options {
      chosen = try loaded(options, fresh: chosen, firstSize: 56, names: ("qz_options", "QZ_OPTIONS_INIT"))
    }
    let made = try Reader(chosen)
    let place = UnsafeMutablePointer<Reader>.allocate(capacity: 1)
    place.initialize(to: made)
    result.pointee = OpaquePointer(place)
  }
}

@_cdecl("qz_reader_free")
public func freeReader(_ reader: OpaquePointer?) {
  guard let reader else { return }
  let place = UnsafeMutablePointer<Reader>(reader)
  place.deinitialize(count: 1)
  place.deallocate()
}

@_cdecl("qz_read")
public func read(
  _ reader: OpaquePointer?, _ image: UnsafePointer<qz_image>?, _ cancel: OpaquePointer?,
  _ results: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<qz_error>?
) -> qz_status {
  results?.pointee = nil
  return answer(error) { () throws(Refusal) in
    guard let results else { throw Refusal("there is no place for the results: results is NULL") }
    guard let reader else { throw Refusal("reader is NULL: make one with qz_reader_new") }
    guard let image else { throw Refusal("image is NULL: fill a qz_image, beginning with QZ_IMAGE_INIT") }
    let settings = UnsafePointer<Reader>(reader)
    let picture = try Picture(
      try loaded(image, fresh: qz_image(), firstSize: 80, names: ("qz_image", "QZ_IMAGE_INIT")),
      maximumPixels: settings.pointee.maximumPixels)
    let (barcodes, end) = picture.withLuminance {
      settings.pointee.read($0, region: picture.region, cancel: cancel)
    }
    results.pointee = Results(barcodes, end: end).handle()
  }
}
