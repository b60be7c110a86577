extension Substring {
  /// What is left of a part of a header's list without the space around it.
  var trimmingWhitespace: Substring {
    var result = self
    while result.first?.isWhitespace == true { result.removeFirst() }
    while result.last?.isWhitespace == true { result.removeLast() }
    return result
  }
}
