import Quietzone
import QuietzoneExplain
import QuietzoneMedia

/// What explaining one frame gave.
struct ExplainedFrame: Sendable {
  var width: Int
  var height: Int
  var explanation: Explanation
  /// Why the annotated picture could not be written, in a sentence for people.
  var problem: String?
}

/// Explains inputs, each by itself; safe to use for several at a time.
struct FileExplainer: Sendable {
  var explainer: Explainer
  /// How an input becomes frames.
  var frames: FrameOptions
  /// Where annotated images go, if anywhere.
  var annotations: FileName?
  var language: ExplanationLanguage

  /// Tells why codes in each frame of the job's input are not read, or why that cannot be said.
  func explain(_ job: ScanJob, tell: (FrameEvent<ExplainedFrame>) -> Void) async {
    await lookAtFrames(of: job.input, frames, tell: tell) { frame in
      var explained = ExplainedFrame(
        width: frame.image.width, height: frame.image.height, explanation: explainer.explain(frame.image))
      do throws(DrawingError) {
        if let annotations {
          try writeAnnotation(
            of: explained.explanation, on: frame.image, in: language,
            to: annotations.appending(frame.outputName(in: job.outputName)))
        }
      } catch {
        explained.problem = error.description
      }
      return explained
    }
  }
}
