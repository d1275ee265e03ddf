// The language of a text, from the frequencies of its words in each pack.

import InkLexicon
package import InkText

/// The evidence for each pack's language against a language of no pack, in nats.
///
/// The evidence of a word is ln P(word in the pack) - ln P(word of this length in some language), bounded because
/// the words of a text are not independent; the sum halves in eight words. Words of one letter, and proper names
/// and acronyms that the pack does not have, are no evidence. The bounds were tuned on three kinds of English
/// text, of which one word in three thousand is classified as foreign, and on six other languages.
struct LanguageEvidence {
  /// ln P of a word in some language: this base, less 1 for each letter, down to the minimum.
  private static let unknownBase = -4.5
  private static let unknownLeast = -13.0
  /// The maximum evidence of a word for a language, and against it.
  private static let maximumGain = 4.0
  private static let maximumLoss = 2.5
  /// The maximum evidence of a known word against all languages: "1 egg, 40 g caster sugar".
  private static let lossOfKnown = 0.6
  /// The evidence of a long word against a language with a common word one edit away. Closely related languages
  /// have many of these: a word one letter away from Spanish may be Portuguese. English has no such close
  /// relative.
  private static let lossOfSlip = 0.5
  private static let unambiguousLanguages: Set = ["en"]
  private static let leastSlip = 6
  /// The evidence of a common word of another language against all that are loaded.
  private static let lossOfForeign = 4.0
  /// The evidence of a word that is frequent in a loaded language, though hardly more so than its length suggests, and
  /// ln P of such a word: once in 60,000 words.
  private static let gainOfFrequent = 1.5
  private static let frequent = Score(nats: -11)
  /// The factor by which evidence decays with each word, and with each line.
  private static let decay = 0.92
  private static let lineDecay = 0.3
  /// The maximum absolute evidence, so that a change of language shows within a few words.
  private static let maximumSum = 12.0
  /// The evidence against all languages from which on the text is considered to be in another one. Where no common word
  /// of another one was seen, unknown words alone have to say so, which may be compounds or terms; see ``mildest``.
  private static let foreignThreshold = -7.5
  private static let unknownThreshold = -7.0
  /// How much of a common word of another language counts still: one of the last sixteen words, or of a line before.
  private static let leastOfForeign = 0.25
  /// The support at which a word is taken for foreign: a common word of another language before it, or a single letter
  /// that is one; and the support up to which a common word of another language is: less than that of a common word.
  static let foreignSupport = -2.2
  static let leastClearSupport = 0.8
  /// The minimum share of a language without evidence, since the next word may be its first.
  private static let minimumShare = 0.02

  /// The evidence for each pack.
  private(set) var sums: [Double]
  /// The evidence for the likeliest pack at each word, against a language that common words speak for; see
  /// ``LanguageShares/support``.
  private var support = 0.0
  /// The evidence for the likeliest pack at each word, where a known word says little against it.
  private var mildest = 0.0
  /// The common words of other languages, each counting 1 and less with each word behind it.
  private var foreignCount = 0.0
  /// The language of each pack.
  private let languages: [CommonWords.Languages]

  init(_ packs: [LanguagePack]) {
    sums = packs.map { _ in 0 }
    languages = packs.map { CommonWords.Languages(tag: $0.metadata.language) }
  }

  /// Adds the evidence of the next word, and caches it.
  mutating func observe(
    _ word: RecentWord, in packs: [LanguagePack], chosen: [Bool], _ known: inout WordGains
  ) {
    if word.startsLine { endLine() }
    let gains = gains(of: word, in: packs, chosen: chosen, &known)
    for index in packs.indices where chosen[index] {
      sums[index] = min(
        max(sums[index] * Self.decay + gains[index], -Self.maximumSum), Self.maximumSum)
    }
    let (mild, own, foreign) = (
      gains[packs.count], gains[packs.count + 1], gains[packs.count + 2]
    )
    mildest = min(max(mildest * Self.decay + mild, -Self.maximumSum), Self.maximumSum)
    support = min(max(support * Self.decay + own, -Self.maximumSum), Self.maximumSum)
    foreignCount = foreignCount * Self.decay + foreign
  }

  /// Adds the evidence of a word of a passage in which all words count equally.
  mutating func add(
    _ word: RecentWord, in packs: [LanguagePack], chosen: [Bool], _ known: inout WordGains
  ) {
    let gains = gains(of: word, in: packs, chosen: chosen, &known)
    for index in packs.indices where chosen[index] { sums[index] += gains[index] }
    mildest += gains[packs.count]
    foreignCount += gains[packs.count + 2]
  }

  /// Returns the evidence of a word for each pack, then that for ``mildest``, for ``support`` and ``foreignCount``.
  private func gains(
    of word: RecentWord, in packs: [LanguagePack], chosen: [Bool], _ known: inout WordGains
  ) -> [Double] {
    known.gains(of: word) {
      let gains = packs.indices.map {
        chosen[$0] ? gain(of: word, from: packs[$0]) : 0
      }
      let isKnown = isKnown(word, in: packs, chosen: chosen)
      let best = zip(gains, chosen).filter(\.1).map(\.0).max() ?? 0
      return gains + [
        isKnown ? max(best, -Self.lossOfKnown) : best,
        gainOfSupport(of: word, in: packs, gains: gains, chosen: chosen),
        isOfOthers(word.text, chosen: chosen) ? 1 : 0,
      ]
    }
  }

  /// The evidence of a word for the chosen languages together: an unknown or rare word is none, unless it is common in
  /// another language.
  private func gainOfSupport(
    of word: RecentWord, in packs: [LanguagePack], gains: [Double], chosen: [Bool]
  ) -> Double {
    let best = zip(gains, chosen).filter(\.1).map(\.0).max() ?? 0
    if best > 0 { return best }
    // One or two letters inside a sentence are a name of something as often.
    let isShort = word.text.unicodeScalars.count < 3
    if isShort, !word.startsSentence { return 0 }
    if !CommonWords.languages(having: word.text).isEmpty {
      // A word with a capital is a name as often: "Visit Los Angeles".
      if !isOfOthers(word.text, chosen: chosen) || word.letterCase != .lower && !word.startsSentence
      {
        return 0
      }
      if isShort { return -Self.maximumLoss }
      // So is one at the start of a sentence that the packs have, too: "Mia is", "Von Neumann said", "Font is".
      let mayBeName = word.letterCase != .lower && isKnown(word, in: packs, chosen: chosen)
      return mayBeName ? -Self.lossOfForeign / 2 : -Self.lossOfForeign
    }
    let isFrequent = packs.indices.contains { index in
      chosen[index]
        && Self.probability(of: word.text, in: packs[index])
          .map { Logarithm.score($0) >= Self.frequent } ?? false
    }
    return isFrequent && !isShort ? Self.gainOfFrequent : 0
  }

  /// Whether a word is common in languages none of which is chosen.
  private func isOfOthers(_ text: String, chosen: [Bool]) -> Bool {
    let common = CommonWords.languages(having: text)
    return !common.isEmpty
      && zip(languages, chosen).allSatisfy { !$1 || common.isDisjoint(with: $0) }
  }

  private func isKnown(_ word: RecentWord, in packs: [LanguagePack], chosen: [Bool]) -> Bool {
    packs.indices.contains { index in
      chosen[index] && packs[index].withFile { Self.id(of: word.text, in: packs[index], $0) } != nil
    }
  }

  /// Accounts for the end of a line.
  mutating func endLine() {
    for index in sums.indices { sums[index] *= Self.lineDecay }
    support *= Self.lineDecay
    mildest *= Self.lineDecay
    foreignCount *= Self.lineDecay
  }

  private func gain(of word: RecentWord, from pack: LanguagePack) -> Double {
    let count = word.text.unicodeScalars.count
    if count == 1 { return 0 }
    let isCapital = word.letterCase != .lower && !(word.letterCase == .title && word.startsSentence)
    guard let probability = Self.probability(of: word.text, in: pack) else {
      if isCapital || word.text.utf8.contains(0x2D) { return 0 }
      // Two swapped letters are a slip of the fingers, which happens in every language.
      if pack.withFile({ Self.isSwapped(word.text, in: pack, $0) }) { return 0 }
      if count >= Self.leastSlip, word.letterCase == .lower,
        Self.unambiguousLanguages.contains(primaryLanguage(of: pack.metadata.language)),
        pack.withFile({ pack.hasCommonWord(besideKey: foldedKey(word.text), in: $0) })
      {
        return -Self.lossOfSlip
      }
      return count == 2 ? -Self.maximumLoss / 2 : -Self.maximumLoss
    }
    let other = max(Self.unknownBase - Double(count), Self.unknownLeast)
    let gain = Logarithm.score(probability).nats - other
    if isCapital, gain < 0 { return 0 }
    return min(max(gain, -Self.maximumLoss), Self.maximumGain)
  }

  /// Returns whether the pack has the word with two adjacent letters swapped.
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

  /// Returns P(word) in the language of a pack, or nil if the pack does not have it.
  private static func probability(of text: String, in pack: LanguagePack) -> Double? {
    pack.withFile { file in
      id(of: text, in: pack, file).map {
        pack.unigram($0, weights: pack.defaultWeights, in: file)
      }
    }
  }

  /// Returns the id of a word, or of the word without the genitive ending or a preceding elided word.
  private static func id(of text: String, in pack: LanguagePack, _ file: PackFile) -> Int? {
    if let id = pack.id(of: text, in: file) { return id }
    if text.hasSuffix("'s") { return pack.id(of: String(text.dropLast(2)), in: file) }
    return pack.elision(of: text, in: file).flatMap { pack.id(of: $0.rest, in: file) }
  }

  /// Returns the resulting shares; languages listed first are likelier a priori.
  func shares(chosen: [Bool]) -> LanguageShares {
    let candidates = sums.indices.filter { chosen[$0] }
    let isCertain = foreignCount > Self.leastOfForeign || mildest <= Self.unknownThreshold
    guard let best = candidates.map({ sums[$0] }).max(),
      best > Self.foreignThreshold || !isCertain
    else {
      return LanguageShares(packs: sums.map { _ in 0 }, support: -Self.maximumSum)
    }
    if candidates.count == 1 {
      return LanguageShares(packs: chosen.map { $0 ? 1 : 0 }, support: support)
    }
    var weights = [Double](repeating: 0, count: sums.count)
    for (rank, index) in candidates.enumerated() {
      weights[index] = Logarithm.exponential(sums[index] - best) / Double(rank + 1)
    }
    let total = weights.reduce(0, +)
    let free = 1 - Self.minimumShare * Double(candidates.count)
    for index in candidates { weights[index] = Self.minimumShare + free * weights[index] / total }
    return LanguageShares(packs: weights, support: support)
  }
}

extension Model {
  /// Whether an unknown word may well be of a language that is not loaded: common words of another language precede it
  /// and hardly any of the loaded ones, or it is one itself and no clear evidence for those precedes it.
  ///
  /// - Parameters:
  ///   - word: The word, normalized; nil to judge by the text before it alone.
  ///   - shares: The languages before it.
  /// - Returns: Whether it may be foreign.
  package func mayBeForeign(_ word: String?, behind shares: LanguageShares) -> Bool {
    if shares.support <= LanguageEvidence.foreignSupport { return true }
    guard isUnclear(shares), let word else { return false }
    let common = CommonWords.languages(having: word)
    return !common.isEmpty
      && packs.allSatisfy {
        common.isDisjoint(with: CommonWords.Languages(tag: $0.metadata.language))
      }
  }

  /// Whether the text before a position hardly speaks for the loaded languages.
  package func isUnclear(_ shares: LanguageShares) -> Bool {
    shares.support <= LanguageEvidence.leastClearSupport
  }

  /// Returns whether a passage as a whole is in a language of none of the chosen packs.
  ///
  /// - Parameters:
  ///   - passage: The words of the passage.
  ///   - chosen: For each pack whether its language is one the user writes.
  ///   - known: A cache of the words' evidence, for this model and choice of languages.
  /// - Returns: Whether the passage is foreign.
  package func isForeign(
    _ passage: RecentWords, chosen: [Bool], known: inout WordGains
  ) -> Bool {
    guard chosen.count == packs.count, !packs.isEmpty else { return false }
    var evidence = LanguageEvidence(packs)
    for word in passage.words { evidence.add(word, in: packs, chosen: chosen, &known) }
    return evidence.shares(chosen: chosen).isForeign
  }
}
