import Testing

@testable import QuietzoneContent

@Suite("Mail, telephone, messages, places")
struct MessageTests {
  @Test(
    "E-mail by RFC 6068's examples, MATMSG, and an address alone",
    arguments: [
      ("mailto:chris@example.com", "to=[chris@example.com]"),
      (
        "mailto:infobot@example.com?subject=current-issue", "to=[infobot@example.com] | subject=current-issue"
      ),
      (
        "mailto:infobot@example.com?body=send%20current-issue",
        "to=[infobot@example.com] | body=send current-issue"
      ),
      (
        "mailto:infobot@example.com?body=send%20current-issue%0D%0Asend%20index",
        "to=[infobot@example.com] | body=send current-issue\r\nsend index"
      ),
      (
        "mailto:joe@example.com?cc=bob@example.com&body=hello",
        "to=[joe@example.com] | cc=[bob@example.com] | body=hello"
      ),
      ("mailto:?to=addr1@an.example,addr2@an.example", "to=[addr1@an.example, addr2@an.example]"),
      ("mailto:gorby%25kremvax@example.com", "to=[gorby%kremvax@example.com]"),
      ("mailto:user@example.org?subject=caf%C3%A9", "to=[user@example.org] | subject=café"),
      (
        "MATMSG:TO:a@example.org;SUB:Hi\\;there;BODY:One;;",
        "to=[a@example.org] | subject=Hi;there | body=One"
      ),
      ("someone@example.org", "to=[someone@example.org]"),
    ])
  func mail(_ text: String, _ fields: String) { #expect(shown(text) == "email | " + fields) }

  @Test(
    "What is no e-mail is said, and what only looks a little like an address is text",
    arguments: [
      ("mailto:", note(.email, "to is missing")),
      ("mailto:nobody", note(.email, "to is not valid")),
      ("mailto:a@example.org?subject=%0D%0ABcc:%20b@example.org", note(.email, "subject is not valid")),
      ("mailto:a@example.org?body=%zz", note(.email, "body is not valid")),
      ("mailto:a@example.org?subject=%C3", note(.email, "subject is not valid")),
      ("MATMSG:TO:nobody;;", note(.email, "TO is not valid")),
      ("MATMSG:TO:a@example.org", note(.email, "it breaks off before its end")),
      ("a@b", "text"), ("a@example..org", "text"), ("@example.org", "text"),
      ("me and you@example.org", "text"),
    ])
  func mailFaults(_ text: String, _ content: String) { #expect(shown(text) == content) }

  @Test(
    "Telephone numbers by RFC 3966's examples, without what only separates digits",
    arguments: [
      ("tel:+1-201-555-0123", "number=+12015550123"),
      ("TEL:+12015550123", "number=+12015550123"),
      ("tel:7042;phone-context=example.com", "number=7042"),
      ("tel:863-1234;phone-context=+1-914-555;ext=22", "number=8631234 | extension=22"),
      ("tel:*100%23", "number=*100#"),
    ])
  func telephone(_ text: String, _ fields: String) { #expect(shown(text) == "phone | " + fields) }

  @Test(
    "Numbers that are none are said",
    arguments: [
      ("tel:", "number is missing"), ("tel:ABC", "number is not valid"), ("tel:1+2", "number is not valid"),
      ("tel:%", "number is not valid"), ("tel:\(String(repeating: "1", count: 41))", "number is too long"),
    ])
  func telephoneFaults(_ text: String, _ problem: String) { #expect(shown(text) == note(.phone, problem)) }

  @Test(
    "Short messages by RFC 5724's examples, and as phones write them",
    arguments: [
      ("sms:+15105550101", "sms | numbers=[+15105550101]"),
      (
        "sms:+15105550101,+15105550102?body=hello%20there",
        "sms | numbers=[+15105550101, +15105550102] | body=hello there"
      ),
      ("SMSTO:+15105550101:See you: at 8", "sms | numbers=[+15105550101] | body=See you: at 8"),
      ("smsto:+15105550101?body=x", "sms | numbers=[+15105550101] | body=x"),
      ("mmsto:555?subject=Hi&body=x", "mms | numbers=[555] | subject=Hi | body=x"),
      ("mms:555", "mms | numbers=[555]"),
      ("sms:?body=x", "sms | body=x"),
      ("sms:", note(.sms, "number is missing")),
      ("sms:hello", note(.sms, "number is not valid")),
      ("sms:+1?body=%f", note(.sms, "body is not valid")),
    ])
  func messages(_ text: String, _ content: String) { #expect(shown(text) == content) }

  @Test(
    "Places by RFC 5870's examples",
    arguments: [
      ("geo:13.4125,103.8667", "geo | latitude=13.4125 | longitude=103.8667"),
      ("geo:48.2010,16.3695,183", "geo | latitude=48.2010 | longitude=16.3695 | altitude=183"),
      (
        "geo:48.198634,16.371648;crs=wgs84;u=40",
        "geo | latitude=48.198634 | longitude=16.371648 | uncertainty=40"
      ),
      ("geo:90,-22.43;crs=WGS84", "geo | latitude=90 | longitude=-22.43"),
      ("geo:-.5,0", note(.geo, "latitude is not valid")),
      ("geo:-0.5,0?q=Caf%C3%A9+there", "geo | latitude=-0.5 | longitude=0 | query=Café there"),
      ("geo:90.0001,0", note(.geo, "latitude is not valid")),
      ("geo:0,180.5", note(.geo, "longitude is not valid")),
      ("geo:1", note(.geo, "coordinates is not valid")),
      ("geo:1,2;crs=Moon-2011", note(.geo, "crs must be understood and is not known")),
      ("geo:1,2;u=1;crs=wgs84", note(.geo, "crs is not valid")),
      ("geo:1,2;u=-1", note(.geo, "u is not valid")),
      ("geo:1e2,0", note(.geo, "latitude is not valid")),
      ("geo:\(String(repeating: "0", count: 5000))1,0", "geo | latitude=1 | longitude=0"),
      ("geo:\(String(repeating: "9", count: 5000)),0", note(.geo, "latitude is not valid")),
    ])
  func places(_ text: String, _ content: String) { #expect(shown(text) == content) }
}
