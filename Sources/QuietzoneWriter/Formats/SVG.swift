import Quietzone

/// A drawing as SVG: bars in whole modules, its size in millimetres. Nothing in it is text of the content.
func svg(_ drawing: SymbolDrawing, title: String, module: Double) -> String {
  let size = [drawing.width, drawing.height]
  var lines = [
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(decimal(size[0] * module))mm\" "
      + "height=\"\(decimal(size[1] * module))mm\" viewBox=\"0 0 \(decimal(size[0])) \(decimal(size[1]))\">",
    "<title>\(title)</title>",
    "<path fill=\"#fff\" d=\"M0 0h\(decimal(size[0]))v\(decimal(size[1]))H0z\"/>",
  ]
  if !drawing.bars.isEmpty {
    lines.append("<path shape-rendering=\"crispEdges\" d=\"\(drawing.bars.map(path).joined())\"/>")
  }
  if !drawing.outlines.isEmpty { lines.append("<path d=\"\(drawing.outlines.map(path).joined())\"/>") }
  return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
}

private func path(_ bar: SymbolDrawing.Bar) -> String {
  "M\(decimal(bar.x)) \(decimal(bar.y))h\(decimal(bar.width))v\(decimal(bar.height))h\(decimal(-bar.width))z"
}

private func path(_ outline: Outline) -> String {
  outline.steps.map { step in
    switch step {
    case .move(let point): "M" + pair(point)
    case .line(let point): "L" + pair(point)
    case .curve(let first, let second, let end): "C\(pair(first)) \(pair(second)) \(pair(end))"
    case .close: "z"
    }
  }.joined()
}

private func pair(_ point: Point) -> String { "\(decimal(point.x)) \(decimal(point.y))" }
