// A slip in one part of a word that is unknown as a whole: user-freindly, Obmaa's.

import InkLexicon
import InkModel
import InkText

extension HypothesisSearch {
  /// Adds corrections of the word's only unknown part, judged in its own context. The score of keeping a hyphenated
  /// word is then that of keeping this part.
  mutating func addParts() {
    let parts = WordPart.parts(
      of: word.typed,
      withGenitive: model.hasLanguage { $0.writing.mayEndInApostropheS })
    if parts.allSatisfy(\.ending.isEmpty) { return }
    let unknown = parts.indices.filter { !corrector.isKnown(parts[$0].text) }
    guard unknown.count == 1, let index = unknown.first,
      parts[index].text.unicodeScalars.count >= Self.minimumPartLength
    else { return }
    var judging = corrector
    if index > 0 {
      judging.context = model.context(
        after: [normalizedWord(parts[index - 1].text)], like: context)
      judging.capitalIsUninformative = false
    }
    let found = judging.judgement(of: parts[index].text, floor: floor)
    let head = parts[..<index].map(\.whole).joined()
    let tail = parts[index].ending + parts[(index + 1)...].map(\.whole).joined()
    if parts.count > 1 { raiseKeep(to: found.keep) }
    let isRatherName = parts.count > 1 && !model.hasLanguage { $0.writing.joinsWithHyphens }
    for other in found.others.prefix(Self.partCount) where !other.isSplit {
      guard let text = spelled(other.text, for: parts[index].text, before: tail) else { continue }
      add(
        head + text + tail, other.score, writtenAs: other.isCapitalized ? other.text : nil,
        offeredFor: other.offerReason ?? (isRatherName ? .hyphenatedName : nil))
    }
  }

  /// Returns a correction of a part as the languages written here spell it before the rest of the word; nil if it
  /// cannot stand there.
  private func spelled(_ text: String, for typed: String, before tail: String) -> String? {
    context.shares.written.reduce(text) { text, index in
      text.flatMap { model.packs[index].rules.orthography.spelled($0, for: typed, before: tail) }
    }
  }

  /// The minimum number of letters; nearly everything is one slip away from a shorter part.
  static let minimumPartLength = 4
  private static let partCount = 5
}

/// A part of a word: the text before a hyphen, a genitive ending, or the end.
private struct WordPart {
  /// The letters of the part.
  var text: String
  /// The hyphen or ending after it.
  var ending = ""

  var whole: String { text + ending }

  /// Returns the parts of a typed word, also without a genitive ending: a single one where it has no hyphen and is no
  /// genitive, none where it begins or ends with a hyphen or has two in a row.
  static func parts(of typed: String, withGenitive: Bool) -> [WordPart] {
    let pieces = typed.hyphenParts
    var parts = pieces.map { WordPart(text: String($0)) }
    for index in pieces.indices.dropLast() {
      parts[index].ending = String(typed.unicodeScalars[pieces[index].endIndex])
    }
    if withGenitive,
      let genitive = ["'s", "’s"].first(where: parts[parts.count - 1].text.hasSuffix)
    {
      parts[parts.count - 1].text.removeLast(2)
      parts[parts.count - 1].ending = genitive
    }
    if parts.contains(where: \.text.isEmpty) { return [] }
    return parts
  }
}
