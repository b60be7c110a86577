import QuietzoneVerify

/// A profile as a curve, with the global threshold as a line, and the worst defect on a ground of its own.
func profilePicture(_ profile: ScanProfile, number: Int) -> String {
  let count = profile.reflectances.count
  guard count > 1 else { return "" }
  let (width, height) = (600.0, 100.0)
  // No more places than the picture has.
  let step = max(1, count / 1200)
  func x(_ sample: Double) -> String { oneDecimal(width * sample / Double(count - 1)) }
  func y(_ reflectance: Double) -> String { oneDecimal(height * (1 - min(max(reflectance, 0), 1))) }
  var points = ""
  for index in stride(from: 0, to: count, by: step) {
    points += "\(x(Double(index))),\(y(profile.reflectances[index])) "
  }
  var marks = ""
  if let defect = profile.defect, let graded = profile.parameters.first(where: { $0.parameter == .defects }),
    (graded.value ?? 0) > 0.05
  {
    let from = Double(defect.lowerBound)
    let length = max(Double(count) / 150, Double(defect.count))
    marks = """
      <rect x="\(x(from))" y="0" width="\(oneDecimal(width * length / Double(count)))" height="100" fill="#e00" \
      fill-opacity=".3"/>
      """
  }
  let lows = profile.parameters.filter { ($0.grade ?? .best) < .best }
    .map { "\($0.parameter.title) \($0.grade?.text ?? "")" }
  return """
    <figure><svg viewBox="0 0 600 100" preserveAspectRatio="none">\(marks)\
    <line x1="0" x2="600" y1="\(y(profile.globalThreshold))" y2="\(y(profile.globalThreshold))" stroke="#06c" \
    stroke-dasharray="6 4" vector-effect="non-scaling-stroke"/>\
    <polyline points="\(points)" fill="none" stroke="#111" vector-effect="non-scaling-stroke"/></svg>\
    <figcaption>\(number): \(profile.grade.text) \(lows.joined(separator: ", "))</figcaption></figure>

    """
}

let profileLegend = """
  <p class="file">Reflectance from 0 to 100 % across the code; the global threshold dashed, the worst defect on red.</p>

  """

/// The modules, each in the colour of its modulation, and those on the wrong side of the threshold in red.
func modulePicture(_ modules: MeasuredModules, isDirectMark: Bool) -> String {
  var shapes = ""
  for y in 0..<modules.rows {
    var x = 0
    while x < modules.columns {
      let color = moduleColor(modules, y * modules.columns + x)
      var end = x + 1
      while end < modules.columns, moduleColor(modules, y * modules.columns + end) == color { end += 1 }
      shapes += "<path fill=\"\(color)\" d=\"M\(x) \(y)h\(end - x)v1h-\(end - x)z\"/>"
      x = end
    }
  }
  return """
    <svg class="modules" viewBox="-1 -1 \(modules.columns + 2) \(modules.rows + 2)" shape-rendering="crispEdges" \
    width="\(min(150, 3 * modules.columns))mm">\(shapes)</svg>
    <p class="file">Modules by \(isDirectMark ? "cell modulation" : "modulation"): black and white reach grade 4, then greenish, \
    yellow, orange; below grade 1 or on the wrong side of the threshold red; dark modules in the darker shade.</p>

    """
}

/// The colours of dark and of light modules from grade 0 to 4.
private let darkColors = ["#a00", "#b50", "#970", "#460", "#000"]
private let lightColors = ["#f99", "#fc9", "#fe8", "#dfb", "#fff"]

private func moduleColor(_ modules: MeasuredModules, _ index: Int) -> String {
  let level = modules.isWrong[index] ? 0 : modules.level(index)
  return modules.isDark[index] ? darkColors[level] : lightColors[level]
}
