extension UnsafeBufferPointer<Float> {
  /// The fourth moment in units of the variance, which tells two values from many: 1 if half of the values are one and half
  /// another, 1.8 if all between two are as frequent, 3 if they are as noise is, more if few are far from the others.
  var kurtosis: Float {
    var sum: Float = 0
    for value in self { sum += value }
    let mean = sum / Float(count)
    var (squares, fourths) = (Float(0), Float(0))
    for value in self {
      let square = (value - mean) * (value - mean)
      squares += square
      fourths += square * square
    }
    return squares > 0 ? Float(count) * fourths / (squares * squares) : .infinity
  }
}
