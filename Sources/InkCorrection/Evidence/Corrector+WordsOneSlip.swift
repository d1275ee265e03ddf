// The common words that are one slip from a word.

import InkLexicon
import InkModel
import InkText

extension Corrector {
  /// Returns the common words that are one slip from a word: those of the languages written here whose words are told
  /// by their neighbors. Of the others, German and Portuguese texts had as few right words changed, Swedish, Spanish
  /// and Vietnamese ones three to six times as many.
  package func wordsOneSlip(from text: String) -> [String] {
    let key = foldedKey(text)
    if min(key.count, text.count) < Self.lettersOfShortestWord || key.count > Self.maximumLength {
      return []
    }
    let found = context.shares.written.flatMap { index -> [String] in
      let pack = model.packs[index]
      guard pack.rules.words.areToldByNeighbors else { return [] }
      return pack.withFile { file in
        let unigrams = PackPlace(pack: index, of: model, in: context, document: nil, file: file)
          .unigrams
        return OneSlipWalk(beside: key, in: pack, file: file).found
          .filter {
            unigrams.score(of: $0) >= Self.commonEnough.rawValue
              && !pack.words.isHidden($0, in: file)
          }
          .compactMap { pack.words.word($0, in: file)?.text }
          .filter { mayBeMeant($0, by: text, rules: pack.rules) }
      }
    }
    return Set(found).sorted()
  }

  /// Whether a word may be meant by another one: it is not a form of it, nor another spelling.
  private func mayBeMeant(_ other: String, by text: String, rules: LanguageRules) -> Bool {
    let (longer, shorter) = other.count > text.count ? (other, text) : (text, other)
    let isForm =
      shorter.count >= Self.minimumStemLength
      && (longer.dropLast() == shorter || longer.dropLast() == shorter.dropLast())
    return other != text && other.count > 1 && !isForm
      && other.allSatisfy { $0.isLetter || $0 == "'" }
      && !rules.isKnownSlip(other) && !rules.orthography.areVariants(text, other)
  }

  private static let commonEnough = Score.ofCommonWords
  /// Of longer words, hardly any other common word is one slip away.
  private static let maximumLength = 9
  /// A single letter may stand for anything.
  static let lettersOfShortestWord = 2
  /// Shorter words differ in their last letter by chance: the, they.
  private static let minimumStemLength = 4
}
