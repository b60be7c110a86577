import Foundation
import TestSupport
import Testing

@testable import QuietzoneImaging

@Suite("Waves that values consist of")
struct FourierTransformTests {
  @Test("Roots of 1 are as trigonometry has them", arguments: [1, 2, 4, 8, 64, 8192])
  func roots(count: Int) {
    let roots = unitRoots(count)
    #expect(roots.count == count)
    for (index, root) in roots.enumerated() {
      let angle = 2 * Double.pi * Double(index) / Double(count)
      #expect(abs(root.x - cos(angle)) < 1e-12 && abs(root.y - sin(angle)) < 1e-12, "\(index)")
    }
  }

  @Test(
    "Frequencies are as the sum that defines them, and in the order that is promised",
    arguments: [(8, 16), (16, 8)])
  func definition(rows: Int, columns: Int) {
    var generator = SeededGenerator(seed: 8)
    let transform = FourierTransform(rows: rows, columns: columns)
    let values = (0..<transform.size).map { _ in Float.random(in: -1...1, using: &generator) }
    let frequencies = forward(values, transform)
    for (column, u) in transform.across.frequencies.enumerated() {
      for (row, v) in transform.down.frequencies.enumerated() {
        var (real, imaginary) = (0.0, 0.0)
        for y in 0..<rows {
          for x in 0..<columns {
            let angle = -2 * Double.pi * (Double(u) * Double(x) + Double(v) * Double(y))
            let (a, b) = (Double(values[2 * columns * y + x]), Double(values[2 * columns * y + columns + x]))
            real += a * cos(angle) - b * sin(angle)
            imaginary += a * sin(angle) + b * cos(angle)
          }
        }
        let place = 2 * rows * column + row
        #expect(abs(Double(frequencies[place]) - real) < 1e-4)
        #expect(abs(Double(frequencies[place + rows]) - imaginary) < 1e-4)
      }
    }
  }

  @Test("The inverse gives the values again, times their number", arguments: [(8, 8), (64, 32), (8, 256)])
  func inverse(rows: Int, columns: Int) {
    var generator = SeededGenerator(seed: 9)
    let transform = FourierTransform(rows: rows, columns: columns)
    let values = (0..<transform.size).map { _ in Float.random(in: 0...255, using: &generator) }
    var (frequencies, again) = (forward(values, transform), values)
    frequencies.withUnsafeMutableBufferPointer { frequencies in
      again.withUnsafeMutableBufferPointer {
        transform.inverse(frequencies.baseAddress!, into: $0.baseAddress!)
      }
    }
    for (value, other) in zip(values, again) { #expect(abs(other / Float(rows * columns) - value) < 0.01) }
  }

  private func forward(_ values: [Float], _ transform: FourierTransform) -> [Float] {
    var (values, frequencies) = (values, values)
    values.withUnsafeMutableBufferPointer { values in
      frequencies.withUnsafeMutableBufferPointer {
        transform.forward(values.baseAddress!, into: $0.baseAddress!)
      }
    }
    return frequencies
  }
}
