// The language of a text, from the evidence of its words.

import InkLexicon
package import InkText

/// The evidence of a text for each candidate language against a language of no pack, in nats: a sum over its words,
/// which halves with every eight.
struct LanguageEvidence {
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
  private static let minimumOfForeign = 0.25
  /// With this support or less any word is taken for foreign: right after a common word of another language, or after a
  /// single letter that is one.
  static let foreignSupport = -2.2
  /// With this support or less the text is more likely foreign: a word or two of another language precede, and words
  /// that are common to many.
  static let leaningSupport = -0.6
  /// With this support or less a common word of another language is taken for foreign: not even one common word of ours
  /// precedes it.
  static let minimumClearSupport = 0.8
  /// With this share or more a language is told from the others that are loaded.
  static let minimumCertainShare = 0.9
  /// The minimum share of a language without evidence, since the next word may be its first.
  private static let minimumShare = 0.02

  /// The languages between which is decided.
  private let candidates: [LanguageCandidate]
  /// The number of the model's packs, of which some may be no candidates.
  private let packCount: Int
  /// The evidence for each candidate.
  private var sums: [Double]
  /// The evidence for the likeliest candidate at each word, against a language that common words speak for; see
  /// ``LanguageShares/support``.
  private var support = 0.0
  /// The evidence for the likeliest candidate at each word, where a known word says little against it.
  private var mildest = 0.0
  /// The common words of other languages, each counting 1 and less with each word after it.
  private var foreignCount = 0.0
  /// The evidence before the words in another script that came last. A word of ours after them shows that they were
  /// quoted: it counts from there on.
  private var beforeOtherScript: Sums?

  /// The sums over the words so far.
  private typealias Sums = (gains: [Double], support: Double, mildest: Double, foreign: Double)

  /// The evidence of no words, in a model with some packs; those that are not chosen have no part in it.
  init(_ packs: [LanguagePack], chosen: [Bool]) {
    candidates = LanguageCandidate.chosen(chosen, of: packs)
    packCount = packs.count
    sums = candidates.map { _ in 0 }
  }

  /// Adds the evidence of the next word.
  mutating func observe(_ word: RecentWord, _ known: inout WordEvidenceCache) {
    if word.startsLine { endLine() }
    let evidence = known.evidence(of: word, for: candidates)
    if evidence.isInOtherScript {
      beforeOtherScript = beforeOtherScript ?? (sums, support, mildest, foreignCount)
    } else if let before = beforeOtherScript, evidence.isOwn {
      (sums, support, mildest, foreignCount) = before
      beforeOtherScript = nil
    }
    for (index, gain) in evidence.gains.enumerated() {
      // A line that begins in another script is in another language, whatever the lines before it are in.
      if word.startsLine, gain <= -WordEvidence.lossOfScript { sums[index] = min(sums[index], 0) }
      Self.advance(&sums[index], by: gain)
    }
    Self.advance(&mildest, by: evidence.mildest)
    Self.advance(&support, by: evidence.support)
    foreignCount = foreignCount * Self.decay + (evidence.isOfOthers ? 1 : 0)
  }

  /// Adds the evidence of the words after a position, unless one of them is common in other languages only: its
  /// sentence may be in such a language, as "Voici le document" is. Of several languages is "operar en", so that what
  /// is common in any other one says nothing.
  mutating func observe(following words: [RecentWord], _ known: inout WordEvidenceCache) {
    for word in words where known.evidence(of: word, for: candidates).isOfOthers { return }
    let own = candidates.reduce(into: CommonWords.Languages()) { $0.formUnion($1.languages) }
    for word in words where CommonWords.languages(having: word.text).isSubset(of: own) {
      observe(word, &known)
    }
  }

  private static func advance(_ sum: inout Double, by gain: Double) {
    sum = min(max(sum * decay + gain, -maximumSum), maximumSum)
  }

  /// Adds the evidence of a word of a passage in which all words count equally.
  mutating func add(_ word: RecentWord, _ known: inout WordEvidenceCache) {
    let evidence = known.evidence(of: word, for: candidates)
    for (index, gain) in evidence.gains.enumerated() { sums[index] += gain }
    mildest += evidence.mildest
    if evidence.isOfOthers { foreignCount += 1 }
  }

  /// Accounts for the end of a line.
  mutating func endLine() {
    for index in sums.indices { sums[index] *= Self.lineDecay }
    support *= Self.lineDecay
    mildest *= Self.lineDecay
    foreignCount *= Self.lineDecay
  }

  /// Returns the resulting shares; languages listed first are likelier a priori.
  func shares() -> LanguageShares {
    var shares = [Double](repeating: 0, count: packCount)
    let isCertain = foreignCount > Self.minimumOfForeign || mildest <= Self.unknownThreshold
    guard let best = sums.max(), best > Self.foreignThreshold || !isCertain else {
      return LanguageShares(
        packs: shares, support: -Self.maximumSum,
        hasWordsOfOthers: foreignCount > Self.minimumOfForeign)
    }
    let weights = sums.enumerated().map { rank, sum in
      Logarithm.exponential(sum - best) / Double(rank + 1)
    }
    let total = weights.reduce(0, +)
    let free = 1 - Self.minimumShare * Double(candidates.count)
    for (candidate, weight) in zip(candidates, weights) {
      // A language without an alternative has everything.
      shares[candidate.index] =
        candidates.count == 1 ? 1 : Self.minimumShare + free * weight / total
    }
    return LanguageShares(packs: shares, support: support)
  }
}

extension Model {
  /// Whether an unknown word may well be of a language that is not loaded: common words of another language precede it
  /// and hardly any of the loaded ones, or it is one itself and no clear evidence for those precedes it, or it is in
  /// another script.
  ///
  /// - Parameters:
  ///   - word: The word, normalized; nil to judge by the text before it alone.
  ///   - shares: The languages before it.
  /// - Returns: Whether it may be foreign.
  package func mayBeForeign(_ word: String?, given shares: LanguageShares) -> Bool {
    if shares.support <= LanguageEvidence.foreignSupport { return true }
    guard let word else { return false }
    if isInOtherScript(word) { return true }
    return isUnclear(shares) && isCommonElsewhere(word)
  }

  /// Whether a word, normalized, is a common one of languages none of which is loaded.
  package func isCommonElsewhere(_ word: String) -> Bool {
    let common = CommonWords.languages(having: word)
    return !common.isEmpty
      && packs.allSatisfy {
        common.isDisjoint(with: CommonWords.Languages(tag: $0.metadata.language))
      }
  }

  /// Whether the text before a position hardly speaks for the loaded languages.
  package func isUnclear(_ shares: LanguageShares) -> Bool {
    shares.support <= LanguageEvidence.minimumClearSupport
  }

  /// Whether the text before a position leaves open in which language it is, so that the next words have to tell. Never
  /// where that is not questioned.
  package func leavesLanguageOpen(_ shares: LanguageShares) -> Bool {
    isUnclear(shares)
      || shares.support.isFinite
        && (shares.packs.max() ?? 1) < LanguageEvidence.minimumCertainShare
  }

  /// Whether the text before a position speaks rather for a language that is not loaded, though not clearly.
  package func leansForeign(_ shares: LanguageShares) -> Bool {
    shares.support <= LanguageEvidence.leaningSupport
  }

  /// Whether a passage as a whole is in a language of none of the chosen packs.
  ///
  /// - Parameters:
  ///   - passage: The words of the passage.
  ///   - chosen: For each pack whether its language is one the user writes.
  ///   - known: A cache of the words' evidence, for this model and choice of languages.
  /// - Returns: Whether the passage is foreign.
  package func isForeign(
    _ passage: RecentWords, chosen: [Bool], known: inout WordEvidenceCache
  ) -> Bool {
    guard chosen.count == packs.count, !packs.isEmpty else { return false }
    var evidence = LanguageEvidence(packs, chosen: chosen)
    for word in passage.words { evidence.add(word, &known) }
    return evidence.shares().isForeign
  }
}
