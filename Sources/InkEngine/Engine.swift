// The entry point: a question about a position in a document goes in, an answer comes out.

package import InkActions
import InkAutocomplete
package import InkCallouts
package import InkLexicon
package import InkModel
import InkPrediction
package import InkText

/// Answers questions about positions in documents.
///
/// The owner of an engine keeps a ``Document`` for each open text: it applies edits to the document and then calls
/// ``answer(_:in:)``, which notes in the document what was offered. A value with a single owner. It knows no clock and
/// no files; the same packs, words and documents give the same answers.
package struct Engine: Sendable {
  /// The user's settings, of every document.
  package var settings: EngineSettingsTable
  /// Asked for the variants of a character before the shipped table; nil for none.
  package var calloutProvider: (any CalloutProvider)?
  /// Changes what a gesture on a key does, given the standard step; nil leaves every key as it is.
  package var keyStep: (@Sendable (KeyboardGesture, KeyboardAction, ActionStep?) -> ActionStep?)?
  /// The emoji tables, and the emoji that were used.
  package var emoji: EmojiPicker
  /// The user's replacements, and the corrections that were reverted.
  package var userCorrections = UserCorrections()
  /// The lists of items.
  package var sources = DataSources()
  /// The language model: packs, the user's words and the user's n-grams.
  package internal(set) var model: Model
  /// The identity of the loaded packs.
  private(set) var packs = PackSet()
  /// The number of answers given; it makes the ids of offers unique.
  private var answerCount = 0

  /// Creates an engine over language packs, possibly none, and the user's words, with the same settings for all
  /// documents.
  package init(
    packs: [LanguagePack], userWords: UserWords, settings: EngineSettings,
    emoji: EmojiPicker = EmojiPicker()
  ) {
    self.settings = EngineSettingsTable(EngineSettingsTable.Scope(settings))
    self.emoji = emoji
    model = Model(packs: packs, userWords: userWords)
  }

  /// Installs other language packs and emoji tables. The user's n-grams are dropped, since they are bound to the
  /// previous packs.
  package mutating func install(packs: [LanguagePack], emojiTables: [EmojiTable]) {
    model = Model(packs: packs, userWords: userWords)
    self.packs = PackSet()
    emoji.tables = emojiTables
  }

  /// Learned and ignored words; set when another server has changed them on disk.
  package var userWords: UserWords {
    _read { yield model.userWords }
    set { model.replaceUserWords(newValue) }
  }

  /// The n-grams of what the user wrote in other documents, bound to the packs of this engine; nil for none.
  package var userNgrams: UserNgrams? {
    get { model.userNgrams }
    set { model.userNgrams = newValue }
  }

  /// Updates the document's own model with its text, except for the word that ends at `point`, which is not finished.
  func catchUp(with document: inout Document, before point: TextPoint) {
    guard document.feedsDocumentModel else { return }
    document.noteLanguages(document.languages(by: settings.effective(for: document)))
    document.analysis.modelCache.catchUp(
      document.text, before: point, with: model, of: packs)
  }

  /// Reads more of a long document than the last question about it did, which looked only around the cursor; takes a
  /// millisecond or two, more only where a line is long.
  package func readFurther(_ document: inout Document) {
    catchUp(with: &document, before: document.cursor ?? document.analysis.modelCache.lastPoint)
    document.analysis.modelCache.readFurther(document.text, with: model)
  }

  /// Answers a question about a document, and notes in it what was offered; some tens of microseconds.
  package mutating func answer(_ question: Question, in document: inout Document) -> Answer {
    catchUp(with: &document, before: question.point)
    let judge = judge(of: question, in: &document)
    var answer = Answer(
      version: document.version, prefixRange: judge.place.site.prefixRange,
      wordRange: judge.place.site.wordRange)
    if judge.place.policy.traits.kind == .password { return answer }
    fill(&answer, to: question, by: judge.discountingOwnSlips(), in: &document)
    assignOfferIDs(to: &answer, of: question, in: &document)
    return answer
  }

  /// Adds the requested lists.
  private func fill(
    _ answer: inout Answer, to question: Question, by judge: WordJudge,
    in document: inout Document
  ) {
    let place = judge.place
    if question.want.contains(.callouts) {
      answer.callouts = callouts(before: place, in: document)
    }
    let limit = Self.limit(question.limit, standard: place.policy.settings.suggestionLimit)
    let itemsByName = itemsByName(at: place, in: document, limit: limit)
    var findings = SuggestionPipeline.Findings()
    if itemsByName.isEmpty, !question.want.isDisjoint(with: [.suggestions, .inlinePrediction]) {
      findings = self.findings(by: judge, in: document)
    }
    if question.want.contains(.suggestions) {
      answer.suggestions = itemsByName
      if itemsByName.isEmpty {
        var words = SuggestionPipeline(
          for: question, by: judge, limit: limit, findings, in: document, of: self)
        let context = place.site.context
        let ghostWord = document.assistance.predictions.shown?.firstWord(
          typedThrough: context.prefix, from: context.prefixRange.lowerBound)
        words.run(noting: &document.assistance.shown, beside: ghostWord)
        (answer.suggestions, findings) = (words.list, words.findings)
      }
    }
    if question.want.contains(.corrections) {
      (answer.corrections, answer.typed) = judge.corrections(
        in: document, limit: Self.limit(question.limit, standard: 5))
      noteUnknownWord(in: &answer, at: place, in: &document)
    }
    if question.want.contains(.nextCharacters), place.policy.offersWords {
      answer.nextCharacters = model.nextCharacters(at: place.typed)
    }
    // Nobody who types the name of an emoji or an item wants the word it begins with as ghost text.
    if question.want.contains(.inlinePrediction), itemsByName.isEmpty {
      let pass = PredictionPass(
        judge: judge, packs: packs, question: question, findings: findings,
        last: document.assistance.predictions.kept(
          at: place.site.context.prefixRange.lowerBound, typed: place.site.context.prefix))
      (answer.inlinePrediction, answer.otherPredictions) = pass.run(in: &document)
    }
  }

  /// What is requested by name: emoji, else items of data sources.
  private func itemsByName(at place: Place, in document: Document, limit: Int) -> [Suggestion] {
    let emoji = emojiNamed(at: place, in: document, limit: limit)
    return emoji.isEmpty ? itemsAsked(at: place, in: document, limit: limit) : emoji
  }

  /// What suggestions and predictions both use, searched for once.
  private func findings(by judge: WordJudge, in document: Document) -> SuggestionPipeline.Findings {
    var findings = SuggestionPipeline.Findings()
    findings.identifiers = judge.likelyIdentifiers(in: document)
    findings.setPhrases = judge.place.setPhrases(in: document.text).filter {
      !judge.isIgnored(String($0.prefix { $0 != " " }))
    }
    return findings
  }

  /// Takes a client's hint that an offer, or its first `length` UTF-16 units, was accepted; false if no offer with that
  /// id is valid any more. It is only a hint: whether an offer was taken is read off the text, and counted once.
  @discardableResult
  package func accept(
    offer id: String, length: Int? = nil, in document: inout Document
  ) -> Bool {
    guard let id = OfferID(id) else { return false }
    if let offer = document.assistance.offers.offer(id) {
      noteChoice(of: offer.text, before: offer.range.upperBound, in: &document)
    }
    return document.assistance.offers.hint(id, length: length, in: document.text)
  }

  /// Assigns every offer of an answer its id and remembers what was offered.
  private mutating func assignOfferIDs(
    to answer: inout Answer, of question: Question, in document: inout Document
  ) {
    answerCount += 1
    let insertsSpaces = question.surface.insertsSpaces
    var offered = OfferedAnswer(serial: answerCount, offers: [])
    offered.offers.reserveCapacity(answer.suggestions.count + 1)
    for index in answer.suggestions.indices {
      let suggestion = answer.suggestions[index]
      let hasSpaceBefore = insertsSpaces && suggestion.newText.hasPrefix(" ")
      answer.suggestions[index].id = offered.add(
        (hasSpaceBefore ? " " : "") + suggestion.text, suggestion.range,
        insertsSpace: insertsSpaces && suggestion.newText.hasSuffix(" "))
    }
    if let prediction = answer.inlinePrediction {
      answer.inlinePrediction?.id = offered.add(prediction.text, prediction.range)
    }
    for index in answer.otherPredictions.indices {
      answer.otherPredictions[index].id = offered.add(
        answer.otherPredictions[index].text, answer.otherPredictions[index].range)
    }
    document.assistance.offers.append(offered)
  }

  /// The number of items to return: as many as are requested or set, within bounds.
  static func limit(_ asked: Int?, standard: Int) -> Int {
    min(max(0, asked ?? standard), 50)
  }
}
