// Reduces the change of a hyphenated word to the one part that it changes.

import InkText

/// The part of a hyphenated word that a correction changes while the others stay as they are: half-finsihed.
struct ChangedPart {
  /// The part as typed, and as it would be corrected.
  let typed: String
  let meant: String
  /// Whether it is the first part.
  let isFirst: Bool

  /// Creates the changed part; nil where there is no hyphen, where more than one part changes, and for a part so short
  /// that nearly everything is one slip away.
  init?(_ typed: String, _ meant: String) {
    let (parts, others) = (typed.hyphenParts, meant.hyphenParts)
    guard parts.count > 1, parts.count == others.count else { return nil }
    let changed = parts.indices.filter { parts[$0] != others[$0] }
    guard changed.count == 1, let index = changed.first,
      parts[index].unicodeScalars.count >= HypothesisSearch.minimumPartLength
    else { return nil }
    (self.typed, self.meant) = (String(parts[index]), String(others[index]))
    isFirst = index == 0
  }
}
