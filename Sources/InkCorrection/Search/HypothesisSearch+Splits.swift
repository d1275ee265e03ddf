// Two words typed without the space between them.

import InkLexicon
import InkModel
import InkText

extension HypothesisSearch {
  /// Adds the ways to part a word into two known ones, each scored where it would stand.
  ///
  /// Short halves have to be frequent words, or every ending would make two of one: "occur ed"; or the second one has
  /// to be expected behind the first: "let us"; or the capitals part them: "DNSfor", "inParis". Where it is possible
  /// and no more, the pair is only ever offered: "great aim".
  mutating func addSplits(at place: PackPlace) {
    let unigrams = place.unigrams
    let rules = languageRules(of: place.pack.metadata.language)
    // The plural of a known word is one: inattentions, not itis.
    let isPlural =
      word.text.hasSuffix("s") && !word.text.hasSuffix("ss") && !judgement.isKnown
      && word.text.unicodeScalars.count > Self.leastPlural
      && corrector.isKnown(String(word.text.dropLast()))
    for index in word.text.indices.dropFirst() {
      guard let left = half(word.text[..<index], unigrams, at: place),
        let right = half(word.text[index...], unigrams, at: place),
        left.isFrequent || right.isFrequent
      else { continue }
      let first = place.score(of: left.id)
      if first < floor { continue }
      let second = place.moved(after: context.history + [left.text]).score(of: right.id)
      let score = first + second - Score(rawValue: costs.kinds.space)
      let isPair = left.isFrequent && right.isFrequent
      let isTold = isPair || word.hasCapitals(splitAtByte: left.text.utf8.count)
      let isBehindSmall = rules.smallWords.contains(left.text)
      let least = isBehindSmall ? Self.leastBehindSmall : Self.leastOffered
      if score < floor || !isTold && second < least { continue }
      // A word that is one is torn apart only for a pair that is often written: need s and Tex as are none. What stands
      // behind a small word may be meant all the same, and is offered: a new, to a.
      let isBroken = judgement.isKnown || right.text.utf8.count == 1
      let leastOfBroken = isPair && isBehindSmall ? Self.leastOfBroken : Self.leastExpectation
      if isBroken, second < leastOfBroken { continue }
      let isDoubtful = isBroken || !isTold
      let isOnlyOffered = isPlural || isDoubtful && second < Self.leastExpectation
      let split = word.cased(left.form, right.form, splitAtByte: left.text.utf8.count)
      add(split, score, isOnlyOffered: isOnlyOffered)
    }
  }

  /// A half of a word as a word of the pack; nil where it is none.
  private func half(_ text: Substring, _ unigrams: UnigramScores, at place: PackPlace)
    -> (id: Int, text: String, form: String, isFrequent: Bool)?
  {
    let text = String(text)
    guard let id = place.pack.id(of: text, in: place.file),
      !place.pack.words.isHidden(id, in: place.file)
    else { return nil }
    let isFrequent = unigrams.score(of: id) >= Self.leastScore(ofBytes: text.utf8.count).rawValue
    return (id, text, place.usualForm(of: id)?.text ?? text, isFrequent)
  }

  /// From which ln P(word) on a word of some bytes is no chance: the longer, the rarer it may be.
  private static func leastScore(ofBytes count: Int) -> Score {
    switch count {
    case 1: leastLetter
    case 2: Score(nats: -7)
    case 3: Score(nats: -9.5)
    case 4: Score(nats: -13)
    default: .impossible
    }
  }

  /// Of fewer letters most are two words without their space.
  private static let leastPlural = 6

  /// ln P(second half | first half) of a pair that is often written: let us.
  private static let leastExpectation = Score(nats: -4)
  /// The same of a frequent word behind a small one, where the two together are another word, or nearly: a new.
  private static let leastOfBroken = Score(nats: -7)
  /// The same of a pair that may be meant: great aim.
  private static let leastOffered = Score(nats: -9)
  /// The same behind a small word, which stands before nearly all others: a pig.
  private static let leastBehindSmall = Score(nats: -13)
}
