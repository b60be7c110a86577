/// A finite field GF(2ⁿ) of 16 to 4096 elements, with tables that make a multiplication one addition.
///
/// Elements are the residues of binary polynomials modulo a primitive one, as bits of a number; addition is
/// exclusive or.
package struct GaloisField: Sendable {
  /// The number of elements: 2ⁿ.
  package let size: Int
  /// Powers of the primitive element α, for every sum of two entries of `logarithms`; zero where one of them is
  /// the logarithm of zero.
  let powers: [UInt16]
  /// The exponent of α for each element. Zero has none: its entry leads `powers` to its zeros.
  let logarithms: [UInt16]

  /// QR Code, Micro QR Code and rMQR: GF(256) over x⁸ + x⁴ + x³ + x² + 1 (ISO/IEC 18004, 7.5.2).
  package static let qrCode = GaloisField(size: 256, polynomial: 0x11D)

  /// The field of `size` elements over a primitive `polynomial`, its highest power included: `0x11D`.
  package init(size: Int, polynomial: Int) {
    precondition(size >= 4 && size <= 4096 && size & (size - 1) == 0, "The size must be a power of 2 to 4096")
    let order = size - 1
    let logarithmOfZero = 2 * order
    var powers = [UInt16](repeating: 0, count: 2 * logarithmOfZero + 1)
    var logarithms = [UInt16](repeating: UInt16(logarithmOfZero), count: size)
    var element = 1
    for exponent in 0..<order {
      powers[exponent] = UInt16(element)
      powers[exponent + order] = UInt16(element)
      logarithms[element] = UInt16(exponent)
      element <<= 1
      if element >= size { element ^= polynomial }
    }
    precondition(element == 1, "The polynomial must be primitive")
    self.size = size
    self.powers = powers
    self.logarithms = logarithms
  }

  /// α to the power of `exponent`, which may be negative.
  package func power(_ exponent: Int) -> UInt16 {
    let order = size - 1
    let remainder = exponent % order
    return powers[remainder < 0 ? remainder + order : remainder]
  }

  /// The product of two elements.
  package func product(_ a: UInt16, _ b: UInt16) -> UInt16 {
    powers[Int(logarithms[Int(a)]) + Int(logarithms[Int(b)])]
  }

  /// `a / b`; `b` must not be zero.
  func quotient(_ a: UInt16, _ b: UInt16) -> UInt16 {
    a == 0 ? 0 : powers[Int(logarithms[Int(a)]) + size - 1 - Int(logarithms[Int(b)])]
  }

  /// The value at `x` of a polynomial with its lowest coefficient first.
  func value(of polynomial: ArraySlice<UInt16>, at x: UInt16) -> UInt16 {
    var value: UInt16 = 0
    for coefficient in polynomial.reversed() { value = product(value, x) ^ coefficient }
    return value
  }
}
