extension UnsafeBufferPointer<Float> {
  /// The kurtosis less the square of the skewness, which tells two values from many: 1 for any two, however often there is each of
  /// them, 1.8 if all between two are as frequent, 3 if they are as noise is, more if few are far from the others on both sides.
  ///
  /// (Pearson: kurtosis is at least 1 more than the square of skewness, and no more for two values alone.)
  var unlikenessToTwo: Float {
    var sum: Float = 0
    for value in self { sum += value }
    let mean = sum / Float(count)
    var (squares, cubes, fourths) = (Float(0), Float(0), Float(0))
    for value in self {
      let difference = value - mean
      let square = difference * difference
      squares += square
      cubes += square * difference
      fourths += square * square
    }
    guard squares > 0 else { return .infinity }
    let count = Float(count)
    return count * (fourths - cubes * cubes / squares) / (squares * squares)
  }
}
