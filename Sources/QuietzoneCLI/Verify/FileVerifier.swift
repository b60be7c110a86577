import Quietzone
import QuietzoneMedia
import QuietzoneVerify

/// What grading one input frame gave.
struct VerifyResult: Sendable {
  var file: FileName
  var outcome: Outcome

  enum Outcome: Sendable {
    case graded(width: Int, height: Int, [GradedSymbol])
    /// Why there is nothing, in a sentence for people.
    case failure(String)
  }
}

/// A code that was read, and how well it is printed, or why that cannot be said.
struct GradedSymbol: Sendable {
  var barcode: Barcode
  var outcome: Result<VerificationReport, VerificationError>
  /// The symbol with what is around it, where a page is made.
  var picture: EmbeddedPicture?
}

/// Grades inputs, each by itself; safe to use for several at a time.
struct FileVerifier: Sendable {
  var reader: BarcodeReader
  var verifier: Verifier
  /// How an input becomes frames.
  var frames: FrameOptions
  /// Whether pictures of the symbols are wanted.
  var makesPages: Bool

  func verify(_ input: ScanInput) async -> [VerifyResult] {
    let source: Frames.Source
    switch input {
    case .image(let image): source = image
    case .failure(let name, let reason): return [VerifyResult(file: name, outcome: .failure(reason))]
    }
    var results: [VerifyResult] = []
    do throws(MediaError) {
      for try await frame in Frames(of: source, options: frames) {
        let image = frame.image
        results.append(
          VerifyResult(
            file: input.name, outcome: .graded(width: image.width, height: image.height, symbols(in: image))))
      }
    } catch {
      results.append(VerifyResult(file: input.name, outcome: .failure(error.description)))
    }
    return results
  }

  private func symbols(in image: LuminanceImage) -> [GradedSymbol] {
    reader.read(image).map { barcode in
      var symbol: GradedSymbol
      do throws(VerificationError) {
        symbol = GradedSymbol(barcode: barcode, outcome: .success(try verifier.verify(barcode, in: image)))
      } catch {
        symbol = GradedSymbol(barcode: barcode, outcome: .failure(error))
      }
      if makesPages { symbol.picture = EmbeddedPicture(of: barcode.corners, in: image) }
      return symbol
    }
  }
}
