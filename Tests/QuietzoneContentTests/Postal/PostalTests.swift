import QuietzoneSymbols
import Testing

@testable import QuietzoneContent

@Suite("Parcels and letters")
struct PostalTests {
  @Test(
    "A MaxiCode's structured carrier message, with what a carrier adds and without",
    arguments: [
      (
        "[)>\u{1E}01\u{1D}96152382802\u{1D}840\u{1D}001\u{1D}1Z00004951\u{1D}UPSN\u{1D}06X610\u{1D}159\u{1D}1234567\u{1D}1/1\u{1D}"
          + "10.5\u{1D}Y\u{1D}634 ALPHA DRIVE\u{1D}PITTSBURGH\u{1D}PA\u{1E}\u{04}",
        "postal | format=carrierMessage | postalCode=152382802 | country=840 | serviceClass=001 | trackingNumber=1Z00004951 | carrier=UPSN"
          + " | shipper=06X610 | collectionDay=159 | shipment=1234567 | package=1/1 | weight=10.5 | street=634 ALPHA DRIVE"
          + " | city=PITTSBURGH | region=PA"
      ),
      (
        "12345\u{1D}840\u{1D}066\u{1D}",
        "postal | format=carrierMessage | postalCode=12345 | country=840 | serviceClass=066"
      ),
      ("12345\u{1D}84\u{1D}066\u{1D}", note(.postal, "country is not valid")),
      ("\u{1D}840\u{1D}066\u{1D}", note(.postal, "postal code is not valid")),
      ("12345\u{1D}840\u{1D}6\u{1D}", note(.postal, "service class is not valid")),
      ("12345", note(.postal, "it breaks off before its end")),
    ])
  func carrierMessages(_ text: String, _ content: String) {
    #expect(shown(text, in: .maxiCode, "]U1") == content)
  }

  @Test(
    "Parcels of DHL: their numbers, and where they go",
    arguments: [
      (
        "JJD014600003333000000",
        "postal | format=licencePlate | trackingNumber=JD014600003333000000 | carrier=DHL"
      ),
      ("JVGL0999999999", "postal | format=licencePlate | trackingNumber=VGL0999999999 | carrier=DHL"),
      (
        "2LDE53113+48000001",
        "postal | format=routing | postalCode=53113 | country=DE | serviceClass=48000001"
      ),
      ("2LGBEC1A 1BB+48", "postal | format=routing | postalCode=EC1A 1BB | country=GB | serviceClass=48"),
      ("JJD01", "text"), ("JJD01460000333300000A", "text"), ("jjd014600003333000000", "text"),
      ("JJD" + String(repeating: "0", count: 34), "text"), ("2LDE53113", "text"), ("2Lde53113+48", "text"),
      ("2LDE+48", "text"), ("2L+", "text"), ("2LDE53113+", "text"), ("2LDE53113+A1", "text"),
    ])
  func dhl(_ text: String, _ content: String) { #expect(shown(text, in: .code128) == content) }

  @Test(
    "Leitcode and Identcode of Deutsche Post, in an Interleaved 2 of 5 alone, with the right check digit",
    arguments: [
      (
        "21348075016401",
        "postal | format=leitcode | postalCode=21348 | country=DE | streetCode=075 | houseNumber=016 | serviceClass=40"
          + " | carrier=Deutsche Post"
      ),
      (
        "563102430313",
        "postal | format=identcode | trackingNumber=563102430313 | mailCenter=56 | customer=310 | carrier=Deutsche Post"
      ),
      (
        "218025809066",
        "postal | format=identcode | trackingNumber=218025809066 | mailCenter=21 | customer=802 | carrier=Deutsche Post"
      ),
      ("21348075016402", "text"), ("563102430314", "text"), ("00000000000000", "text"),
      ("5631024303130", "text"),
    ])
  func germany(_ text: String, _ content: String) {
    #expect(shown(text, in: .i2of5) == content)
    #expect(shown(text, in: .code128) == "text")
  }

  @Test(
    "Items between post offices, as UPU S10 numbers them",
    arguments: [
      ("RA473124829US", "postal | format=s10 | trackingNumber=RA473124829US | country=US | service=RA"),
      ("RR 12345678 5 DE", "postal | format=s10 | trackingNumber=RR123456785DE | country=DE | service=RR"),
      // Check digits 10 and 11 are written 0 and 5.
      ("LX000000005DE", "postal | format=s10 | trackingNumber=LX000000005DE | country=DE | service=LX"),
      ("LX000000080DE", "postal | format=s10 | trackingNumber=LX000000080DE | country=DE | service=LX"),
      ("RA473124828US", "text"), ("ra473124829us", "text"), ("RA473124829U", "text"),
      ("RA473124829USA", "text"),
      ("RA47312482US9", "text"),
    ])
  func international(_ text: String, _ content: String) { #expect(shown(text) == content) }
}
