import QuietzoneImaging

extension Cause {
  /// Nil of a picture that shows dark and light.
  init?(ofPicture image: LuminanceImage) {
    var counts = [Int](repeating: 0, count: 256)
    image.withPixels { pixels in
      for y in 0..<pixels.height {
        let row = pixels.row(y)
        for x in 0..<pixels.width { counts[Int(row[x])] += 1 }
      }
    }
    func level(_ part: Int) -> Int {
      var rest = image.width * image.height * part / 1000
      return counts.firstIndex { count in
        rest -= count
        return rest < 0
      } ?? 255
    }
    let (dark, light) = (level(2), level(998))
    let contrast = Float(light - dark)
    if Float(light) < ExplainTuning.darkestLight {
      self = .underexposed
    } else if Float(dark) > ExplainTuning.lightestDark, contrast < ExplainTuning.leastContrast {
      self = .overexposed
    } else if contrast < ExplainTuning.leastContrast {
      self = .lowContrast(levels: Double(contrast))
    } else {
      return nil
    }
  }
}

extension PlaceMeasure {
  /// Too little between light and dark, and why.
  var exposure: Cause? {
    if light < ExplainTuning.darkestLight, contrast < 2 * ExplainTuning.leastContrast { return .underexposed }
    if dark > ExplainTuning.lightestDark, light > ExplainTuning.glare,
      contrast < 3 * ExplainTuning.leastContrast
    {
      return .overexposed
    }
    return contrast < ExplainTuning.leastContrast ? .lowContrast(levels: Double(contrast)) : nil
  }
}
