import Testing

@testable import QuietzoneContent

@Suite("jCards")
struct JCardTests {
  /// RFC 7095, B.1, but for its key and its time zone.
  static let simon = #"""
    ["vcard",
      [
        ["version", {}, "text", "4.0"],
        ["fn", {}, "text", "Simon Perreault"],
        ["n", {}, "text", ["Perreault", "Simon", "", "", ["ing. jr", "M.Sc."]]],
        ["bday", {}, "date-and-or-time", "--02-03"],
        ["anniversary", {}, "date-and-or-time", "2009-08-08T14:30:00-05:00"],
        ["gender", {}, "text", "M"],
        ["lang", { "pref": "1" }, "language-tag", "fr"],
        ["org", { "type": "work" }, "text", "Viagenie"],
        ["adr", { "type": "work" }, "text",
          ["", "Suite D2-630", "2875 Laurier", "Quebec", "QC", "G1V 2M2", "Canada"]],
        ["tel", { "type": ["work", "voice"], "pref": "1" }, "uri", "tel:+1-418-656-9254;ext=102"],
        ["tel", { "type": ["work", "cell"] }, "uri", "tel:+1-418-262-6501"],
        ["email", { "type": "work" }, "text", "simon.perreault@viagenie.ca"],
        ["geo", { "type": "work" }, "uri", "geo:46.772673,-71.282945"],
        ["url", { "type": "home" }, "uri", "http://nomis80.org"]
      ]
    ]
    """#

  @Test("RFC 7095's example says what the same vCard says")
  func example() {
    #expect(
      shown(Self.simon)
        == "contact | format=jCard | name=Simon Perreault | familyName=Perreault | givenName=Simon"
        + " | suffix=ing. jr,M.Sc. | organization=[Viagenie] | phones=[(value=+14186569254, types=[work, voice]),"
        + " (value=+14182626501, types=[work, cell])] | emails=[(value=simon.perreault@viagenie.ca, types=[work])]"
        + " | urls=[http://nomis80.org] | addresses=[(extended=Suite D2-630, street=2875 Laurier, locality=Quebec,"
        + " region=QC, postalCode=G1V 2M2, country=Canada, types=[work])] | birthday=--02-03")
  }

  private func card(_ properties: String) -> String {
    #"["vcard", [["version", {}, "text", "4.0"]"# + properties + "]]"
  }

  @Test("Texts keep what lines would separate by, and escapes of JSON are undone")
  func escapes() {
    #expect(
      shown(card(#", ["fn", {}, "text", "a;b,c\\d:\"é\u00E9\uD83D\uDE42"], ["note", {}, "text", "e\nf\/"]"#))
        == "contact | format=jCard | name=a;b,c\\d:\"éé🙂 | note=e\nf/")
    #expect(
      shown(card(#", ["org", {}, "text", ["a;b", "c"]], ["tel", {}, "text", "1", "2"]"#))
        == "contact | format=jCard | name=a;b | organization=[a;b, c] | phones=[(value=1), (value=2)]")
  }

  @Test(
    "What breaks a rule is text with what is wrong",
    arguments: [
      (#"["vcard", [["fn", {}, "text", "a"]]]"#, "version is missing"),
      (#"["vcard", [["version", {}, "text", "3.0"], ["fn", {}, "text", "a"]]]"#, "version 3.0 is not known"),
      (
        #"["vcard", [["version", {}, "text", "4.0"], ["version", {}, "text", "4.0"]]]"#,
        "version occurs more than once"
      ),
      (#"["vcard", [["version", {}, "text", "4.0"]]]"#, "N is missing"),
      (#"["vcard"]"#, "vcard is not valid"), (#"["vcard", {}]"#, "vcard is not valid"),
      (#"["vcard", [["fn", {}, "text"]]]"#, "property is not valid"),
      (#"["vcard", [["fn", [], "text", "a"]]]"#, "property is not valid"),
      (#"["vcard", [["fn", {"type": 1}, "text", "a"]]]"#, "fn is not valid"),
      (#"["vcard", [["fn", {}, "text", null]]]"#, "fn is not valid"),
      (#"["vcard", [["fn", {}, "text", "a"#, "it breaks off before its end"),
      (#"["vcard", []"#, "it breaks off before its end"),
      (#"["vcard", []] x"#, "there is something behind its end"),
      (#"["vcard", [["fn", {}, "text", "\uD83D"]]]"#, "JSON is not valid"),
      (#"["vcard", [["fn", {}, "text", "\x"]]]"#, "JSON is not valid"),
      (#"["vcard", [nil]]"#, "JSON is not valid"),
      ("[\"vcard\"" + String(repeating: ",[", count: 20_000), "JSON is not valid"),
    ])
  func faults(_ text: String, _ problem: String) { #expect(shown(text) == note(.contact, problem)) }

  @Test(
    "Other JSON is a text",
    arguments: [#"["vcalendar", []]"#, #"{"vcard": []}"#, "[]", "[", #"["VCARD", []]"#])
  func otherJSON(_ text: String) { #expect(shown(text) == "text") }
}
