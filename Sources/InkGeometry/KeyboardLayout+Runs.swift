// Input that is not a word: fingers running along a row of keys.

extension KeyboardLayout {
  /// Whether a word consists of adjacent keys in sequence, as typed to try a keyboard: asdf, qwertz, lkjh, asdfasdf.
  /// Words contain such sequences too, as in poverty, but other letters as well.
  package func isKeyboardRun(_ word: String) -> Bool {
    var (longest, covered, length) = (0, 0, 1)
    var last: KeyPoint?
    var step = 0.0
    func close() {
      longest = max(longest, length)
      if length >= Self.minimumPiece { covered += length }
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

  /// The length of a sequence that occurs in no word.
  private static let longRun = 5
  /// The length of a sequence that occurs in few words.
  private static let shortRun = 4
  /// The minimum length of any further sequence beside such a one.
  private static let minimumPiece = 3
}
