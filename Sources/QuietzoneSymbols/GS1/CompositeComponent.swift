/// The two-dimensional component that a linear symbol says stands above it (GS1 Composite, ISO/IEC 24723).
///
/// GS1 DataBar and GS1-128 say so by a linkage flag. EAN and UPC have none: whether one belongs to them is not known from them.
public enum CompositeComponent: String, CaseIterable, Hashable, Sendable {
  /// CC-A or CC-B, of the kind of a MicroPDF417.
  case ccAOrB
  /// CC-C, of the kind of a PDF417: above GS1-128 alone.
  case ccC
}
