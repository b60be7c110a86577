/// A symbol on a line: what it holds, and which elements are its.
package struct LinearSymbol: Sendable {
  package var content: LinearContent
  /// From the first bar to behind the last one.
  package var elements: Range<Int>
  /// The width of a module.
  package var module: Float
  /// 0 is perfect, 1 as bad as is accepted.
  package var deviation: Float
}

/// Calls `body` with each symbol of one symbology on a line.
///
/// Complexity: O(elements × patterns) unless something looks like a symbol again and again.
package func forEachSymbol<S: LinearSymbology>(
  of symbology: S.Type, in widths: [Float], mayBeFramed: Bool = false, _ body: (LinearSymbol) -> Void
) {
  var runs = RunCursor(widths)
  runs.mayBeFramed = mayBeFramed
  while true {
    do {
      let content = try S.decode(&runs)
      let elements = runs.symbolStart..<max(runs.position, runs.symbolStart + 1)
      body(
        LinearSymbol(
          content: content, elements: elements, module: runs.module, deviation: runs.meanDeviation))
      runs.position = max(runs.position, runs.symbolStart + 2)
    } catch .noStart {
      return
    } catch {
      runs.resume()
    }
  }
}
