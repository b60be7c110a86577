import QuietzoneImaging

/// A scan reflectance profile across a linear symbol, and what ISO/IEC 15416 grades it.
public struct ScanProfile: Hashable, Sendable {
  /// The reflectance at evenly spaced places, quiet zones included.
  public internal(set) var reflectances: [Double]
  /// Where the profile begins and ends, in pixels of the image.
  public internal(set) var start: Point
  public internal(set) var end: Point
  /// How many samples a module measures.
  public internal(set) var samplesPerModule: Double
  /// Places between samples where bars and spaces meet, from the first bar's beginning to the last one's end.
  public internal(set) var edges: [Double] = []
  /// Halfway between the highest and the lowest reflectance.
  public internal(set) var globalThreshold: Double
  /// Where the worst defect is, as samples, if there is any.
  public internal(set) var defect: Range<Int>?
  /// The parameters, and the lowest of their grades.
  public internal(set) var parameters: [GradedParameter]
  public var grade: Grade { parameters.worst }
}
