import Testing

@testable import QuietzoneContent

@Suite("Addresses that Lightning wallets ask")
struct LightningAddressTests {
  /// LUD-01's example.
  private static let example =
    "LNURL1DP68GURN8GHJ7UM9WFMXJCM99E3K7MF0V9CXJ0M385EKVCENXC6R2C35XVUKXEFCV5MKVV34X5EKZD3EV56NYD3HXQURZEPEXEJXXEPNXSCRVWFNV9N"
    + "XZCN9XQ6XYEFHVGCXXCMYXYMNSERXFQ5FNS"
  private static let fields =
    "payment | scheme=lnurl | url=https://service.com/api?q=3fc3645b439ce8e7f2553a69e5267081d96dcd340693afabe04be7b0ccd178df"
    + " | host=service.com"

  @Test("LUD-01's example, in both cases, with its scheme and without")
  func letters() {
    for text in [
      Self.example, Self.example.lowercased(), "lightning:" + Self.example, "LIGHTNING:" + Self.example,
    ] {
      #expect(shown(text) == Self.fields)
    }
    let broken = String(Self.example.dropLast()) + "L"
    #expect(shown(broken) == "text")
    #expect(shown("lightning:" + broken) == note(.payment, "the check of LNURL is wrong"))
  }

  @Test(
    "LUD-17's schemes say what for, and how the address is asked",
    arguments: [
      (
        "lnurlp://domain.com/path?key=value",
        "use=pay | url=https://domain.com/path?key=value | host=domain.com"
      ),
      ("lnurlw://domain.com/path", "use=withdraw | url=https://domain.com/path | host=domain.com"),
      ("LNURLC:domain.com/path", "use=channel | url=https://domain.com/path | host=domain.com"),
      (
        "keyauth://domain.onion/path?tag=login",
        "use=login | url=http://domain.onion/path?tag=login | host=domain.onion | warnings=[(name=unencrypted)]"
      ),
    ])
  func schemes(_ text: String, _ fields: String) {
    #expect(shown(text) == "payment | scheme=lnurl | " + fields)
  }

  @Test("What deceives is said as of any link; what has no host is no address")
  func dangers() {
    #expect(shown("lnurlp://bank.example@b.example/").contains("isDangerous=true"))
    #expect(shown("lnurlp://") == note(.payment, "URL is not valid"))
    #expect(shown("lnurlw:?a") == note(.payment, "URL is not valid"))
  }
}
