// Evidence from the words around a word: unknown or rare neighbors, the language in use, the likelihood of pairs.

package import InkLexicon
import InkModel
import InkText

extension Corrector {
  /// Returns what in the surroundings of a typed word makes it likelier that it is meant although it is unknown; nil if
  /// nothing does.
  package func surroundings(of typed: String) -> Surroundings? {
    if isAmongForeignWords(normalizedWord(typed)) { return .foreign }
    switch wordBefore(for: LetterCase.of(typed)) {
    case .unknown: return .unknown
    case .rare: return .rare
    case .common: return nil
    }
  }

  /// The kind of the words before a word, or of the word together with them.
  package enum Surroundings: Sendable {
    /// Common words of a language that is not written here.
    case foreign
    /// An unknown word.
    case unknown
    /// A rare word.
    case rare
  }

  /// Returns how well known the word before is, as far as that is evidence about a word in the given letter case. An
  /// unknown name is none about a word in small letters: of 158 such words in texts that no pack has seen, one was
  /// unknown.
  func wordBefore(for letterCase: LetterCase) -> UnknownWord.WordBefore {
    guard let last = context.history.last else { return .common }
    if Tokenizer.isSpecial(last) { return last == Tokenizer.unknown ? .unknown : .common }
    if !isKnown(last) {
      let isOtherKind =
        letterCase == .lower && unknownWordsBefore.contains { $0.isName && $0.text == last }
      return isOtherKind || isSlip(last) ? .common : .unknown
    }
    return model.isRare(last, below: Self.rareNeighborBelow, ifUnknown: false) ? .rare : .common
  }

  /// Whether an unknown word is more likely a slip of a common one than a word particular to the text, and so no
  /// evidence about the words after it: a well-known slip, or a long word that is one letter from a common one, unless
  /// it may be a word of a language similar to the one written here.
  func isSlip(_ text: String) -> Bool {
    model.isKnownSlip(text, at: context)
      || text.utf8.count >= Self.minimumSlipLength && !isAmongMarks
        && document?.looksMistyped(text) ?? false
  }

  /// The minimum length in bytes: dialects have many words that are a letter from a common one, but hardly any long
  /// ones.
  private static let minimumSlipLength = 7

  /// A rarer word appears in a text of another language by chance: bara.
  private static let rareNeighborBelow = Score.ofRareWords

  /// Whether a language with diacritics is written here, which is any but English.
  var isAmongMarks: Bool {
    context.shares.written.contains { model.packs[$0].rules.writing.hasMarks }
  }

  /// Whether common words of a language that is not written here are among a word and the two before it: one that is
  /// rare or unknown here, or two that are known here, as "mit der" in English. A single known one is no evidence: MIT.
  package func isAmongForeignWords(_ word: String) -> Bool {
    let written = context.shares.written
    if written.isEmpty { return false }
    let ownLanguages = CommonWords.Languages(
      written.map { CommonWords.Languages(tag: model.packs[$0].metadata.language) })
    var seen: CommonWords.Languages = []
    for word in context.history.suffix(2) + [normalizedWord(word)] {
      let languages = CommonWords.languages(of: word)
      if languages.isEmpty || !languages.isDisjoint(with: ownLanguages) { continue }
      let score = written.compactMap { model.score(of: word, inPack: $0) }.max()
      guard let score, score >= Self.seenHereFrom else { return true }
      if score >= Self.ownHereFrom { continue }
      if !seen.isDisjoint(with: languages) { return true }
      seen.formUnion(languages)
    }
    return false
  }

  /// How often words are written here that occasionally appear in texts of another language, and those that belong to
  /// it just as well: of the lists of other languages, "et" and "la" in English, "hier" in French, "sobre" in
  /// Portuguese.
  private static let seenHereFrom = Score.once(in: 800_000)
  private static let ownHereFrom = Score.ofCommonWords

  /// Returns by how many nats another word is likelier than a typed one before the next word, regardless of the slip;
  /// nil where one of the three is unknown, and where the next word would be repeated. Does not use the user's n-grams,
  /// which would favor frequent phrases everywhere, nor the document, unless they count as well.
  package func gain(
    of meant: String, over typed: String, before next: String, countsWriting: Bool = false
  ) -> Double? {
    let words = (typed: normalizedWord(typed), meant: normalizedWord(meant))
    guard words.meant != next,
      case (let meant?, let afterMeant?) = scores(of: words.meant, next, countsWriting),
      case (let typed?, let afterTyped?) = scores(of: words.typed, next, countsWriting)
    else { return nil }
    return (meant + afterMeant - (typed + afterTyped)).nats
  }

  /// Returns by how many nats a word is likelier right after one word than after another; nil where it is unknown.
  package func gain(of next: String, after word: String, over other: String) -> Double? {
    func score(after word: String) -> Score? {
      model.score(of: next, in: model.context(after: [word], like: context))
    }
    guard let gained = score(after: word), let lost = score(after: other) else { return nil }
    return (gained - lost).nats
  }

  /// Returns the cost in nats of having typed one word for another.
  package func cost(of typed: String, for meant: String) -> Double {
    let cost = Alignment.cost(of: foldedKey(typed), meant: foldedKey(meant), costs: costs)
    return Score(rawValue: cost).nats
  }

  /// Returns by how many nats a pair of words is likelier here than another pair, whose words may be unknown; nil where
  /// a word of the first pair is unknown. Does not use the user's n-grams.
  package func gain(
    ofPair meant: (first: String, second: String), over typed: (first: String, second: String)
  ) -> Double? {
    guard case (let first?, let second?) = scores(of: meant.first, meant.second) else { return nil }
    return (first + second - score(of: typed)).nats
  }

  /// Returns by how many nats one word is likelier here than a pair of words, which may be unknown; nil where the one
  /// word is unknown. Does not use the user's n-grams.
  package func gain(of meant: String, overPair typed: (first: String, second: String)) -> Double? {
    guard let meant = model.score(of: normalizedWord(meant), in: context, usesUserNgrams: false)
    else { return nil }
    return (meant - score(of: typed)).nats
  }

  /// Returns ln P of a pair of words here, which may be unknown.
  private func score(of pair: (first: String, second: String)) -> Score {
    let (first, second) = scores(of: pair.first, pair.second)
    return (first ?? .ofUnlistedWord) + (second ?? .ofUnlistedWord)
  }

  /// Returns ln P of a word here and of another one after it, without the user's n-grams and the document unless they
  /// count; nil for an unknown one.
  func scores(of word: String, _ next: String, _ countsWriting: Bool = false) -> (Score?, Score?) {
    let text = normalizedWord(word)
    let after = model.context(adding: [text], toWordsOf: context)
    func score(of word: String, in context: ModelContext) -> Score? {
      model.score(
        of: word, in: context, document: countsWriting ? document : nil,
        usesUserNgrams: countsWriting)
    }
    return (score(of: text, in: context), score(of: next, in: after))
  }

  /// Returns ln P(words | context) for words separated by spaces, or nil if one of them is unknown.
  package func likelihood(of text: String) -> Score? {
    let words = text.split(separator: " ").map { normalizedWord(String($0)) }
    var sum = Score(nats: 0)
    for (word, place) in zip(words, model.contexts(of: words, from: context)) {
      guard let score = model.score(of: word, in: place, document: document) else { return nil }
      sum = sum + score
    }
    return sum
  }

  /// Whether a word belongs to a language that is not written here: another pack has it far more often than those of
  /// the written languages, and the last words are not in that language. This applies to "the" in German, although
  /// German texts have it.
  func isOfUnwrittenLanguage(_ word: String) -> Bool {
    guard model.packs.count > 1, let other = otherLanguage(of: normalizedWord(word)) else {
      return false
    }
    return !context.history.suffix(2).contains { otherLanguage(of: $0) == other }
  }

  /// Returns the language of a pack that is not written here and has a word far more often than those that are.
  private func otherLanguage(of word: String) -> String? {
    if Tokenizer.isSpecial(word) || word.isEmpty { return nil }
    let scores = model.packs.indices.map { model.score(of: word, inPack: $0) ?? .ofUnlistedWord }
    let written = context.shares.written
    guard let own = written.map({ scores[$0] }).max(),
      let best = scores.indices.max(by: { scores[$0] < scores[$1] }), !written.contains(best),
      scores[best] - own > Self.farLikelier
    else { return nil }
    return primaryLanguage(of: model.packs[best].metadata.language)
  }

  /// The minimum advantage of a word in its own language: twelvefold.
  private static let farLikelier = Score(nats: 2.5)
}
