import Quietzone
import QuietzoneMedia

/// What looking at one frame of an input gave, or why there is none.
struct FrameResult<Content: Sendable>: Sendable {
  var file: FileName
  /// Which part of the file it is of; nil where that is all of it.
  var place: ScanResult.Place?
  var outcome: Result<Content, FrameFailure>
}

/// What is told while inputs are looked at.
enum FrameEvent<Content: Sendable>: Sendable {
  case result(FrameResult<Content>)
  /// An input is done.
  case ended
}

/// Why a frame gave nothing, in a sentence for people.
struct FrameFailure: Error {
  var reason: String
}

/// Tells what `look` makes of each frame of an input, one after the other. A page that cannot be read does not end the others.
func lookAtFrames<Content>(
  of input: ScanInput, _ options: FrameOptions, tell: (FrameEvent<Content>) -> Void,
  look: (Frame) -> Content
) async {
  defer { tell(.ended) }
  let source: Frames.Source
  switch input {
  case .image(let image): source = image
  case .failure(let name, let reason):
    return tell(.result(FrameResult(file: name, outcome: .failure(FrameFailure(reason: reason)))))
  }
  var iterator = Frames(of: source, options: options).makeAsyncIterator()
  while !Task.isCancelled {
    do throws(MediaError) {
      guard let frame = try await iterator.next() else { return }
      tell(.result(FrameResult(file: input.name, place: frame.place, outcome: .success(look(frame)))))
    } catch {
      guard case .page(let page, let reason) = error else {
        let failure = FrameFailure(reason: error.description)
        return tell(.result(FrameResult(file: input.name, outcome: .failure(failure))))
      }
      let failure = FrameFailure(reason: reason.description)
      tell(.result(FrameResult(file: input.name, place: .page(page), outcome: .failure(failure))))
    }
  }
}

extension Frame {
  /// Which part of its file it is; nil where that is all of it.
  var place: ScanResult.Place? {
    switch kind {
    case .photo: nil
    case .page(let page): .page(page)
    case .animation, .video: .frame(ScanResult.Moment(frame: index, time: time ?? .zero))
    }
  }

  /// The name for pictures that are made of it, where those of its file have the name `name`.
  func outputName(in name: FileName) -> FileName {
    switch kind {
    case .photo: name
    case .page(let page): name.appendingToEnd("-page-\(page)")
    case .animation, .video: name.appendingToEnd("-frame-\(index)")
    }
  }
}

extension FileName {
  fileprivate func appendingToEnd(_ text: String) -> FileName { FileName(bytes: bytes + Array(text.utf8)) }
}
