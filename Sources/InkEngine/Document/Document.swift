// An open document as the engine sees it: its text, its traits and what has been offered in it.

package import InkLexicon
package import InkPrediction
package import InkText

/// A text with what was set for it, what it has taught, and what was offered in it.
///
/// A value: whoever holds it applies the edits in the order in which they were made.
package struct Document: Sendable {
  /// The client's name for it.
  package let uri: String
  /// The client's language id: `markdown`, `plaintext`, `swift`, ….
  package let languageID: String
  /// The version of `text`, as the client counts.
  package var version: Int
  /// What is written.
  package internal(set) var text: Text
  /// What kind of field it is. What was taught before it became a password is forgotten, and what was typed into a
  /// name or a search is not learned for others whatever the field becomes.
  package var traits = FieldTraits() {
    didSet {
      if !isStudied { unteach() }
      if !isStudied || oldValue.kind != .text { learner = DocumentLearner() }
    }
  }
  /// The URI of the folder whose settings it follows; nil for those that hold everywhere.
  package var folder: String?
  /// How readily it is predicted into, as a command set it; nil leaves it to the settings.
  package var inlinePrediction: PredictionMode?
  /// The language it is written in, as a command set it; nil leaves it to its field and the settings.
  package var language: String?
  /// False silences this document.
  package var isEnabled = true
  /// Which of it is prose, comment, code, ….
  private var regions: RegionMap
  /// What the text has taught.
  var study: DocumentStudy
  /// What was typed in it and not yet learned for other documents.
  var learner = DocumentLearner()
  /// False for a private document: nothing is learned from it for others.
  package var learns = true {
    didSet { if !learns { learner = DocumentLearner() } }
  }
  /// Whether nothing was changed since it was saved.
  package internal(set) var isSettled = false
  /// The words that nobody knows, as far as the text was looked through.
  var unknownWords = UnknownWords()
  /// Where the cursor was last: at the newest question, or behind the newest change. The word there is being typed.
  package var cursor: TextPoint?
  /// Which language it is in at the cursor.
  var languageSense = LanguageSense()
  /// What stood before the word of the last question.
  var contextMemory = ContextMemory()
  /// What was shown for the word at the cursor.
  var shown = ShownWords()
  /// The offers of the last answers.
  var offers = OfferLog()
  /// The prediction on show, and what became of those before it.
  var predictions = PredictionMemory()
  /// The words that predictions at the cursor go on with.
  var nextWords = NextWordMemory()
  /// The character that the last change typed; nil if it did something else.
  var typedCharacter: TypedCharacter?
  /// Where the word ends that the last change put in, or a part of; nil if it did anything else. Of fast typing an
  /// editor may tell word by word.
  var typingEnd: TextPoint?
  /// The corrections made while typing.
  var corrections = CorrectionLog()
  /// The state that edits sent to the client will lead to, until the next change shows whether they were made.
  var foreseen: ForeseenDocument?

  /// A document as the client opened it.
  package init(uri: String, languageID: String, version: Int, text: Text) {
    self.uri = uri
    self.languageID = languageID
    regions = RegionMap(languageID: languageID, uri: uri)
    study = DocumentStudy(isCommit: Self.commitIDs.contains(languageID))
    self.version = version
    self.text = text
  }

  /// Replaces `range` by UTF-8 bytes and gives the range of the new text.
  @discardableResult
  package mutating func replace(_ range: Range<TextPoint>, with bytes: [UInt8]) -> Range<TextPoint>
  {
    isSettled = false
    let range = text.clamped(range.lowerBound)..<text.clamped(range.upperBound)
    if foreseen?.lines.cover(range, in: text) == false { foreseen = nil }
    let isSmall = bytes.count <= Self.keyBytes && range.upperBound.line - range.lowerBound.line < 8
    let removed = range.isEmpty || !isSmall ? [] : text.bytes(in: range)
    let lineCount = text.lineCount
    let inserted = text.replace(range, with: bytes)
    noteEdit(of: range, to: inserted, growth: text.lineCount - lineCount)
    let change = TextChange(replaced: range, was: removed, inserted: inserted, is: bytes)
    let taking = offers.note(change, in: text)
    if isStudied, learns { learner.typed.note(change, bytes, isAccepted: taking != nil) }
    let edit = MinimalEdit(range, removed: removed, by: bytes, at: inserted)
    typedCharacter = TypedCharacter(edit, after: typedCharacter)
    typingEnd = edit.isWord ? edit.new.upperBound : nil
    corrections.note(edit, in: text, isTyped: typedCharacter != nil)
    return inserted
  }

  /// Tells all that was read of the text which range became another, so that it is read again there.
  mutating func noteEdit(
    of replaced: Range<TextPoint>, to inserted: Range<TextPoint>, growth: Int
  ) {
    languageSense.noteEdit(from: replaced.lowerBound)
    contextMemory.noteEdit(from: replaced.lowerBound)
    let first = min(replaced.lowerBound.line, inserted.lowerBound.line)
    let last = replaced.upperBound.line
    regions.noteEdit(first: first, last: last, growth: growth)
    unknownWords.noteEdit(first: first, last: last, growth: growth)
    if isStudied { study.note(replaced, inserted) }
  }

  /// A change of more bytes is no key.
  private static let keyBytes = 4_096

  /// The corrections that were taken back for good since the last call: undone by any means, and then typed on.
  package mutating func takeCorrectionsBack() -> [TypingCorrection] { corrections.takeBack() }

  /// The correction that somebody at a point wants taken back: one the point is on, or the last one, as long as no
  /// other word has begun between it and the point.
  package func correction(at point: TextPoint) -> TypingCorrection? {
    corrections.correction(at: point, in: text)
  }

  /// The last correction that stands as it was made; nil for none.
  package var lastCorrection: TypingCorrection? { corrections.last(in: text) }

  /// Replaces the whole text. What is the same in both stays as it is: a client that sends the whole text
  /// after every key loses nothing.
  package mutating func replaceAll(with text: Text) {
    if let change = self.text.difference(to: text) { replace(change.range, with: change.bytes) }
  }

  /// The regions of a line, in order and without gaps; costs the line, and those before it not read so far.
  package mutating func regions(ofLine line: Int) -> [Region] {
    regions.regions(ofLine: line, in: text)
  }

  /// The state in which a line begins.
  mutating func state(ofLine line: Int) -> LineState {
    regions.state(ofLine: line, in: text)
  }

  /// The region that a character typed at a point would belong to.
  package mutating func region(at point: TextPoint) -> Region {
    let point = text.clamped(point)
    return regions(ofLine: point.line).region(at: point.byte)
  }

  /// Drops what was offered and predicted: after a move of the cursor, or on a client's wish.
  package mutating func forgetAssistance() {
    offers.forgetOffers()
    shown = ShownWords()
    predictions.show(nil)
  }

  /// The one language that was chosen for it, by a command or for its field; nil leaves it to the settings.
  package var chosenLanguage: String? { language ?? traits.language }

  /// The language ids of documents that are prose as a whole.
  package static var proseLanguageIDs: [String] { RegionMap.textLanguageIDs }

  /// How many offers were taken in it, and what became of them.
  package var offerTally: OfferTally { offers.takings.tally }

  /// Settles what was typed and taken, since the text was saved or is being closed.
  package mutating func settle() {
    offers.settle()
    isSettled = true
  }

  /// Forgets what it has taught, if that is part of what is to be forgotten.
  package mutating func forget(_ part: Forgetting) {
    switch part {
    case .all, .document(uri):
      unteach()
      learner = DocumentLearner()
    case .document(let folder) where uri.hasPrefix(folder + "/"): learner = DocumentLearner()
    case .period: learner = DocumentLearner()
    case .document, .word: break
    }
  }

  private mutating func unteach() {
    study = DocumentStudy(isCommit: isCommit)
    nextWords = NextWordMemory()
  }

  /// Whether a sentence was finished since it was last learned from.
  package var hasFinishedSentence: Bool { learner.typed.isDue }

  /// Whether it is prose as a whole.
  var isText: Bool { regions.isText }

  /// Whether it is the message of a commit.
  var isCommit: Bool { Self.commitIDs.contains(languageID) }

  private static let commitIDs: Set<String> = [
    "gitcommit", "git-commit", "jjdescription", "hgcommit",
  ]

  /// Whether two spaces at the end of a line break it there.
  var breaksLinesBySpaces: Bool { regions.breaksLinesBySpaces }

  /// Whether what is written here may teach anything: prose, and never a password.
  var isStudied: Bool { isText && traits.kind.offersWords }
}
