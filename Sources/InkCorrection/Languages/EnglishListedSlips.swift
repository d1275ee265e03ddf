// Slips in the English word list: two words without their space, and misplaced apostrophes.

import InkLexicon
import InkModel
import InkText

/// Recognizes run-on words and misspelled contractions among the rare words of the English list.
///
/// A rare word is a pair without its space where ln P(first) + ln P(second | first) is at least -10 and 5.1 nats above
/// that of the word. This applies to 75 of the 230,000 words of the list: inthe, ofcourse, alittle. The first actual
/// words are somewhat below: oneof, which is oneOf in programs, isin, forall, afterall.
struct EnglishListedSlips: ListedSlipRules {
  func isSlip(_ text: String, writtenAs typed: String, of pack: LanguagePack) -> Bool? {
    pack.withFile { file -> Bool? in
      guard let id = pack.id(of: text, in: file) else { return nil }
      let unigrams = UnigramScores(of: pack, weights: pack.defaultWeights, in: file)
      let own = unigrams.score(of: id)
      guard own < Self.mayBeSlipBelow.rawValue, let word = pack.words.word(id, in: file),
        ListedSlip.isNoName(word, writtenAs: typed)
      else { return false }
      return text.utf8.contains(UInt8(ascii: "'"))
        ? own < Self.rareContractionBelow.rawValue && Self.isContraction(text, unigrams, pack, file)
        : !Self.isPairByNumbersAlone(text, writtenAs: typed)
          && Self.isRunOn(word, own, unigrams, pack, file)
    }
  }

  /// Whether a word is a pair only by its numbers: a word of its own, or with a capital a name.
  private static func isPairByNumbersAlone(_ text: String, writtenAs typed: String) -> Bool {
    words.contains(text) || LetterCase.of(typed) != .lower && names.contains(text)
  }

  /// Whether a word is two words that appear next to each other far more often than the word itself appears.
  private static func isRunOn(
    _ word: PackWord, _ own: Int32, _ unigrams: UnigramScores, _ pack: LanguagePack,
    _ file: PackFile
  ) -> Bool {
    let text = word.text
    guard text.utf8.count >= minimumLetters, text.utf8.allSatisfy({ (0x61...0x7A).contains($0) }),
      !word.surfaces.contains(where: isOfProgram)
    else { return false }
    let weights = pack.defaultWeights
    let least = max(minimumPairScore.rawValue, own + minimumGainOfPair.rawValue)
    return text.indices.dropFirst().contains { index in
      guard let first = pack.id(of: String(text[..<index]), in: file),
        let second = pack.id(of: String(text[index...]), in: file)
      else { return false }
      let alone = unigrams.score(of: first)
      if alone < least { return false }
      let places = pack.components.map { NgramContext(after: [first], in: $0, file: file) }
      let probability = NgramContext.probability(
        of: second, after: places.span, weights: weights.span, in: file)
      return alone + Logarithm.score(probability).rawValue >= least
    }
  }

  /// Whether a form is that of an identifier or an abbreviation: valueOf, WHOIS.
  private static func isOfProgram(_ surface: PackSurface) -> Bool {
    switch LetterCase.of(surface.form) {
    case .upper: true
    case .mixed: surface.probability >= 0.5
    default: false
    }
  }

  /// Whether a common contraction has the same letters, one more, or two of them swapped: did'nt, havn't, dosen't.
  private static func isContraction(
    _ text: String, _ unigrams: UnigramScores, _ pack: LanguagePack, _ file: PackFile
  ) -> Bool {
    let key = foldedKey(text)
    let mayDiffer = text.utf8.count >= minimumContractionLength || text.hasPrefix("i'")
    return OneSlipWalk(beside: key, in: pack, file: file).found.contains { other in
      guard unigrams.score(of: other) > commonContractionFrom.rawValue,
        let known = pack.words.text(of: other, in: file), known != text,
        known.utf8.contains(UInt8(ascii: "'")), !known.hasSuffix("'s") || foldedKey(known) == key
      else { return false }
      let otherKey = foldedKey(known)
      return otherKey == key
        || mayDiffer
          && (otherKey.count == key.count + 1
            || otherKey.count == key.count && otherKey.sorted() == key.sorted())
    }
  }

  /// Words, and names, that are pairs only by these numbers.
  private static let words: Set = ["andor", "knowhow", "seethe"]
  private static let names: Set = [
    "foran", "froman", "geta", "inan", "onan", "thein", "tobe", "tomy",
  ]

  private static let minimumLetters = 4
  /// Shorter ones are archaic: is't, on't; but i'v.
  private static let minimumContractionLength = 5
  private static let mayBeSlipBelow = Score.ofRareWords
  private static let rareContractionBelow = Score.once(in: 3_300_000)
  private static let commonContractionFrom = Score.ofCommonWords
  /// ln P(first) + ln P(second | first), and its minimum advantage over ln P(word).
  private static let minimumPairScore = Score(nats: -10)
  private static let minimumGainOfPair = Score(nats: 5.1)
}
