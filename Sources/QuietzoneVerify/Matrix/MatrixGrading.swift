import QuietzoneSymbols

// What the measurements of a matrix symbol are worth.
extension MatrixMeasurement {
  /// ISO/IEC 15415; of direct marks ISO/IEC 29158.
  ///
  /// - Parameter isCalibrated: whether reflectances are known.
  func parameters(isCalibrated: Bool) -> [GradedParameter] {
    var parameters = [
      GradedParameter(
        parameter: .decode, grade: .passing(codewords != nil || layout.hasNoCodewords),
        clause: "ISO/IEC 15415, 7.8.2")
    ]
    parameters += cells == nil ? printContrast : markContrast(isCalibrated: isCalibrated)
    parameters.append(fixedPatternDamage)
    parameters += [
      GradedParameter(
        parameter: .axialNonuniformity, value: grid.axialNonuniformity,
        grade: GradeScale.axialNonuniformity.grade(grid.axialNonuniformity), clause: "ISO/IEC 15415, 7.8.6"),
      GradedParameter(
        parameter: .gridNonuniformity, value: grid.gridNonuniformity,
        grade: GradeScale.gridNonuniformity.grade(grid.gridNonuniformity), clause: "ISO/IEC 15415, 7.8.7"),
    ]
    if !layout.hasNoCodewords {
      let unused = codewords?.unusedErrorCorrection ?? 0
      parameters.append(
        GradedParameter(
          parameter: .unusedErrorCorrection, value: unused,
          grade: GradeScale.unusedErrorCorrection.grade(unused), clause: "ISO/IEC 15415, 7.8.8"))
    }
    parameters.append(
      GradedParameter(
        parameter: .printGrowth, value: grid.growth[abs(grid.growth.x) >= abs(grid.growth.y) ? 0 : 1],
        clause: "ISO/IEC 15415, 7.8.9"))
    return parameters + layout.statements.map { statement($0) }
  }

  private var printContrast: [GradedParameter] {
    [
      GradedParameter(
        parameter: .symbolContrast, value: modules.contrast,
        grade: GradeScale.symbolContrast.grade(modules.contrast), clause: "ISO/IEC 15415, 7.8.3"),
      GradedParameter(
        parameter: .modulation, value: modulations.min(), grade: grade(ofModules: modulations),
        clause: "ISO/IEC 15415, 7.8.4"),
      GradedParameter(
        parameter: .reflectanceMargin, value: margins.min(), grade: grade(ofModules: margins),
        clause: "ISO/IEC 15415, 7.8.4"),
    ]
  }

  private func markContrast(isCalibrated: Bool) -> [GradedParameter] {
    let contrast = cells?.contrast ?? 0
    var parameters = [
      GradedParameter(
        parameter: .cellContrast, value: contrast, grade: GradeScale.cellContrast.grade(contrast),
        clause: "ISO/IEC 29158, 9.4"),
      GradedParameter(
        parameter: .cellModulation, value: margins.min(), grade: grade(ofModules: margins),
        clause: "ISO/IEC 29158, 9.5"),
    ]
    // How much light there was is known of a calibrated picture alone.
    if isCalibrated, let light = cells?.light {
      parameters.append(
        GradedParameter(
          parameter: .minimumReflectance, value: light, grade: .passing(light >= 0.05),
          clause: "ISO/IEC 29158, 9.3"))
    }
    return parameters
  }

  /// The grade of the codewords' modules; 0 where nothing can be decoded.
  private func grade(ofModules modulations: [Double]) -> Grade {
    let levels = modulations.map { GradeScale.moduleModulation.level($0) }
    if layout.hasNoCodewords { return Grade(level: levels.min() ?? 0) }
    return Grade(level: codewords?.level(ofModules: levels) ?? 0)
  }

  // MARK: Fixed patterns

  /// The lowest of the segments' grades and of what their mean is graded (ISO/IEC 16022, annex M; ISO/IEC 18004, annex G).
  private var fixedPatternDamage: GradedParameter {
    let parts = layout.segments.map { segment in
      GradedParameter.Part(name: segment.name, grade: Grade(level: level(of: segment)))
    }
    let average = averagedParts(parts)
    let mean = average.reduce(0) { $0 + $1.value } / Double(max(1, average.count))
    let averageGrade = GradeScale.averageOfSegments.grade(mean)
    let lowest = parts.reduce(averageGrade) { min($0, $1.grade) }
    return GradedParameter(
      parameter: .fixedPatternDamage, grade: lowest, clause: layout.fixedPatternClause,
      parts: parts + [GradedParameter.Part(name: "average", value: mean, grade: averageGrade)])
  }

  /// In a Data Matrix all clock tracks with their solid areas have one grade in the mean: their lowest.
  private func averagedParts(_ parts: [GradedParameter.Part]) -> [Grade] {
    let tracks = zip(layout.segments, parts).filter { $0.0.isClockTrack }.map { $0.1.grade }
    let others = zip(layout.segments, parts).filter { !$0.0.isClockTrack }.map { $0.1.grade }
    return others + (tracks.min().map { [$0] } ?? [])
  }

  private func level(of segment: FixedPatternSegment) -> Int {
    let margins = segment.modules.map { margin($0) }
    let level = overlaidLevel(margins.map { GradeScale.moduleModulation.level($0) }) {
      segment.level(damaged: $0)
    }
    guard let ratio = segment.transitionRatio(isWrong: margins.map { $0 == 0 }) else { return level }
    return min(level, GradeScale.transitionRatio.level(ratio))
  }

  /// The mean of the copies' grades, rounded up (ISO/IEC 18004, G.3).
  private func statement(_ statement: MatrixLayout.Statement) -> GradedParameter {
    let levels = statement.copies.map { copy in
      overlaidLevel(copy.map { GradeScale.moduleModulation.level(margin($0)) }) { damaged in
        max(0, 4 - damaged.reduce(0) { $0 + ($1 ? 1 : 0) })
      }
    }
    let mean = (levels.reduce(0, +) + levels.count - 1) / levels.count
    return GradedParameter(
      parameter: statement.parameter, grade: Grade(level: mean), clause: statement.clause,
      parts: levels.enumerated().map {
        GradedParameter.Part(name: "copy \($0 + 1)", grade: Grade(level: $1))
      })
  }
}

extension MatrixLayout {
  /// An Aztec rune: its core says all there is.
  var hasNoCodewords: Bool { codewords.isEmpty && aztec == nil }

  fileprivate var fixedPatternClause: String {
    if segments.contains(where: { $0.isClockTrack }) { return "ISO/IEC 16022, annex M" }
    // Aztec Code and rMQR, by QR Code's limits.
    let isAlike = columns != rows || segments.contains { $0.name.utf8.elementsEqual("bullseye".utf8) }
    return isAlike
      ? "as ISO/IEC 18004, annex G" : "ISO/IEC 18004, annex G"
  }
}
