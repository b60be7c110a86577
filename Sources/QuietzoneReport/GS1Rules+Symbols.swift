import QuietzoneContent
import QuietzoneSymbols

extension GS1Rules {
  /// The rules by which the reader tells the elements of GS1 symbols (GS1 General Specifications, 3.2 and 7.8).
  public static let generalSpecifications = GS1Rules { (string) throws(GS1Rules.Broken) in
    do throws(GS1Error) {
      return try GS1.elements(of: string).map { GS1Content.Element($0) }
    } catch {
      throw GS1Rules.Broken(reason: error.description)
    }
  }
}

extension GS1Content.Element {
  /// As the reader gives it.
  public init(_ element: GS1Element) { self.init(identifier: element.identifier, data: element.data) }
}
