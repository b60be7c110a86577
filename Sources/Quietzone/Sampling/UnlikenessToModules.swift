extension UnsafeBufferPointer<Float> {
  /// The kurtosis less half of the square of the skewness, which tells modules from other grey values: 1 for two values of which
  /// there is as much each, 1.4 if one of them is 30 % of all, as in print that is too thin, and 2.1 if it is a fifth, as in text;
  /// 1.8 if all between two are as frequent, 3 if they are as noise is, more if few are far from the others on both sides.
  ///
  /// (Of two values the kurtosis is 1 more than the square of the skewness; of others it is more than that: Pearson.)
  var unlikenessToModules: Float {
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
    return Float(count) * (fourths - 0.5 * cubes * cubes / squares) / (squares * squares)
  }
}
