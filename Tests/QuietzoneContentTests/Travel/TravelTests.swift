import QuietzoneReport
import QuietzoneSymbols
import Testing

@testable import QuietzoneContent

@Suite("Tickets, licences, parcels")
struct TravelTests {
  @Test("A boarding pass with what each has (Resolution 792, example 1)")
  func mandatory() {
    #expect(
      shown("M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 100", in: .aztec)
        == "boardingPass | passenger=DESMARAIS/LUC | isElectronicTicket=true | legs=[(reference=ABC123, from=YUL, to=FRA,"
        + " carrier=AC, flight=834, dayOfYear=326, cabin=J, seat=1A, sequence=25, status=1)]")
  }

  @Test("A boarding pass of two legs with all items and security data (example 4)")
  func allItems() {
    let text =
      "M2DESMARAIS/LUC       EAB12C3 YULFRAAC 0834 326J003A0027 167>5321WW1325BAC 0014123456002001412346700100141234789012A"
      + "0141234567890 1AC AC 1234567890123    4PCYLX58ZDEF456 FRAGVALH 3664 327C012C0002 12E2A0140987654321 1AC AC"
      + " 1234567890123    3PCNWQ^108ABCDEFGH"
    #expect(
      shown(text)
        == "boardingPass | passenger=DESMARAIS/LUC | isElectronicTicket=true | legs=[(reference=AB12C3, from=YUL, to=FRA,"
        + " carrier=AC, flight=834, dayOfYear=326, cabin=J, seat=3A, sequence=27, status=1, ticket=0141234567890,"
        + " frequentFlyer=AC 1234567890123, baggageAllowance=4PC, hasFastTrack=true), (reference=DEF456, from=FRA, to=GVA,"
        + " carrier=LH, flight=3664, dayOfYear=327, cabin=C, seat=12C, sequence=2, status=1, ticket=0140987654321,"
        + " frequentFlyer=AC 1234567890123, baggageAllowance=3PC)] | version=5 | issued=1325 | issuer=AC"
        + " | baggageTags=[0014123456002, 0014123467001, 0014123478901]")
  }

  @Test(
    "A boarding pass that breaks off or goes on is none",
    arguments: [
      ("M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 1", "length is not valid"),
      ("M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 110", "it breaks off before its end"),
      ("M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 367J001A0025 100", "date of flight is not valid"),
      ("M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 100X", "there is something behind its end"),
      ("M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 100^1FF", "it breaks off before its end"),
      ("M2DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 100", "it breaks off before its end"),
      ("M5DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 100", "number of legs is not valid"),
      ("M1                    EABC123 YULFRAAC 0834 326J001A0025 100", "passenger is missing"),
    ])
  func passFaults(_ text: String, _ problem: String) { #expect(shown(text) == note(.boardingPass, problem)) }

  /// The example of the 2020 standard, annex D, whose offsets are one too many.
  static let licence =
    "@\n\u{1E}\rANSI 636000110002DL00410277ZV03180008DLDAQT64235789\nDCSSAMPLE\nDDEN\nDACMICHAEL\nDDFN\nDADJOHN\nDDGN\nDCUJR\n"
    + "DCAD\nDCBK\nDCDPH\nDBD06062022\nDBB06062006\nDBA06062027\nDBC1\nDAU068 in\nDAYBRO\nDAG2300 WEST BROAD STREET\n"
    + "DAIRICHMOND\nDAJVA\nDAK232690000 \nDCF2424244747474786102204\nDCGUSA\nDCK123456789\nDDAF\nDDD1\rZVZVA01\r"

  @Test("A driving licence's fields, with days in the order of its country")
  func licences() {
    #expect(
      shown(Self.licence)
        == "drivingLicence | type=drivingLicence | number=T64235789 | familyName=SAMPLE | givenNames=MICHAEL JOHN"
        + " | birthDate=2006-06-06 | issueDate=2022-06-06 | expiryDate=2027-06-06 | street=2300 WEST BROAD STREET"
        + " | city=RICHMOND | region=VA | postalCode=232690000 | country=USA | vehicleClass=D | issuer=636000 | version=11"
    )
  }

  @Test("Version 1 has its names in one, its years first and another separator")
  func oldLicence() {
    let text =
      "@\n\u{1C}\rANSI 6360200102DL00390187ZV02260031DLDAQ0123456789ABC\nDAAJOHN,Q,PUBLIC\nDBA20011201\nDBB19761123\r"
    #expect(
      shown(text)
        == "drivingLicence | type=drivingLicence | number=0123456789ABC | familyName=JOHN | givenNames=Q PUBLIC"
        + " | birthDate=1976-11-23 | expiryDate=2001-12-01 | issuer=636020 | version=1")
  }

  @Test(
    "A licence with a false header or day is none",
    arguments: [
      (licence.replacing("636000", with: "63600X"), "issuer is not valid"),
      (licence.replacing("06062006", with: "13062006"), "DBB is not valid"),
      (licence.replacing("DL0041", with: "DL9041"), "subfile is not valid"),
      (licence.replacing("DL0041", with: "XX0041"), "DL is missing"),
      (licence.replacing("DAQ", with: "DXX"), "DAQ is missing"),
      ("@\n\u{1E}\rANSI 636000110002DL0041", "subfile designator is not valid"),
      ("@\n\u{1E}\rANSI 63", "issuer is not valid"),
    ])
  func licenceFaults(_ text: String, _ problem: String) {
    #expect(shown(text) == note(.drivingLicence, problem))
  }

  private func ticket(_ head: String, _ signature: Int, _ length: String, _ data: [UInt8]) -> String {
    let bytes = Array(head.utf8) + [UInt8](repeating: 0x80, count: signature) + Array(length.utf8) + data
    let input = ContentInput(text: String(decoding: bytes, as: UTF8.self), bytes: bytes, symbology: .aztec)
    return shown(BarcodeContent(input))
  }

  @Test("A rail ticket's header in both versions")
  func railTickets() {
    let fields = "railTicket | format=UIC 918.3 | version="
    #expect(
      ticket("#UT01108000007", 50, "0004", [0x78, 0x9C, 0, 0]) == fields
        + "1 | issuer=1080 | key=00007 | byteCount=4")
    #expect(
      ticket("#UT0200840GVB1", 64, "0002", [0x78, 0xDA]) == fields
        + "2 | issuer=0084 | key=0GVB1 | byteCount=2")
    #expect(
      ticket("#UT03108000007", 50, "0004", [0x78, 0x9C, 0, 0]) == note(.railTicket, "version 03 is not known")
    )
    #expect(
      ticket("#UT01108000007", 50, "0005", [0x78, 0x9C, 0, 0])
        == note(.railTicket, "it breaks off before its end"))
    #expect(ticket("#UT01108000007", 50, "0002", [0x79, 0x9C]) == note(.railTicket, "ticket is not valid"))
    #expect(ticket("#UT01108000007", 49, "", []) == note(.railTicket, "it breaks off before its end"))
  }
}
