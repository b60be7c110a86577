#if canImport(UIKit)
  import QuietzoneScanner

  /// The photo's part of the scanner: reads one with every effort.
  @MainActor final class PhotoHost {
    /// The photo to read next.
    var photo: ScannerPhoto?
    private var reading: Task<Void, Never>?

    /// Reads the photo off the main actor. `done` gets what it holds: nothing where it is no picture.
    func read(_ symbologies: SymbologySet, done: @escaping @MainActor ([ReadSymbol]) -> Void) {
      let photo = photo
      self.photo = nil
      cancel()
      reading = Task {
        let work = Task.detached(priority: .userInitiated) {
          let reader = BarcodeReader(symbologies: symbologies, textDecoder: legacyText)
          return photo?.read(with: reader, isCancelled: { Task.isCancelled }) ?? []
        }
        done(
          await withTaskCancellationHandler {
            await work.value
          } onCancel: {
            work.cancel()
          })
      }
    }

    /// Nobody waits for what the photo holds any more.
    func cancel() {
      reading?.cancel()
      reading = nil
    }
  }
#endif
