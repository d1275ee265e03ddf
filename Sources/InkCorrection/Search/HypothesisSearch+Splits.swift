// Two words typed without the space between them.

import InkLexicon
import InkModel
import InkText

extension HypothesisSearch {
  /// Adds the ways to split a word into two known ones, each scored in its own context.
  ///
  /// Short halves have to be frequent words, or every ending would be split off: "occur ed". Otherwise the second word
  /// has to be expected after the first, as in "let us", or capitals have to mark the boundary, as in "DNSfor" and
  /// "inParis". Where a split is merely possible, the pair is only ever offered: "great aim".
  mutating func addSplits(at place: PackPlace) {
    let unigrams = place.unigrams
    let rules = place.pack.rules
    let isCompound = Compounding(place.pack.metadata.language) != nil
    // The plural of a known word is a word: inattentions, but not itis.
    let isPlural =
      word.text.hasSuffix("s") && !word.text.hasSuffix("ss") && !judgement.isKnown
      && word.text.unicodeScalars.count > Self.minimumPluralLength
      && corrector.isKnown(String(word.text.dropLast()))
    for index in word.text.indices.dropFirst() {
      guard let left = half(word.text[..<index], unigrams, at: place) else { continue }
      let isDivided = word.hasCapitals(splitAtByte: left.text.utf8.count)
      guard
        let right = half(word.text[index...], unigrams, at: place, mayBeCompound: isDivided),
        left.isFrequent || right.isFrequent
      else { continue }
      let first = left.id.map { place.score(of: $0) } ?? Score.ofUnlistedWord
      if first < floor { continue }
      let behind = right.id.map {
        place.moved(after: context.history + [left.text]).score(of: $0)
      }
      let second = behind ?? Score.ofUnlistedWord
      let score = first + second - Score(rawValue: costs.kinds.space)
      let isPair = left.isFrequent && right.isFrequent
      let isTold = isPair || isDivided
      let isAfterSmall = rules.words.small.contains(left.text)
      let least = isAfterSmall ? Self.minimumAfterSmall : Self.minimumOfferedScore
      if score < floor || !isTold && second < least { continue }
      // A known word is split only into a pair that is often written, which rules out "need s" and "Tex as". A word
      // after a small word may be meant all the same, and is offered: a new, to a.
      let isBroken = judgement.isKnown || right.text.utf8.count == 1
      let minimumOfBroken =
        isPair && isAfterSmall ? Self.minimumOfBroken : Self.minimumExpectedSplit
      if isBroken, second < minimumOfBroken { continue }
      let isDoubtful = isBroken || !isTold
      let isStray = right.text.utf8.count == 1 && !isDivided && right.form != right.text
      let offerReason: OfferReason? =
        if isPlural {
          .plural
        } else if isStray {
          .strayLetter
        } else if isDoubtful, second < Self.minimumExpectedSplit {
          .unlikelyPair
        } else if mayBePrefix(left.text, before: right.text, second: right.id, at: place) {
          .prefix
        } else if !isDivided, isCompound, mayBePart(left.text, rules), mayBePart(right.text, rules)
        {
          .compound
        } else {
          nil
        }
      let split = word.cased(left.form, right.form, splitAtByte: left.text.utf8.count)
      add(split, score, offeredFor: offerReason)
    }
  }

  /// Whether a small word is rather a prefix that shares its last letter with the word after it, if that is not
  /// frequent: desincronización.
  private func mayBePrefix(
    _ first: String, before second: String, second id: Int?, at place: PackPlace
  ) -> Bool {
    guard let letter = second.first, let id else { return false }
    return place.pack.rules.forms.sharedPrefixes.contains(first + String(letter))
      && place.unigrams.score(of: id) < Self.frequentFrom.rawValue
  }

  /// Whether a word may be a part of a compound that the list lacks, of which parts may be short: hemkatalog.
  private func mayBePart(_ text: String, _ rules: LanguageRules) -> Bool {
    !rules.words.small.contains(text) && !rules.words.separate.contains(text)
  }

  private static let frequentFrom = Score.ofCommonWords

  /// Returns a half of the word as a word of the pack, or without an id as a compound of several; nil if it is none.
  private func half(
    _ text: Substring, _ unigrams: UnigramScores, at place: PackPlace, mayBeCompound: Bool = false
  ) -> (id: Int?, text: String, form: String, isFrequent: Bool)? {
    let text = String(text)
    guard let id = place.pack.id(of: text, in: place.file),
      !place.pack.words.isHidden(id, in: place.file)
    else {
      guard mayBeCompound,
        var compounds = Compounds(text, in: place.pack, file: place.file), compounds.isCompound()
      else { return nil }
      return (nil, text, text, false)
    }
    let isFrequent = unigrams.score(of: id) >= Self.minimumScore(ofBytes: text.utf8.count).rawValue
    return (id, text, form(of: id, typed: text, at: place), isFrequent)
  }

  /// Returns the usual form of a half, unless that has a capital and the word is often in small letters, too: sie.
  private func form(of id: Int, typed: String, at place: PackPlace) -> String {
    guard let usual = place.usualForm(of: id)?.text, usual != typed else { return typed }
    let isAlsoSmall =
      place.pack.words.word(id, in: place.file)?.surfaces.contains {
        $0.form == typed && $0.probability >= Self.minimumShareOfSmall
      } ?? false
    return isAlsoSmall ? typed : usual
  }

  private static let minimumShareOfSmall: Float = 0.2

  /// Returns the minimum ln P(word) of a frequent word of some bytes: the longer the word, the rarer it may be, since
  /// it is less likely to arise by chance.
  private static func minimumScore(ofBytes count: Int) -> Score {
    switch count {
    case 1: minimumLetterScore
    case 2: Score(nats: -7)
    case 3: Score(nats: -9.5)
    case 4: Score(nats: -13)
    default: .impossible
    }
  }

  /// Unknown words of so many letters or fewer are mostly two words without a space, not plurals.
  private static let minimumPluralLength = 6

  /// The minimum ln P(second half | first half) of a pair that is often written: let us.
  private static let minimumExpectedSplit = Score(nats: -4)
  /// The same for a frequent word after a small one where the two together are a known word or nearly one: a new.
  private static let minimumOfBroken = Score(nats: -7)
  /// The same for a pair that may be meant: great aim.
  private static let minimumOfferedScore = Score(nats: -9)
  /// The same after a small word, which can precede nearly all others: a pig.
  private static let minimumAfterSmall = Score(nats: -13)
}
