// Reads texts that somebody wrote into counts to learn from, and passes over what is nobody's prose.

import InkCorrection
import InkGeometry
import InkLexicon
import InkModel
import InkText

/// A reader of texts of one source.
struct TextCounter: Sendable {
  private let knowledge: SharedKnowledge
  private let layout: KeyboardLayout
  private var counts: TextCounts
  /// New words that may be slips of known ones, and how often they stood there.
  private(set) var slips: [String: Int] = [:]
  /// How often those of them that may be names have to stand to be meant.
  private var meantCounts: [String: Int] = [:]
  /// How many words are slips beyond that: nothing is learned from them.
  private var plainSlipCount = 0
  /// Words that were learned from texts, and how often they stood here: with all such texts they are forgotten.
  private var sightings: [String: Int] = [:]
  /// What was decided about new words where they first stood, so that it is decided once.
  private var verdicts: [Reading: Verdict] = [:]
  /// The two tokens before the next one, as language models know them.
  private var history = [Tokenizer.unknown, Tokenizer.sentenceStart]

  /// The tokens before a word that it is counted with.
  private static let historyLength = 2

  /// A reader of a text of which only what is known independently of it counts, typed on the keys of `layout`.
  init(knowing knowledge: SharedKnowledge, layout: KeyboardLayout) {
    counts = TextCounts(source: knowledge.address.uri)
    self.knowledge = knowledge
    self.layout = layout
  }

  private var model: Model { knowledge.model }
  private var address: DocumentAddress { knowledge.address }

  /// What was read so far, as a text of its own.
  var result: TextCounts { result(with: slips.filter { meantCount(of: $0.key) <= $0.value }) }

  /// How often a word has to be written to be meant, even if it looks like a slip.
  func meantCount(of slip: String) -> Int {
    meantCounts[slip] ?? SlipAssessment.meantSightings(of: slip, in: model)
  }

  /// What was read so far, with words that looked like slips and are meant.
  func result(with meant: [String: Int]) -> TextCounts {
    var result = counts
    // Where most of the words are new, somebody writes another language.
    let unknown = result.newWords.merging(slips) { $0 + $1 }
    let unknownCount = unknown.values.reduce(plainSlipCount, +)
    let isForeign = unknown.count > 1 && unknownCount * 2 > result.wordCount
    result.newWords.merge(meant) { $1 }
    if isForeign { result.newWords = [:] }
    result.newWords.merge(sightings) { $1 }
    return result
  }

  /// Forgets what was read last for the tokens that stand before what is read next.
  mutating func begin(after tokens: [String]) {
    let known = model.pieces(of: tokens).suffix(Self.historyLength).map(asContext)
    history =
      [Tokenizer.unknown, Tokenizer.unknown].suffix(Self.historyLength - known.count) + known
  }

  /// Reads the words that stand wholly in a part of a region of a line; the part begins with a word or before one.
  mutating func read(_ part: Range<Int>, of region: Range<Int>, in line: Span<UInt8>) {
    let rest = line.extracting(part.lowerBound..<region.upperBound)
    var tokenizer = Tokenizer(startsSentence: history.last == Tokenizer.sentenceStart)
    while let token = tokenizer.next(in: rest) {
      let start = part.lowerBound
      let range = start + token.range.lowerBound..<start + token.range.upperBound
      // What is read next may begin the sentence that the part has ended before.
      if token.startsSentence { push(Tokenizer.sentenceStart) }
      if range.upperBound > part.upperBound { return }
      guard token.kind == .word else {
        push(token.modelText(in: rest))
        continue
      }
      let written = line.extracting(range).withUnsafeBufferPointer {
        String(decoding: $0, as: UTF8.self)
      }
      let shape = TokenShape(of: range, in: line, within: region)
      count(written, shape: shape, startsSentence: token.startsSentence)
    }
    if tokenizer.isAtSentenceStart { push(Tokenizer.sentenceStart) }
  }

  private mutating func push(_ token: String) {
    if token == Tokenizer.sentenceStart, history.last == token { return }
    history = history.suffix(Self.historyLength - 1) + [token]
  }

  /// Counts a word, and what it is behind.
  private mutating func count(_ written: String, shape: TokenShape, startsSentence: Bool) {
    guard shape.isCorrectable, !model.userWords.forgotten.contains(written.composed),
      !model.userWords.isIgnored(written, document: address)
    else { return push(Tokenizer.unknown) }
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
    let isKnown = !learned.isEmpty || model.isKnown(written, in: address)
    guard isKnown || isMeant(written, startsSentence: startsSentence) else {
      return push(Tokenizer.unknown)
    }
    for piece in model.pieces(of: [normalizedWord(written)]) {
      counts.triples[WordTriple(history[0], history[1], piece), default: 0] += 1
      push(piece)
    }
  }

  /// Counts a word that nobody knows, and a genitive for the word that it is of. False if it looks like a slip or a
  /// secret, or has not the shape of a word.
  private mutating func isMeant(_ written: String, startsSentence: Bool) -> Bool {
    if let stem = written.genitiveStem {
      let isForgotten = model.userWords.forgotten.contains(stem.composed)
      let isKnown = isForgotten || model.isKnown(stem, in: address)
      return isKnown ? !isForgotten : isMeant(stem, startsSentence: startsSentence)
    }
    let word = written.composed
    let reading = Reading(word: word, startsSentence: startsSentence)
    let verdict = verdicts[reading] ?? judged(written, startsSentence: startsSentence)
    verdicts[reading] = verdict
    // At a sentence start nobody can tell how it is written elsewhere.
    let isSure = !startsSentence || LetterCase.of(written) == .lower
    if isSure, case .slip(let meantCount) = verdict {
      slips[word, default: 0] += 1
      meantCounts[word] = meantCount
    }
    if isSure, verdict == .word { counts.newWords[word, default: 0] += 1 }
    if verdict == .plainSlip { plainSlipCount += 1 }
    return verdict == .word
  }

  /// A word as it is judged: at the start of a sentence its capital is none of a name.
  private struct Reading: Hashable {
    var word: String
    var startsSentence: Bool
  }

  /// What a word that nobody knows may be.
  private enum Verdict: Equatable {
    case word, plainSlip, none
    /// A slip, or a word that is meant if it stands so often.
    case slip(meantCount: Int)
  }

  private func judged(_ written: String, startsSentence: Bool) -> Verdict {
    if TokenShape.mayBeSecret(written) || !TokenShape(of: written).isCorrectable { return .none }
    if layout.isRunOfKeys(written) { return .none }
    let corrector = Corrector(
      model: model, context: model.context(after: history),
      capitalIsUninformative: startsSentence, layout: layout)
    if corrector.isKnown(written) { return .word }
    let assessment = SlipAssessment(
      knowledge, by: corrector, isIgnored: false,
      setting: { setting(ofMeant: $0, startsSentence: startsSentence) })
    switch assessment.certainty(of: written) {
    case nil: return .word
    case .plain: return .plainSlip
    case let certainty?:
      return .slip(meantCount: assessment.meantSightings(of: written, certainty))
    }
  }

  /// Where a word is typed: in the language that has what is meant.
  private func setting(ofMeant meant: String, startsSentence: Bool) -> TypedSetting {
    let text = normalizedWord(meant)
    let pack = model.packs.first { pack in pack.withFile { pack.id(of: text, in: $0) != nil } }
    return TypedSetting(
      capitalIsUninformative: startsSentence, rules: languageRules(of: pack?.metadata.language),
      layout: layout)
  }

  /// What stands for a token before a word: nothing is kept of tokens that nobody knows.
  private func asContext(_ token: String) -> String {
    if token.hasPrefix("<") || model.isKnown(token) { return token }
    return model.userWords.words(ofText: token).isEmpty ? Tokenizer.unknown : token
  }
}
