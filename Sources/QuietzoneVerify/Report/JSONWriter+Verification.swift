import Quietzone
import QuietzoneImaging

extension JSONWriter {
  /// Writes a report: values are in per cent, those of grid nonuniformity and print growth in per cent of a module.
  public mutating func verification(_ report: VerificationReport) {
    object { writer in
      writer.head(report.barcode)
      writer.key("grade")
      writer.tenths(report.grade.value)
      writer.key("letter")
      writer.string(report.grade.letter)
      writer.key("notation")
      writer.string(report.notation)
      writer.key("standard")
      writer.string(report.standard.rawValue)
      writer.key("indicative")
      writer.boolean(report.isIndicative)
      writer.conditions(report)
      writer.key("parameters")
      writer.array { writer in for parameter in report.parameters { writer.parameter(parameter) } }
      if !report.profiles.isEmpty {
        writer.key("profiles")
        writer.array { writer in for profile in report.profiles { writer.profile(profile) } }
      }
      writer.key("checks")
      writer.array { writer in for check in report.checks { writer.check(check) } }
    }
  }

  /// Writes why a symbol is not graded.
  public mutating func verification(of barcode: Barcode, failed error: VerificationError) {
    object { writer in
      writer.head(barcode)
      writer.key("error")
      writer.string(error.description)
    }
  }

  private mutating func head(_ barcode: Barcode) {
    key("symbology")
    string(barcode.symbology.name)
    key("text")
    string(barcode.text)
    key("bytes")
    hexadecimal(barcode.bytes)
    key("corners")
    array { writer in for corner in barcode.corners.points { writer.place(corner) } }
  }

  private mutating func place(_ point: Point) {
    object { writer in
      writer.key("x")
      writer.tenths(point.x)
      writer.key("y")
      writer.tenths(point.y)
    }
  }

  private mutating func conditions(_ report: VerificationReport) {
    key("aperture")
    length("modules", report.aperture, millimetres: report.apertureMillimetres)
    key("module")
    length("pixels", report.modulePixels, millimetres: report.moduleMillimetres)
    if let wavelength = report.wavelength {
      key("wavelength")
      integer(wavelength)
    }
  }

  /// A length in a unit of its own, and in micrometres where that is known.
  private mutating func length(_ unit: StaticString, _ value: Double, millimetres: Double?) {
    object { writer in
      writer.key(unit)
      writer.hundredths(value)
      guard let millimetres else { return }
      writer.key("micrometres")
      writer.integer(Int((1000 * min(millimetres, 1e6)).rounded()))
    }
  }

  private mutating func parameter(_ parameter: GradedParameter) {
    object { writer in
      writer.key("parameter")
      writer.string(parameter.parameter.rawValue)
      writer.value(parameter.value)
      writer.grade(parameter.grade)
      writer.key("clause")
      writer.string(parameter.clause)
      guard !parameter.parts.isEmpty else { return }
      writer.key("parts")
      writer.array { writer in
        for part in parameter.parts {
          writer.object { writer in
            writer.key("name")
            writer.string(part.name)
            writer.value(part.value)
            writer.grade(part.grade)
          }
        }
      }
    }
  }

  private mutating func value(_ share: Double?) {
    guard let share else { return }
    key("value")
    tenths(100 * share)
  }

  private mutating func grade(_ grade: Grade?) {
    guard let grade else { return }
    key("grade")
    tenths(grade.value)
    key("letter")
    string(grade.letter)
  }

  private mutating func profile(_ profile: ScanProfile) {
    object { writer in
      writer.grade(profile.grade)
      writer.key("from")
      writer.place(profile.start)
      writer.key("to")
      writer.place(profile.end)
      writer.key("globalThreshold")
      writer.tenths(100 * profile.globalThreshold)
      writer.key("parameters")
      writer.array { writer in for parameter in profile.parameters { writer.parameter(parameter) } }
    }
  }

  private mutating func check(_ check: ContentCheck) {
    object { writer in
      writer.key("check")
      writer.string(check.kind.rawValue)
      writer.key("outcome")
      writer.string(check.outcome.rawValue)
      writer.key("explanation")
      writer.string(check.explanation)
    }
  }
}
