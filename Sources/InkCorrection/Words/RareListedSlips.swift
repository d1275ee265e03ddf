// Slips in the word list of most languages: two swapped letters, and words without their diacritics.

import InkLexicon
import InkModel
import InkText

/// Recognizes slips of common words among the rare words of a list.
///
/// Of the words of French, Spanish, Portuguese and Swedish that are as rare as required here and become a common word
/// when two letters are swapped, three to five of six are in no dictionary; the others are so rare that the slip is
/// likelier.
struct RareListedSlips: ListedSlipRules {
  /// Whether the language is often typed without its diacritics.
  var maybeWithoutMarks = false

  /// Whether a word in small letters is far rarer than a common word and equals that word with two adjacent letters
  /// swapped, or without its diacritics in a language often typed without them.
  func isSlip(_ text: String, writtenAs typed: String, of pack: LanguagePack) -> Bool? {
    pack.withFile { file -> Bool? in
      guard let id = pack.id(of: text, in: file) else { return nil }
      guard LetterCase.of(typed) == .lower,
        typed.isLettersOnly,
        ListedSlip.letterCounts.contains(text.unicodeScalars.count)
      else { return false }
      let unigrams = UnigramScores(of: pack, weights: pack.defaultWeights, in: file)
      let own = unigrams.score(of: id)
      let mayLackMarks = maybeWithoutMarks && text.utf8.allSatisfy { $0 < 0x80 }
      let mayBeSwapped = own < Self.swappedBelow.rawValue
      guard mayBeSwapped || mayLackMarks && own < Self.withoutMarksBelow.rawValue else {
        return false
      }
      let key = foldedKey(text)
      return OneSlipWalk(beside: key, in: pack, file: file).found.contains { other in
        let score = unigrams.score(of: other)
        guard score > Self.commonFrom.rawValue, other != id,
          let known = pack.words.text(of: other, in: file)
        else { return false }
        let otherKey = foldedKey(known)
        if otherKey == key {
          return mayLackMarks && known != text && score - own > Self.minimumGainOfMarks.rawValue
        }
        return mayBeSwapped && otherKey.count == key.count && otherKey.sorted() == key.sorted()
      }
    }
  }

  private static let commonFrom = Score.ofBasicWords
  private static let swappedBelow = Score.once(in: 3_300_000)
  private static let withoutMarksBelow = Score.ofCommonWords
  /// The minimum advantage of the word with its diacritics, in nats: a factor of a hundred.
  private static let minimumGainOfMarks = Score(nats: 4.6)
}
