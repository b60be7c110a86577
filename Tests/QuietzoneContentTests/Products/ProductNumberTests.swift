import QuietzoneReport
import QuietzoneSymbols
import Testing

@testable import QuietzoneContent

@Suite("Product numbers")
struct ProductNumberTests {
  @Test(
    "Numbers say what they are of, and where they were given out",
    arguments: [
      (.ean13, "4006381333931", "use=product | gtin=04006381333931 | prefixRegion=Germany"),
      (.upcA, "036000291452", "use=product | gtin=00036000291452 | prefixRegion=United States and Canada"),
      (.upcE, "04252614", "use=product | gtin=00042100005264 | prefixRegion=United States and Canada"),
      (.ean8, "96385074", "use=product | gtin=00000096385074"),
      (.ean8, "40170725", "use=product | gtin=00000040170725 | prefixRegion=Germany"),
      (.itf14, "10614141000019", "use=product | gtin=10614141000019 | prefixRegion=United States and Canada"),
      (.ean13, "9780306406157", "use=book | isbn=9780306406157 | isbn10=0306406152 | gtin=09780306406157"),
      (.ean13, "9780804429573", "use=book | isbn=9780804429573 | isbn10=080442957X | gtin=09780804429573"),
      (.ean13, "9791034304196", "use=book | isbn=9791034304196 | gtin=09791034304196"),
      (.ean13, "9790260000438", "use=music | ismn=9790260000438 | gtin=09790260000438"),
      (.ean13, "9770317847001", "use=periodical | issn=0317-8471 | variant=00 | gtin=09770317847001"),
      (.ean13, "2012345678903", "use=inStore"), (.ean8, "20123451", "use=inStore"),
      (.upcA, "212345678992", "use=inStore"),
      (.ean13, "9812345678902", "use=coupon"), (.upcA, "512345678900", "use=coupon"),
      (.ean13, "9801234567892", "use=refund"),
    ] as [(Symbology, String, String)])
  func numbers(_ symbology: Symbology, _ digits: String, _ fields: String) {
    #expect(shown(digits, in: symbology) == "product | " + fields)
  }

  @Test("An add-on is told")
  func addOn() {
    let input = ContentInput(text: "9770317847001", symbology: .ean13, addOn: "07")
    #expect(shown(BarcodeContent(input)).hasSuffix("| addOn=07"))
  }

  @Test(
    "What is no such number is text, and digits of other symbologies are no products",
    arguments: [
      (.ean13, "4006381333932", note(.product, "the check of number is wrong")),
      (.ean13, "400638133393", note(.product, "number is not valid")),
      (.ean8, "4006381333931", note(.product, "number is not valid")),
      (.upcA, "03600029145A", note(.product, "number is not valid")),
      (.upcE, "", note(.product, "number is not valid")),
      (.code128, "4006381333931", "text"),
    ] as [(Symbology, String, String)])
  func faults(_ symbology: Symbology, _ digits: String, _ content: String) {
    #expect(shown(digits, in: symbology) == content)
  }
}
