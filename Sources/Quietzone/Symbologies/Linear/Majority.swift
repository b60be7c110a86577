/// What more than half of the votes say, and at least two of them; nil if there is no such answer.
func majority(of votes: [[UInt8]]) -> [UInt8]? {
  var counts: [(answer: [UInt8], count: Int)] = []
  for vote in votes {
    if let known = counts.firstIndex(where: { $0.answer == vote }) {
      counts[known].count += 1
    } else {
      counts.append((vote, 1))
    }
  }
  return counts.first { $0.count >= 2 && 2 * $0.count > votes.count }?.answer
}
