// The Shift key released a letter too late, THe, or pressed a letter too late, tHe.

/// A word whose second letter is a capital, and no later one is.
package struct LateShift: Sendable {
  /// Whether the first letter is a capital, too, since the key was released too late.
  package let isHeld: Bool

  /// Reads a word as typed; nil for any other.
  package init?(_ typed: String) {
    let (first, second) = (typed.prefix(1), typed.dropFirst().prefix(1))
    guard LetterCase.of(String(second)) == .title,
      LetterCase.of(String(typed.dropFirst(2))) == .lower
    else { return nil }
    switch LetterCase.of(String(first)) {
    case .title: isHeld = true
    case .lower: isHeld = false
    case .none, .upper, .mixed: return nil
    }
  }
}
