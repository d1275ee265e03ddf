// A slip in one part of a word that nobody has as a whole: user-freindly, Obmaa's.

import InkLexicon
import InkModel
import InkText

extension HypothesisSearch {
  /// Adds the word with its only unknown part put right, that part judged where it stands; keeping a word with
  /// hyphens is then keeping that part.
  mutating func addParts() {
    let parts = WordPart.parts(of: word.typed)
    if parts.allSatisfy(\.ending.isEmpty) { return }
    let unknown = parts.indices.filter { !corrector.isKnown(parts[$0].text) }
    guard unknown.count == 1, let index = unknown.first,
      parts[index].text.unicodeScalars.count >= Self.leastPart
    else { return }
    var judging = corrector
    if index > 0 {
      judging.context = model.context(
        after: [normalizedWord(parts[index - 1].text)], shares: context.shares)
      judging.capitalIsUninformative = false
    }
    let found = judging.judgement(of: parts[index].text, floor: floor, limit: Self.partCount)
    let head = parts[..<index].map(\.whole).joined()
    let tail = parts[index].ending + parts[(index + 1)...].map(\.whole).joined()
    if parts.count > 1 { raiseKeep(to: found.keep) }
    for other in found.others where !other.text.utf8.contains(UInt8(ascii: " ")) {
      add(
        head + other.text + tail, other.score, writtenAs: other.isCapitalized ? other.text : nil,
        isOnlyOffered: other.isOnlyOffered)
    }
  }

  /// Of fewer letters nearly everything is a slip away.
  static let leastPart = 4
  private static let partCount = 5
}

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

/// A part of a word: what stands before a hyphen, a genitive's ending, or the end.
private struct WordPart {
  /// Its letters.
  var text: String
  /// The hyphen or the ending behind it.
  var ending = ""

  var whole: String { text + ending }

  /// The parts of a word as it is typed; one where it has no hyphen and is no genitive, none where it begins or ends
  /// with a hyphen or has two in a row.
  static func parts(of typed: String) -> [WordPart] {
    var parts: [WordPart] = [WordPart(text: "")]
    for scalar in typed.unicodeScalars {
      if CharacterClass(scalar) == .hyphen {
        parts[parts.count - 1].ending = String(scalar)
        parts.append(WordPart(text: ""))
      } else {
        parts[parts.count - 1].text.unicodeScalars.append(scalar)
      }
    }
    if let genitive = ["'s", "’s"].first(where: parts[parts.count - 1].text.hasSuffix) {
      parts[parts.count - 1].text.removeLast(2)
      parts[parts.count - 1].ending = genitive
    }
    if parts.contains(where: \.text.isEmpty) { return [] }
    return parts
  }
}
