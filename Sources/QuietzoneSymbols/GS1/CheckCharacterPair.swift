extension GS1 {
  /// Whether the last two characters of `text` (at most 25) are the check characters of those before: for the Global
  /// Model Number (GS1 General Specifications, 7.9.5).
  ///
  /// Each character has a value, its place among the 82 characters; the weights are the prime numbers from the right.
  static func hasCheckCharacters(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count >= 3, text.count <= 25 else { return false }
    var sum = 0
    for (character, prime) in zip(text.dropLast(2).reversed(), primes) {
      guard let value = values.firstIndex(of: character) else { return false }
      sum += value * prime
    }
    sum %= 1021
    return text[text.endIndex - 2] == checkCharacters[sum / 32]
      && text[text.endIndex - 1] == checkCharacters[sum % 32]
  }
}

private let primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83]

/// In the order of their values: the 82 characters.
private let values: [UInt8] = Array(
  "!\"%&'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz".utf8)

private let checkCharacters: [UInt8] = Array("23456789ABCDEFGHJKLMNPQRSTUVWXYZ".utf8)
