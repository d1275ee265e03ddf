// Reads texts that somebody wrote into counts to learn from, and skips what is not their prose.

import InkCorrection
import InkGeometry
import InkLexicon
import InkModel
import InkText

/// A reader of texts of one source.
struct TextCounter: Sendable {
  private let knowledge: SharedKnowledge
  private let layout: KeyboardLayout
  /// Those of the languages that the text may be in.
  private let abbreviations: Abbreviations
  private var counts: TextCounts
  /// New words that may be slips of known ones, and how often they appeared.
  private(set) var slips: [String: Int] = [:]
  /// How often those that may be names must appear to be intended.
  private var meantCounts: [String: Int] = [:]
  /// The number of words that are certainly slips: nothing is learned from them.
  private var plainSlipCount = 0
  /// Words that were learned from texts, and how often they appeared here; they are forgotten together with all such
  /// texts.
  private var sightings: [String: Int] = [:]
  /// The decisions about new words at their first occurrence, so that each is made once.
  private var verdicts: [Reading: Verdict] = [:]
  /// The two tokens before the next one, as language models know them.
  private var history = [Tokenizer.unknown, Tokenizer.sentenceStart]

  /// The number of tokens before a word that it is counted with.
  private static let historyLength = 2

  /// Creates a reader of a text, typed on the keys of `layout` in languages with some abbreviations, that judges words
  /// by what is known independently of the text.
  init(
    knowing knowledge: SharedKnowledge, layout: KeyboardLayout, abbreviations: Abbreviations
  ) {
    counts = TextCounts(source: knowledge.address.uri)
    self.knowledge = knowledge
    self.layout = layout
    self.abbreviations = abbreviations
  }

  private var model: Model { knowledge.model }
  private var address: DocumentAddress { knowledge.address }

  /// The counts so far, for a text by itself.
  var result: TextCounts { result(with: slips.filter { meantCount(of: $0.key) <= $0.value }) }

  /// Returns how often a word must be written to be intended, even if it looks like a slip.
  func meantCount(of slip: String) -> Int {
    meantCounts[slip] ?? SlipAssessment.sightingsIfIntended(of: slip, in: model)
  }

  /// Returns the counts so far, with words that looked like slips and are intended.
  func result(with meant: [String: Int]) -> TextCounts {
    var result = counts
    // Where most of the words are new, the text is in another language.
    let unknown = result.newWords.merging(slips) { $0 + $1 }
    let unknownCount = unknown.values.reduce(plainSlipCount, +)
    let isForeign = unknown.count > 1 && unknownCount * 2 > result.wordCount
    result.newWords.merge(meant) { $1 }
    if isForeign { result.newWords = [:] }
    result.newWords.merge(sightings) { $1 }
    return result
  }

  /// Replaces the context by the tokens before what is read next.
  mutating func begin(after tokens: [String]) {
    let known = model.pieces(of: tokens).suffix(Self.historyLength).map(asContext)
    history =
      [Tokenizer.unknown, Tokenizer.unknown].suffix(Self.historyLength - known.count) + known
  }

  /// Reads the words that are wholly in a part of a region of a line; the part begins with a word or before one.
  mutating func read(_ part: Range<Int>, of region: Range<Int>, in line: Span<UInt8>) {
    let rest = line.extracting(part.lowerBound..<region.upperBound)
    var tokenizer = Tokenizer(
      startsSentence: history.last == Tokenizer.sentenceStart, abbreviations: abbreviations)
    while let token = tokenizer.next(in: rest) {
      let start = part.lowerBound
      let range = start + token.range.lowerBound..<start + token.range.upperBound
      // What is read next may begin the sentence that the part ended before.
      if token.startsSentence { push(Tokenizer.sentenceStart) }
      if range.upperBound > part.upperBound { return }
      guard token.kind == .word else {
        push(token.modelText(in: rest))
        continue
      }
      let written = String(utf8: line.extracting(range))
      let shape = TokenShape(of: range, in: line, within: region)
      count(written, shape: shape, startsSentence: token.startsSentence)
    }
    if tokenizer.isAtSentenceStart { push(Tokenizer.sentenceStart) }
  }

  private mutating func push(_ token: String) {
    if token == Tokenizer.sentenceStart, history.last == token { return }
    history = history.suffix(Self.historyLength - 1) + [token]
  }

  /// Counts a word, and the tokens it follows.
  private mutating func count(_ written: String, shape: TokenShape, startsSentence: Bool) {
    guard shape.isCorrectable, !model.userWords.forgotten.contains(written.composed),
      !model.userWords.isIgnored(written, document: address)
    else { return push(Tokenizer.unknown) }
    // Text in a language that is not loaded, wherever it is. Only the user may have taught words of it.
    if model.isInOtherScript(written), !model.has(written, in: address) {
      return push(Tokenizer.unknown)
    }
    counts.wordCount += 1
    var learned = model.userWords.words(ofText: normalizedWord(written))
    var used = written
    if learned.isEmpty, let stem = written.genitiveStem {
      learned = model.userWords.words(ofText: normalizedWord(stem))
      used = stem
    }
    for word in learned where word.word == used.composed {
      counts.usedWords[word.word, default: 0] += 1
      if word.origin == .typed || word.origin == .texts { sightings[word.word, default: 0] += 1 }
    }
    let isKnown = !learned.isEmpty || model.has(written, in: address)
    guard isKnown || isMeant(written, startsSentence: startsSentence) else {
      return push(Tokenizer.unknown)
    }
    if learned.isEmpty, !startsSentence, isUnlistedName(written) {
      counts.newWords[written.composed, default: 0] += 1
    }
    for piece in model.pieces(of: [normalizedWord(written)]) {
      counts.triples[WordTriple(history[0], history[1], piece), default: 0] += 1
      push(piece)
    }
  }

  /// Whether a word has a capital, as names have, and the packs know it as a rare word in lower case alone: many names
  /// come from lists without letter case.
  private func isUnlistedName(_ written: String) -> Bool {
    guard LetterCase.of(written) == .title else { return false }
    let text = normalizedWord(written)
    let readings = model.packs.compactMap { pack in
      pack.withFile { file -> Bool? in
        guard let id = pack.id(of: text, in: file) else { return nil }
        let unigrams = UnigramScores(of: pack, weights: pack.defaultWeights, in: file)
        return unigrams.score(of: id) < Score.ofRareWords.rawValue
          && pack.words.capitalShare(of: id, in: file) == 0
      }
    }
    return !readings.isEmpty && readings.allSatisfy(\.self)
  }

  /// Counts an unknown word: a genitive as the word it is formed from, and one after an elided word by itself,
  /// l'initrd. False if it looks like a slip or a secret, or does not have the shape of a word.
  private mutating func isMeant(_ written: String, startsSentence: Bool) -> Bool {
    if let stem = written.genitiveStem ?? restAfterElision(in: written) {
      let isForgotten = model.userWords.forgotten.contains(stem.composed)
      let isKnown = isForgotten || model.has(stem, in: address)
      return isKnown ? !isForgotten : isMeant(stem, startsSentence: startsSentence)
    }
    let word = written.composed
    let reading = Reading(word: word, startsSentence: startsSentence)
    let verdict = verdicts[reading] ?? judged(written, startsSentence: startsSentence)
    verdicts[reading] = verdict
    // At the start of a sentence nothing shows how a word is written elsewhere.
    let isSure = !startsSentence || LetterCase.of(written) == .lower
    if isSure, case .slip(let meantCount) = verdict {
      slips[word, default: 0] += 1
      meantCounts[word] = meantCount
    }
    if isSure, verdict == .word { counts.newWords[word, default: 0] += 1 }
    if verdict == .plainSlip { plainSlipCount += 1 }
    return verdict == .word
  }

  private func restAfterElision(in written: String) -> String? {
    guard let head = model.elision(of: normalizedWord(written))?.head.dropLast(),
      model.hasLanguage(where: { $0.words.elided.contains(String(head)) })
    else { return nil }
    return written.restAfterApostrophe
  }

  /// A word as it is judged: at the start of a sentence its capital is not that of a name.
  private struct Reading: Hashable {
    var word: String
    var startsSentence: Bool
  }

  /// What an unknown word may be.
  private enum Verdict: Equatable {
    case word, plainSlip, none
    /// A slip, or a word that is intended if it appears this often.
    case slip(meantCount: Int)
  }

  private func judged(_ written: String, startsSentence: Bool) -> Verdict {
    if TokenShape.mayBeSecret(written) || !TokenShape(of: written).isCorrectable { return .none }
    if layout.isKeyboardRun(written) { return .none }
    let corrector = Corrector(
      model: model, context: model.context(after: history, in: address),
      capitalIsUninformative: startsSentence, layout: layout)
    if corrector.isKnown(written) { return .word }
    let assessment = SlipAssessment(
      knowledge, by: corrector, isIgnored: false,
      setting: { setting(ofMeant: $0, startsSentence: startsSentence) })
    switch assessment.certainty(of: written) {
    case nil: return .word
    case .plain: return .plainSlip
    case let certainty?:
      return .slip(meantCount: assessment.sightingsIfIntended(of: written, certainty))
    }
  }

  /// Where a word is typed: in the language that has the meant word.
  private func setting(ofMeant meant: String, startsSentence: Bool) -> TypedSetting {
    let text = normalizedWord(meant)
    let pack = model.packs.first { pack in pack.withFile { pack.id(of: text, in: $0) != nil } }
    return TypedSetting(
      capitalIsUninformative: startsSentence, rules: languageRules(of: pack?.metadata.language),
      layout: layout)
  }

  /// Returns what is kept of a token in the context of a word: nothing of unknown tokens.
  private func asContext(_ token: String) -> String {
    if Tokenizer.isSpecial(token) || model.has(token) { return token }
    return model.userWords.words(ofText: token).isEmpty ? Tokenizer.unknown : token
  }
}
