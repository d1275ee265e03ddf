// Suggestions: the provider's words and the corrections on one scale of probability, then what others add to them.

import InkAutocomplete
import InkCorrection
import InkLexicon
import InkModel
import InkText

/// The words suggested at a position where neither an emoji nor an item was requested by name, made step by step.
///
/// Of the document it copies nothing but the text.
struct SuggestionPipeline {
  let judge: WordJudge
  let question: Question
  let text: Text
  let emoji: EmojiPicker
  /// The source of the words.
  let provider: any SuggestionProvider
  /// The query to the provider, of which every step makes its suggestions.
  private(set) var query: SuggestionQuery
  /// The suggestions so far, best first; never more than are wanted.
  var list: [Suggestion] = []
  /// The judgement on the letters typed so far; nil where no slip was considered.
  private var judged: TypedJudgement?
  /// What was found that predictions use as well.
  private(set) var findings: Findings

  /// Creates a pipeline for a question about a position in `text`: at most `limit` suggestions, with what was found
  /// before.
  init(
    for question: Question, by judge: WordJudge, limit: Int, _ findings: Findings, in text: Text,
    of engine: Engine
  ) {
    (self.question, self.judge, self.text) = (question, judge, text)
    self.findings = findings
    let place = judge.place
    provider = engine.provider(at: place)
    emoji = engine.emoji
    let prefix = place.site.context.prefix
    // Directly after a mark, a next word inserts the space before it.
    let addsSpaceBefore =
      prefix.isEmpty && !place.site.hasOwnText && place.language.hasSpaces
      && text.hasMark(before: place.site.point)
    query = SuggestionQuery(
      at: place.typed, replacing: place.site.prefixRange, addsSpace: place.addsSpace,
      addsSpaceBefore: addsSpaceBefore, limit: limit,
      offersTypedWord: place.policy.surface.offersTypedWord, language: place.language.chosen,
      address: place.address)
  }

  /// The position.
  var place: Place { judge.place }
  /// The maximum number of suggestions.
  var limit: Int { query.limit }

  /// Makes the suggestions; records what is shown, so that it ranks lower when passed over.
  ///
  /// A menu also offers the typed word, and nothing in it is demoted for being passed over: people type on while it is
  /// open.
  mutating func run(noting shown: inout ShownWords) {
    // A menu inserts no space: directly before a word, whatever it inserted would be joined to that word.
    if !place.policy.surface.insertsSpaces, place.site.isDirectlyBeforeWord { return }
    addWords(noting: &shown)
    addExternal()
    addEmoji()
    addReplacement()
    addIdentifiers()
    replaceWholeWord()
    removeWordAfterCursor()
  }

  /// Adds the provider's words and the corrections, where words are offered.
  private mutating func addWords(noting shown: inout ShownWords) {
    shown.move(
      to: place.site.prefixRange, at: question.milliseconds,
      seenAfter: place.policy.settings.seenAfterMilliseconds)
    if place.suggestionGate(in: text, limit: limit) != nil { return }
    let sinks = place.policy.surface.sinks
    if sinks { query.passedOver = shown.passedOver }
    let words = provider.suggestions(for: query, in: judge.model)
    if sinks { shown.show(words.words, at: question.milliseconds) }
    (list, findings.words) = (words.suggestions, words.found)
    capitalize()
    let mayBeSlip = judge.mayBeSlip(query.prefix)
    if mayBeSlip { weighCorrections(beside: words.mass) }
    keepMarks()
    if mayBeSlip { orderOwnSlips() }
    addHomophones()
    addSetPhrases()
  }

  /// Gives every word the capitals of a field in which more than sentences are capitalized.
  private mutating func capitalize() {
    let wanted = place.policy.offeredCapitals
    if wanted == .none || wanted == .sentences { return }
    let capitals = Capitals(of: place.language.written)
    list = list.map { word in
      if word.kind == .dataSource || LetterCase.of(word.text) == .mixed { return word }
      let text = wanted == .all ? capitals.all(of: word.text) : capitals.first(of: word.text)
      return query.suggestion(text, kind: word.kind, source: word.source, score: word.score)
    }
  }

  /// Puts the words that begin as typed, given their mass, and the words that were meant instead on one scale.
  private mutating func weighCorrections(beside mass: Score?) {
    findings.trust = 1
    if judge.isSure(query.prefix, beside: mass) { return }
    let found = judgement(beside: mass)
    let judgement = found.judgement
    judged = found
    let shares = PrefixShares(
      mass: found.isOfWhole ? massBeside(judgement, mass) : mass, judgement)
    findings.trust = shares.prefix
    let isBegun = query.prefix.unicodeScalars.count < Self.leastShort
    let hasNothing =
      judgement.others.isEmpty && (judgement.isKnown || !list.isEmpty || isBegun)
    if hasNothing, found.atEnd == nil { return }
    for index in list.indices { list[index].score *= shares.prefix }
    // A slip that a list has is offered like any other: last, to be kept.
    if !judgement.isKnown { list.removeAll { $0.text == query.prefix } }
    add(judgement, shares)
    list.sort { ($1.score, $0.text) < ($0.score, $1.text) }
    removeUnlistedCompounds()
    list.keepFirst(limit)
    addEnd(found.atEnd)
    list.addRefusal(
      query.suggestion(query.prefix, kind: .unknown, source: .typed, score: shares.keep),
      isWorthIt: !judgement.isKnown, limit: limit,
      comesFirst: place.policy.surface.refusalComesFirst)
  }

  /// Removes compounds that no list has after a word of about as many letters as are typed, which is meant rather than
  /// their first part: "Januar", for "Janaur", but not "Janaurlaub".
  private mutating func removeUnlistedCompounds() {
    let count = query.prefix.unicodeScalars.count
    let best = list.firstIndex {
      ($0.kind == .correction || $0.kind == .autocorrect)
        && abs($0.text.unicodeScalars.count - count) <= 1
    }
    guard let best else { return }
    let behind = list[best...].filter {
      guard $0.kind == .regular, case .pack = $0.source,
        $0.text.unicodeScalars.allSatisfy({ CharacterClass($0) == .letter })
      else { return true }
      return judge.model.isKnown($0.text, in: place.address)
    }
    list.replaceSubrange(best..., with: behind)
  }

  /// Adds the words that may be meant instead, of which the first may be applied automatically.
  private mutating func add(_ judgement: Judgement, _ shares: PrefixShares) {
    let isPutIn =
      place.policy.autocorrect == .apply && judge.isAutomatic(judgement, of: query.prefix)
    for (index, other) in judgement.others.enumerated() {
      list.merge(
        query.suggestion(
          other.text, kind: index == 0 && isPutIn ? .autocorrect : .correction,
          source: .correction, score: shares.others[index]))
    }
  }

  /// Keeps the suggestions that leave the typed marks on their letters: somebody who chose é does not want e, unless
  /// that is all but certainly one too many, or nothing else is a word.
  private mutating func keepMarks() {
    if !query.prefix.hasMarkedLetter { return }
    let (key, wordAtEnd) = (foldedKey(query.prefix), wordAtEnd)
    let kept = list.filter {
      foldedKey($0.text) != key || $0.text.hasMarkedLetter || $0.text == wordAtEnd
    }
    let isWord = query.prefix.unicodeScalars.count >= Self.minimumLongLength
    if isWord, !kept.contains(where: { $0.kind != .unknown }) { return }
    list = kept
  }

  /// What the typed letters become if the word ends with them; nil where nothing is applied then.
  private var wordAtEnd: String? {
    guard let judged else { return nil }
    let isAutomatic = judge.isAutomatic(judged.judgement, of: query.prefix)
    return (isAutomatic ? judged.judgement : judged.atEnd)?.others.first?.text
  }

  /// Removes the word directly after the cursor, where nothing is typed before it.
  private mutating func removeWordAfterCursor() {
    guard place.site.isDirectlyBeforeWord else { return }
    let next = text.string(in: place.site.wordRange)
    list.removeAll { $0.range.isEmpty && $0.text == next }
  }
}

extension String {
  /// Whether it has a letter that is not ASCII.
  fileprivate var hasMarkedLetter: Bool {
    unicodeScalars.contains { !$0.isASCII && CharacterClass($0) == .letter }
  }
}
