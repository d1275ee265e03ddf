// What one word says about the language of its text.

import InkLexicon
import InkText

/// The evidence of a word for each candidate language against a language of no pack, in nats.
///
/// It is ln P(word in the pack) - ln P(word of this length in some language), bounded because the words of a text are
/// not independent. Words of one letter, and proper names and acronyms that the pack does not have, are no evidence,
/// except in a script that the language is not written in, where a single word tells.
/// The bounds were tuned on three kinds of English text, of which one word in three thousand is classified as foreign,
/// and on six other languages.
struct WordEvidence {
  /// ln P of a word in some language: this base, less 1 for each letter, down to the minimum.
  private static let unknownBase = -4.5
  private static let unknownLeast = -13.0
  /// The maximum evidence of a word for a language, and against it.
  private static let maximumGain = 4.0
  private static let maximumLoss = 2.5
  /// The maximum evidence of a known word against all languages: "1 egg, 40 g caster sugar".
  private static let lossOfKnown = 0.6
  /// The evidence of a long word against a language with a common word one edit away. Closely related languages have
  /// many of these: a word one letter away from Spanish may be Portuguese. English has no such close relative.
  private static let lossOfSlip = 0.5
  private static let unambiguousLanguages: Set = ["en"]
  private static let minimumSlipLength = 6
  /// The evidence of a common word of another language against all that are loaded.
  private static let lossOfForeign = 4.0
  /// The evidence of a word against a language that is not written in its script: enough by itself, unless words of
  /// the language precede it.
  static let lossOfScript = 8.0
  /// The evidence of a word that is frequent in a loaded language, though hardly more so than its length suggests.
  private static let gainOfFrequent = 1.5
  private static let frequentFrom = Score.ofEverydayWords
  /// The maximum support of a word of one or two letters, and of one that is not among the common words of a loaded
  /// language.
  private static let gainOfShort = 1.0
  private static let gainOfContent = 2.0
  /// The loss of support by a common word of two letters of another language: "ik", "de".
  private static let lossOfShort = 1.0

  /// The evidence for each candidate.
  let gains: [Double]
  /// The evidence for the likeliest candidate; if the word is known, hardly any against it.
  let mildest: Double
  /// The evidence for all candidates together.
  let support: Double
  /// Whether the word is common in languages none of which is a candidate, or in a script of none of them.
  let isOfOthers: Bool
  /// Whether it is in a script of no candidate.
  let isInOtherScript: Bool
  /// Whether a candidate has it, and it is no name.
  let isOwn: Bool

  /// The evidence of a word; takes about a microsecond for each candidate.
  init(of word: RecentWord, for candidates: [LanguageCandidate]) {
    gains = candidates.map { Self.gain(of: word, for: $0) }
    let best = gains.max() ?? 0
    let isKnown = candidates.contains { $0.has(word.text) }
    mildest = isKnown ? max(best, -Self.lossOfKnown) : best
    isOwn = isKnown && word.letterCase == .lower
    let common = CommonWords.languages(having: word.text)
    isInOtherScript =
      best < 0 && candidates.allSatisfy { word.text.isWritten(outside: $0.pack.scripts) }
    isOfOthers =
      isInOtherScript
      || !common.isEmpty && candidates.allSatisfy { common.isDisjoint(with: $0.languages) }
    support =
      isInOtherScript
      ? max(best, -Self.lossOfForeign)
      : Self.support(of: word, common, for: candidates, best: best, isOfOthers: isOfOthers)
  }

  /// The evidence of a word for all candidates together: an unknown or rare word is none, unless it is common in
  /// another language. `common` are the languages in which it is.
  private static func support(
    of word: RecentWord, _ common: CommonWords.Languages, for candidates: [LanguageCandidate],
    best: Double, isOfOthers: Bool
  ) -> Double {
    let isShort = word.text.unicodeScalars.count < 3
    if best > 0 {
      // Two letters are a word of many languages, and so are words from Latin: "in", "important".
      let isOwn = candidates.contains { common.isSuperset(of: $0.languages) }
      return min(best, isShort ? gainOfShort : isOwn ? maximumGain : gainOfContent)
    }
    // One or two letters inside a sentence are a name of something as often.
    if isShort, !word.startsSentence {
      let isWord = isOfOthers && word.text.utf8.count > 1 && word.letterCase == .lower
      return isWord ? -lossOfShort : 0
    }
    if !common.isEmpty {
      // A word with a capital is a name as often: "Visit Los Angeles".
      if !isOfOthers || word.letterCase != .lower && !word.startsSentence { return 0 }
      if isShort { return -maximumLoss }
      // So is one at the start of a sentence that the packs have, too: "Mia is", "Von Neumann said", "Font is".
      let mayBeName = word.letterCase != .lower && candidates.contains { $0.has(word.text) }
      return mayBeName ? -lossOfForeign / 2 : -lossOfForeign
    }
    let isFrequent = candidates.contains {
      $0.probability(of: word.text).map { Logarithm.score($0) >= frequentFrom } ?? false
    }
    return isFrequent && !isShort ? gainOfFrequent : 0
  }

  /// The evidence of a word for one candidate.
  private static func gain(of word: RecentWord, for candidate: LanguageCandidate) -> Double {
    let count = word.text.unicodeScalars.count
    let isOutside = word.text.isWritten(outside: candidate.pack.scripts)
    if count == 1 { return isOutside ? gainOutsideScript(of: word) : 0 }
    let isCapital = word.letterCase != .lower && !(word.letterCase == .title && word.startsSentence)
    guard let probability = candidate.probability(of: word.text) else {
      let pack = candidate.pack
      if isOutside { return gainOutsideScript(of: word) }
      if isCapital || word.text.utf8.contains(0x2D) { return 0 }
      // Two swapped letters are a slip of the fingers, which happens in every language.
      if pack.withFile({ isSwapped(word.text, in: pack, $0) }) { return 0 }
      if count >= minimumSlipLength, word.letterCase == .lower,
        unambiguousLanguages.contains(primaryLanguage(of: pack.metadata.language)),
        pack.withFile({ pack.hasCommonWord(besideKey: foldedKey(word.text), in: $0) })
      {
        return -lossOfSlip
      }
      return count == 2 ? -maximumLoss / 2 : -maximumLoss
    }
    let other = max(unknownBase - Double(count), unknownLeast)
    let gain = Logarithm.score(probability).nats - other
    if isCapital, gain < 0 { return 0 }
    return min(max(gain, -maximumLoss), maximumGain)
  }

  /// The evidence of a word for a language that is not written in its script; less of what may be a name, and none of a
  /// Greek letter, which is a sign in formulas.
  private static func gainOutsideScript(of word: RecentWord) -> Double {
    let letters = word.text.unicodeScalars
    if letters.count == 1, let letter = letters.first, Scripts(of: letter) == .greek { return 0 }
    let mayBeName = !word.startsSentence && ![.lower, .none].contains(word.letterCase)
    return mayBeName ? -maximumLoss : -lossOfScript
  }

  /// Whether the pack has the word with two adjacent letters swapped.
  private static func isSwapped(_ text: String, in pack: LanguagePack, _ file: PackFile) -> Bool {
    var bytes = Array(text.utf8)
    guard bytes.allSatisfy({ $0 < 0x80 }), bytes.count < 24 else { return false }
    for index in bytes.indices.dropLast() where bytes[index] != bytes[index + 1] {
      bytes.swapAt(index, index + 1)
      if pack.id(of: String(decoding: bytes, as: UTF8.self), in: file) != nil { return true }
      bytes.swapAt(index, index + 1)
    }
    return false
  }
}
