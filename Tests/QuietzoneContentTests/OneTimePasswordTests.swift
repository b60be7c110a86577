import Testing

@testable import QuietzoneContent

@Suite("One-time passwords")
struct OneTimePasswordTests {
  /// RFC 6238, annex B: the ASCII digits 1 to 0, twice.
  static let secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
  static let key = Array("12345678901234567890".utf8)

  @Test(
    "Keys of both methods, with what is not said as it is by default",
    arguments: [
      (
        "otpauth://totp/Example:alice@example.org?secret=\(secret)&issuer=Example",
        "method=totp | period=30 | issuer=Example | account=alice@example.org | algorithm=sha1 | digits=6"
      ),
      (
        "otpauth://totp/ACME%20Co:john?secret=\(secret)&algorithm=SHA256&digits=8&period=60",
        "method=totp | period=60 | issuer=ACME Co | account=john | algorithm=sha256 | digits=8"
      ),
      (
        "otpauth://hotp/a?secret=\(secret.lowercased())%3D%3D&counter=7",
        "method=hotp | counter=7 | account=a | algorithm=sha1 | digits=6"
      ),
    ])
  func keys(_ text: String, _ fields: String) throws {
    #expect(shown(text) == "otp | " + fields)
    guard case .otp(let password) = BarcodeContent(text) else { return }
    #expect(password.secret.bytes == Self.key)
  }

  @Test("No description, dump or field has the secret")
  func hidden() {
    let content = BarcodeContent("otpauth://totp/a?secret=\(Self.secret)")
    var dumped = ""
    dump(content, to: &dumped)
    for text in [String(describing: content), String(reflecting: content), dumped, shown(content)] {
      #expect(text.contains("totp") || text.contains("OneTimePassword"))
      #expect(
        !text.contains(Self.secret) && !text.contains("49, 50, 51") && !text.contains("- 49"), "\(text)")
    }
  }

  @Test(
    "What breaks a rule is no key",
    arguments: [
      ("otpauth://totp/a", "secret is missing"), ("otpauth://totp/a?secret=", "secret is missing"),
      ("otpauth://totp/a?secret=1", "secret is not valid"),
      ("otpauth://totp/a?secret=A", "secret is not valid"),
      ("otpauth://totp/?secret=GEZA", "label is not valid"),
      ("otpauth://totp?secret=GEZA", "label is missing"),
      ("otpauth://xotp/a?secret=GEZA", "type is not valid"),
      ("otpauth://hotp/a?secret=GEZA", "counter is missing"),
      ("otpauth://totp/a?secret=GEZA&digits=9", "digits is not valid"),
      ("otpauth://totp/a?secret=GEZA&period=0", "period is not valid"),
      ("otpauth://totp/a?secret=GEZA&algorithm=MD5", "algorithm is not valid"),
    ])
  func faults(_ text: String, _ problem: String) { #expect(shown(text) == note(.otp, problem)) }
}
