import Testing

@testable import QuietzoneContent

@Suite("Links")
struct WebLinkTests {
  private func link(_ text: String) throws -> WebLink {
    guard case .link(let link) = BarcodeContent(text) else {
      Issue.record("\(text) is \(shown(text))")
      throw ContentError.malformed("link")
    }
    return link
  }

  @Test(
    "A link that hides nothing has no warning",
    arguments: [
      "https://example.org", "https://example.org/", "https://example.org:443/a?b=c#d",
      "https://EXAMPLE.org/a",
      "https://example.co.uk/x", "https://sub.example.com.au/x", "https://i❤️.example",
      "https://example.org/?q=https",
      "https://a.b.example.org",
      "https://münchen.example", "https://例え.テスト/a", "https://пример.испытание", "https://παράδειγμα.δοκιμή",
    ])
  func plain(_ text: String) throws {
    #expect(try link(text).warnings == [])
    #expect(try !link(text).isDangerous)
  }

  @Test(
    "The host that counts is the one that a browser goes to",
    arguments: [
      ("https://example.org/a", "example.org"), ("HTTPS://Example.ORG./", "example.org"),
      ("https://example.com@evil.example/", "evil.example"),
      ("https://a:b@c@evil.example:8443/@x", "evil.example"),
      (#"https://evil.example\@example.com/"#, "evil.example"), ("https:evil.example/x", "evil.example"),
      ("https:////evil.example/x", "evil.example"), ("https://evil.example?@example.com", "evil.example"),
      ("https://evil.example#@example.com", "evil.example"), ("https://exa%6Dple.org/", "example.org"),
      ("https://evil。example/", "evil.example"), ("https://ｅｖｉｌ.example/", "evil.example"),
      ("https://exa\u{AD}mple.org", "example.org"), ("https://xn--mnchen-3ya.example", "münchen.example"),
      ("https://[2001:DB8::1]:80/", "[2001:db8:0:0:0:0:0:1]"), ("https://0x7f.1/", "127.0.0.1"),
      ("https://exa\nmple.org/", "example.org"),
    ])
  func hosts(_ text: String, _ host: String) throws { #expect(try link(text).host == host) }

  @Test(
    "What is to be known of a link is said by name",
    arguments: [
      ("http://example.org", ["unencrypted"]),
      ("https://example.com@evil.example", ["userInfo"]),
      ("https://@evil.example", ["userInfo"]),
      ("https://93.184.216.34/a", ["address"]),
      ("https://[2001:db8::1]/", ["address"]),
      ("https://1572395042/", ["address", "disguisedAddress"]),
      ("https://0x5db8d822/", ["address", "disguisedAddress"]),
      ("https://0135.0270.0330.042/", ["address", "disguisedAddress"]),
      ("https://93.12113954/", ["address", "disguisedAddress"]),
      ("https://192.168.0.1/", ["address", "localHost"]),
      ("https://[::1]/", ["address", "localHost"]),
      ("https://[::ffff:10.0.0.1]/", ["address"]),
      ("https://localhost/", ["localHost"]),
      ("https://printer.local/", ["localHost"]),
      ("https://example.org:8443/", ["port"]),
      ("http://example.org:443/", ["unencrypted", "port"]),
      ("https://xn--mnchen-3ya.example", ["punycode"]),
      ("https://раураl.example", ["mixedScripts"]),
      ("https://xn--80ak6aa92e.com", ["punycode", "lookAlike"]),
      ("https://ɡoogle.example", ["lookAlike"]),
      ("https://example.com.login.evil.example/", ["embeddedDomain"]),
      ("https://example.com.evil.example/", ["embeddedDomain"]),
      ("https://example.com.info/", ["embeddedDomain"]),
      ("https://exa%6Dple.org/", ["encodedHost"]),
      (#"https:\\example.org\a"#, ["backslash"]),
      ("https://bit.ly/x", ["shortener"]),
      ("https://www.tinyurl.com/x", ["shortener"]),
      ("https://example.org/out?url=https%3A%2F%2Fevil.example%2F", ["openRedirect"]),
      ("https://example.org/?next=//evil.example", ["openRedirect"]),
      ("https://example.org/?next=https://example.org/a", []),
      ("https://example.org/a\u{1}b", ["controlCharacters"]),
      ("https://example.org/a\nb", ["controlCharacters"]),
      ("https://example.org/\u{202E}gpj.exe", ["bidirectionalCharacters"]),
      ("https://example.org/a\u{200B}b", ["invisibleCharacters"]),
      ("javascript:alert('a b')", ["unsafeScheme"]),
      ("data:text/html,<script>", ["unsafeScheme"]),
      ("FILE:///etc/passwd", ["unsafeScheme"]),
      ("ftp://example.org/a", ["otherScheme"]),
      ("MEBKM:TITLE:example.com;URL:https\\://evil.example;;", ["misleadingTitle"]),
      ("MEBKM:TITLE:www.example.org;URL:https\\://example.org;;", []),
    ])
  func warnings(_ text: String, _ names: [String]) throws {
    #expect(try link(text).warnings.map(\.name) == names)
  }

  @Test(
    "Deceit is dangerous, and what is only unusual is not",
    arguments: [
      ("https://example.com@evil.example", true), ("https://1572395042/", true),
      ("https://раураl.example", true),
      ("javascript:alert(1)", true), ("https://example.org/\u{202E}", true), ("ftp://example.org", true),
      ("http://example.org", false), ("https://93.184.216.34/", false), ("https://bit.ly/x", false),
      ("https://example.org:8443/", false), ("https://xn--mnchen-3ya.example", false),
      ("https://example.org/?url=https://evil.example", false),
    ])
  func danger(_ text: String, _ isDangerous: Bool) throws {
    #expect(try link(text).isDangerous == isDangerous)
    #expect(shown(text).contains("isDangerous=true") == isDangerous)
  }

  @Test("Mixed scripts are told with the letters that look alike")
  func letters() throws {
    #expect(
      shown("https://раураl.example")
        == "link | url=https://раураl.example | scheme=https | host=раураl.example | asciiHost=xn--l-7sba6dbr.example"
        + " | isDangerous=true | warnings=[(name=mixedScripts, isDangerous=true, detail=раураl, scripts=[cyrillic, latin],"
        + " letters=[(letter=р, codePoint=U+0440, looksLike=p), (letter=а, codePoint=U+0430, looksLike=a),"
        + " (letter=у, codePoint=U+0443, looksLike=y)])]")
    guard case .lookAlike(_, let looksLike, _)? = try link("https://xn--80ak6aa92e.com").warnings.last else {
      Issue.record("no lookAlike")
      return
    }
    #expect(looksLike == "apple")
  }

  @Test(
    "What browsers would not take for an address is text that says so",
    arguments: [
      ("https://", "URL is not valid"), ("https://a b.example", "URL is not valid"),
      ("http://exa<mple.org", "host is not valid"),
      ("https://example..org", "host is not valid"), ("https://256.1.1.1", "host is not valid"),
      ("https://1.2.3.4.5", "host is not valid"), ("https://0x1ffffffff", "host is not valid"),
      ("https://[::1", "host is not valid"), ("https://[1:2]", "host is not valid"),
      ("https://example.org:99999", "port is not valid"), ("https://example.org:x", "port is not valid"),
      ("https://exa%ZZ.org", "host is not valid"), ("https://xn--a.example", "host is not valid"),
      ("https://xn--example-.org", "host is not valid"), ("https://%C3.example", "host is not valid"),
      ("https://\(String(repeating: "a", count: 64)).example", "host is too long"),
      ("https://\(String(repeating: "a.", count: 200))example", "host is too long"),
      ("MEBKM:TITLE:x;;", "URL is missing"), ("MEBKM:URL:javascript\\:alert(1);;", "URL is not valid"),
    ])
  func faults(_ text: String, _ problem: String) { #expect(shown(text) == note(.link, problem)) }

  @Test(
    "Apps' links are told from links and from sentences",
    arguments: [
      ("market://details?id=org.example", "appLink | url=market://details?id=org.example | scheme=market"),
      ("intent:#Intent;end", "appLink | url=intent:#Intent;end | scheme=intent"),
      ("weixin://dl/business", "appLink | url=weixin://dl/business | scheme=weixin"),
      ("www.example.org/a", "link | url=https://www.example.org/a | scheme=https | host=www.example.org"),
      (
        "URLTO:example.org",
        "link | url=http://example.org | scheme=http | host=example.org | warnings=[(name=unencrypted)]"
      ),
      ("URLTO:https://example.org", "link | url=https://example.org | scheme=https | host=example.org"),
      ("Note: buy milk", "text"), ("data: none", "text"), ("C:\\file", "text"), ("www", "text"),
      ("www.", "text"),
      ("x://", "text"), ("", "text"), (":", "text"), ("12:30", "text"),
    ])
  func others(_ text: String, _ content: String) { #expect(shown(text) == content) }
}
