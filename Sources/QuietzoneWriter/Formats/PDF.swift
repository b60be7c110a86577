import Quietzone

/// A drawing as a PDF of one page of its size (ISO 32000-1): bars in whole modules, black in DeviceGray.
func pdf(_ drawing: SymbolDrawing, title: String, module: Double) -> String {
  // Points a module; a point is 1/72 inch.
  let scale = module * 72 / 25.4
  let (width, height) = (decimal(drawing.width * scale), decimal(drawing.height * scale))
  // From here on modules, from the top.
  var content = "\(precise(scale)) 0 0 \(precise(-scale)) 0 \(precise(drawing.height * scale)) cm\n"
  content += "1 g 0 0 \(decimal(drawing.width)) \(decimal(drawing.height)) re f 0 g\n"
  for bar in drawing.bars {
    content += "\(decimal(bar.x)) \(decimal(bar.y)) \(decimal(bar.width)) \(decimal(bar.height)) re\n"
  }
  content += drawing.outlines.map(path).joined() + "f\n"
  return document([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(width) \(height)] /Resources << >> /Contents 4 0 R >>",
    "<< /Length \(content.utf8.count) >>\nstream\n\(content)endstream",
    "<< /Title (\(title)) /Producer (Quietzone) >>",
  ])
}

/// Objects, the table of where they are, and the trailer, which names the first and the last of them.
private func document(_ objects: [String]) -> String {
  var text = "%PDF-1.4\n"
  var offsets: [Int] = []
  for (index, object) in objects.enumerated() {
    offsets.append(text.utf8.count)
    text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
  }
  let table = text.utf8.count
  text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
  for offset in offsets { text += String(String(10_000_000_000 + offset).dropFirst()) + " 00000 n \n" }
  text += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R /Info \(objects.count) 0 R >>\n"
  return text + "startxref\n\(table)\n%%EOF\n"
}

private func path(_ outline: Outline) -> String {
  outline.steps.map { step in
    switch step {
    case .move(let point): pair(point) + " m\n"
    case .line(let point): pair(point) + " l\n"
    case .curve(let first, let second, let end): "\(pair(first)) \(pair(second)) \(pair(end)) c\n"
    case .close: "h\n"
    }
  }.joined()
}

private func pair(_ point: Point) -> String { "\(decimal(point.x)) \(decimal(point.y))" }

/// The scale, on which the accuracy of all widths depends, to the ten-millionth.
private func precise(_ number: Double) -> String {
  let units = Int((number * 10_000_000).rounded())
  let sign = units < 0 ? "-" : ""
  return sign + "\(units.magnitude / 10_000_000)."
    + String(units.magnitude % 10_000_000 + 10_000_000).dropFirst()
}
