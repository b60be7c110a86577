import Foundation

/// Of an angle in degrees.
func sineAndCosine(_ degrees: Double) -> (sine: Double, cosine: Double) {
  (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
}
