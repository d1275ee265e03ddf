// Genitives typed without their apostrophe, which no pack has as words: Madhavs, transients.

import InkLexicon
import InkModel
import InkText

extension HypothesisSearch {
  /// Adds the English genitive of a proper name, known or not, and of a known word that lacks its apostrophe. It is
  /// only ever offered, since the input may as well be a plural.
  mutating func addGenitive(at place: PackPlace) {
    guard word.text.hasSuffix("s"), !word.text.hasSuffix("ss"), !word.text.contains("'")
    else { return }
    let stem = String(word.text.dropLast())
    guard stem.unicodeScalars.count >= Self.minimumStemLength,
      place.pack.id(of: stem + "'s", in: place.file) == nil
    else { return }
    let known = place.pack.id(of: stem, in: place.file).flatMap { id in
      place.usualForm(of: id).map { (text: $0.text, score: place.score(of: id)) }
    }
    let isName =
      known.map { LetterCase.of($0.text) != .lower }
      ?? (word.letterCase == .title && !Self.endsOfNames.contains(where: word.text.hasSuffix))
    guard isName ? word.letterCase == .title || word.letterCase == .mixed : known != nil else {
      return
    }
    let likelihood =
      known?.score ?? model.score(of: stem, in: context, document: document) ?? Self.unknownName
    let score =
      likelihood + (isName ? Self.endingOfNames : Self.ending)
      - Score(rawValue: costs.kinds.apostrophe)
    add(
      word.withTypedApostrophes(String(word.typed.dropLast()) + "'s"), score,
      writtenAs: known?.text,
      offeredFor: .plural)
  }

  /// An unknown name with such an end is rather one by itself: Marcus, Francis.
  private static let endsOfNames = ["us", "is"]
  /// Shorter stems are abbreviations, which have plurals: URLs.
  private static let minimumStemLength = 4
  /// ln P(a proper name is in the genitive): one in sixty capitalized words is, and one in eight of those that ever
  /// are.
  private static let endingOfNames = Score(nats: -3)
  /// ln P(an unknown proper name), applied where neither a pack, the user nor the document has the name.
  private static let unknownName = Score(nats: -20)
  /// ln P(another word is in the genitive); most of them are not nouns.
  private static let ending = Score(nats: -5)
}
