extension ScannerAppearance {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.write("torchButton", torchButton.jsonName)
      if let caption { writer.write("caption", caption.jsonName) }
      writer.write("sweepLine", sweepLine.jsonName)
      writer.write("sweepDuration", whole: SweepLine.duration)
      writer.write("aim", aim.jsonName)
      writer.key("outlines")
      writer.array { writer in
        for outline in outlines { outline.write(to: &writer) }
      }
      if !seenOutlines.isEmpty {
        writer.key("seenOutlines")
        writer.array { writer in
          for outline in seenOutlines {
            writer.object { writer in
              writer.write("id", outline.id)
              outline.corners.write(to: &writer)
            }
          }
        }
      }
      if let overlay {
        writer.key("overlay")
        overlay.write(to: &writer)
      }
    }
  }
}

extension Outline {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      if let id { writer.write("id", id) }
      writer.write("text", result.text)
      corners.write(to: &writer)
    }
  }
}

extension Quadrilateral {
  /// Writes the field `corners`.
  func write(to writer: inout JSONWriter) {
    writer.key("corners")
    writer.array { writer in
      for corner in points {
        writer.object { writer in
          writer.write("x", points: corner.x)
          writer.write("y", points: corner.y)
        }
      }
    }
  }
}

extension OverlayLayout {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.write("side", points: side)
      writer.write("viewportX", points: viewportX)
      writer.write("viewportY", points: viewportY)
      writer.write("viewportSide", points: viewportSide)
      writer.write("borderWidth", points: Self.borderWidth)
      writer.write("cornerLength", points: Self.cornerLength)
      writer.write("cornerWidth", points: Self.cornerWidth)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ name: StaticString, points: Double) {
    key(name)
    hundredths(points)
  }
}
