// Words that are no words: fingers that run along a row of keys.

extension KeyboardLayout {
  /// Whether a word is nothing but keys of a row in their order, as one types to try a keyboard: asdf, qwertz, lkjh,
  /// asdfasdf. Words have such a piece as well, poverty, but little beside it is left then.
  package func isRunOfKeys(_ word: String) -> Bool {
    var (longest, covered, length) = (0, 0, 1)
    var last: KeyPoint?
    var step = 0.0
    func close() {
      longest = max(longest, length)
      if length >= Self.leastPiece { covered += length }
    }
    for scalar in word.lowercased().unicodeScalars {
      guard let key = point(of: scalar) else { return false }
      let next = last.map { $0.y == key.y ? key.x - $0.x : 0 } ?? 0
      if abs(next) == 1, length == 1 || next == step {
        length += 1
        step = next
      } else if last != nil {
        close()
        length = 1
      }
      last = key
    }
    close()
    let count = word.unicodeScalars.count
    return longest >= Self.longRun || longest >= Self.shortRun && covered == count
  }

  /// Keys in a row that no word has in it.
  private static let longRun = 5
  /// Keys in a row that few words have in them.
  private static let shortRun = 4
  /// The least piece beside such a one.
  private static let leastPiece = 3
}
