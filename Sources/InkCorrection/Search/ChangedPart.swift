// A change of a word taken down to the one part that it changes.

import InkText

/// One part of a word with hyphens that is to become another one, the other parts of which stay as they are:
/// half-finsihed.
struct ChangedPart {
  /// The part as it is typed, and what it is to become.
  let typed: String
  let meant: String
  /// Whether it is the first one.
  let isFirst: Bool

  /// The change of a word taken down to its part; nil where there is no hyphen, where more than one part changes, and
  /// for a part of so few letters that nearly everything is a slip away.
  init?(_ typed: String, _ meant: String) {
    let parts = Self.parts(of: typed)
    let others = Self.parts(of: meant)
    guard parts.count > 1, parts.count == others.count else { return nil }
    let changed = parts.indices.filter { parts[$0] != others[$0] }
    guard changed.count == 1, let index = changed.first,
      parts[index].unicodeScalars.count >= HypothesisSearch.leastPart
    else { return nil }
    (self.typed, self.meant, isFirst) = (parts[index], others[index], index == 0)
  }

  private static func parts(of word: String) -> [String] {
    word.unicodeScalars.split(omittingEmptySubsequences: false) {
      CharacterClass($0) == .hyphen
    }.map(String.init)
  }
}
