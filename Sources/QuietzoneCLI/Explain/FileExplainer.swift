import Quietzone
import QuietzoneExplain
import QuietzoneMedia

/// What explaining one input frame gave.
struct ExplanationResult: Sendable {
  var file: FileName
  var outcome: Outcome

  enum Outcome: Sendable {
    case explained(Explanation, width: Int, height: Int)
    /// Why there is none, in a sentence for people.
    case failure(String)
  }
}

/// Explains inputs, each by itself; safe to use for several at a time.
struct FileExplainer: Sendable {
  var explainer: Explainer
  /// How an input becomes frames.
  var frames: FrameOptions
  /// Where annotated images go, if anywhere.
  var annotations: FileName?

  /// One result for each frame of the job's input, or one that says why there is none.
  func explain(_ job: ScanJob) async -> [ExplanationResult] {
    let source: Frames.Source
    switch job.input {
    case .image(let image): source = image
    case .failure(let name, let reason): return [ExplanationResult(file: name, outcome: .failure(reason))]
    }
    var results: [ExplanationResult] = []
    do throws(MediaError) {
      for try await frame in Frames(of: source, options: frames) {
        let explanation = explainer.explain(frame.image)
        results.append(
          ExplanationResult(
            file: job.input.name,
            outcome: .explained(explanation, width: frame.image.width, height: frame.image.height)))
        do throws(DrawingError) {
          if let annotations {
            try writeAnnotation(of: explanation, on: frame.image, to: annotations.appending(job.outputName))
          }
        } catch {
          results.append(ExplanationResult(file: job.input.name, outcome: .failure(error.description)))
        }
      }
    } catch {
      results.append(ExplanationResult(file: job.input.name, outcome: .failure(error.description)))
    }
    return results
  }
}
