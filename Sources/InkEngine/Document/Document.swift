// An open document as the engine sees it: its text, what was chosen for it, and what became of it so far.

package import InkLexicon
package import InkText

/// A text with what was chosen for it, what was read of it, and what was offered and typed in it.
///
/// A value: whoever holds it applies the edits in the order in which they were made.
package struct Document: Sendable {
  /// The client's name for it.
  package let uri: String
  /// The same however a client spells it or links lead to it; `uri` unless set.
  package var canonicalURI: String
  /// The client's language id: `markdown`, `plaintext`, `swift`, ….
  package let languageID: String
  /// The version of `text`, as the client counts, or a count of our own.
  package var version: Int
  /// Whether `version` is the client's.
  package var isVersioned = true
  /// What is written.
  package internal(set) var text: Text
  /// What kind of field it is. What was taught before it became a password is forgotten, and what was typed into a
  /// name or a search is not learned for others whatever the field becomes.
  package var traits = FieldTraits() {
    didSet {
      if !feedsDocumentModel { analysis.resetModel(isCommit: isCommit) }
      if !feedsDocumentModel || oldValue.kind != .text { learner = DocumentLearner() }
    }
  }
  /// The URI of the folder whose settings and words it follows; nil for those that hold everywhere. In another folder
  /// it is read anew, since other words are known there.
  package var folder: String? {
    didSet { if folder != oldValue { analysis.resetModel(isCommit: isCommit) } }
  }
  /// What commands chose for it. What is typed in a private document is forgotten, not only unread.
  package var choices = DocumentChoices() {
    didSet { if !choices.learns { learner = DocumentLearner() } }
  }
  /// Where the cursor was last: at the newest question, or behind the newest change. The word there is being typed.
  package var cursor: TextPoint?
  /// Whether nothing was changed since it was saved.
  package internal(set) var isSettled = false
  /// What was read of its text.
  var analysis: DocumentAnalysis
  /// What was offered in it.
  var assistance = Assistance()
  /// What the last change typed, and the corrections made while typing.
  var typing = TypingLog()
  /// What was typed in it and not yet learned for other documents.
  var learner = DocumentLearner()
  /// The state that edits sent to the client will lead to, until the next change shows whether they were made.
  var foreseen: ForeseenDocument?

  /// A document as the client opened it.
  package init(uri: String, languageID: String, version: Int, text: Text) {
    (self.uri, canonicalURI) = (uri, uri)
    self.languageID = languageID
    self.version = version
    self.text = text
    analysis = DocumentAnalysis(
      regions: RegionMap(languageID: languageID, uri: uri),
      modelCache: DocumentModelCache(isCommit: Self.commitIDs.contains(languageID)))
    self.text.lineMarks = analysis.regions.lineMarks
  }

  /// Replaces `range` by UTF-8 bytes and gives the range of the new text.
  @discardableResult
  package mutating func replace(_ range: Range<TextPoint>, with bytes: [UInt8]) -> Range<TextPoint>
  {
    make(range, with: bytes).inserted
  }

  /// Replaces `range`; gives the range of the new text, and what of that is another text than before.
  private mutating func make(
    _ range: Range<TextPoint>, with bytes: [UInt8]
  ) -> (inserted: Range<TextPoint>, edit: MinimalEdit) {
    isSettled = false
    let range = text.clamped(range.lowerBound)..<text.clamped(range.upperBound)
    if foreseen?.lines.cover(range, in: text) == false { foreseen = nil }
    let isSmall =
      bytes.count <= Self.typedEditBytes && range.upperBound.line - range.lowerBound.line < 8
    let removed = range.isEmpty || !isSmall ? [] : text.bytes(in: range)
    let lineCount = text.lineCount
    let inserted = text.replace(range, with: bytes)
    noteEdit(of: range, to: inserted, growth: text.lineCount - lineCount)
    let change = TextChange(replaced: range, was: removed, inserted: inserted, is: bytes)
    let acceptance = assistance.offers.note(change, in: text)
    if feedsDocumentModel, choices.learns {
      learner.typed.note(change, bytes, isAccepted: acceptance != nil)
    }
    let edit = MinimalEdit(range, removed: removed, by: bytes, at: inserted)
    typing.note(edit, in: text)
    return (inserted, edit)
  }

  /// Tells every cache over the text which range was replaced by which, so that it is analysed again there.
  mutating func noteEdit(
    of replaced: Range<TextPoint>, to inserted: Range<TextPoint>, growth: Int
  ) {
    analysis.noteEdit(
      of: replaced, to: inserted, growth: growth, feedsDocumentModel: feedsDocumentModel)
  }

  /// An edit of more bytes than this was not typed.
  private static let typedEditBytes = 4_096

  /// The corrections that were taken back for good since the last call: undone by any means, and then typed on.
  package mutating func takeCorrectionsBack() -> [TypingCorrection] {
    typing.corrections.takeBack()
  }

  /// Lets a correction be made again that was undone in this document.
  package mutating func allowCorrection(of typed: String, to text: String) {
    typing.corrections.allow(typed, text)
  }

  /// The correction that somebody at a point wants taken back: one the point is on, or the last one, as long as no
  /// other word has begun between it and the point.
  package func correction(at point: TextPoint) -> TypingCorrection? {
    typing.corrections.correction(at: point, in: text)
  }

  /// The last correction that stands as it was made; nil for none.
  package var lastCorrection: TypingCorrection? { typing.corrections.last(in: text) }

  /// Replaces the whole text. What is the same in both stays as it is: a client that sends the whole text
  /// after every key loses nothing. Gives where the last change ends, which is where somebody types; nil for none.
  @discardableResult
  package mutating func replaceAll(with text: Text) -> TextPoint? {
    var end: TextPoint?
    // An editor that was typed into since it made a correction tells of both at once.
    for _ in 0..<typing.corrections.count {
      guard let correction = typing.corrections.made(between: self.text, and: text) else { break }
      end = make(correction.range, with: Array(correction.text.utf8)).edit.new.upperBound
    }
    if let change = self.text.difference(to: text) {
      end = make(change.range, with: change.bytes).edit.new.upperBound
    }
    return end
  }

  /// The regions of a line, in order and without gaps; costs the line, and those before it not read so far.
  package mutating func regions(ofLine line: Int) -> [Region] {
    analysis.regions.regions(ofLine: line, in: text)
  }

  /// The state in which a line begins.
  mutating func state(ofLine line: Int) -> LineState {
    analysis.regions.state(ofLine: line, in: text)
  }

  /// The region that a character typed at a point would belong to.
  package mutating func region(at point: TextPoint) -> Region {
    let point = text.clamped(point)
    return regions(ofLine: point.line).region(at: point.byte)
  }

  /// Drops what was offered and predicted: after a move of the cursor, or on a client's wish.
  package mutating func forgetAssistance() { assistance.reset() }

  /// Where it is: which of the user's words hold in it.
  package var address: DocumentAddress { DocumentAddress(uri: canonicalURI, folder: folder) }

  /// The one language that was chosen for it, by a command or for its field; nil leaves it to the settings.
  package var chosenLanguage: String? { choices.language ?? traits.language }

  /// The language ids of documents that are prose as a whole.
  package static var proseLanguageIDs: [String] { RegionMap.textLanguageIDs }

  /// How many offers were taken in it, and what became of them.
  package var offerTally: OfferTally { assistance.offers.acceptances.tally }

  /// Settles what was typed and taken, since the text was saved or is being closed.
  package mutating func settle() {
    assistance.offers.settle()
    isSettled = true
  }

  /// Forgets what it has taught, if that is part of what is to be forgotten.
  package mutating func forget(_ part: Forgetting) {
    switch part {
    case .all, .document(canonicalURI):
      analysis.resetModel(isCommit: isCommit)
      learner = DocumentLearner()
    case .document(let folder) where canonicalURI.hasPrefix(folder + "/"):
      learner = DocumentLearner()
    case .period: learner = DocumentLearner()
    case .document, .word: break
    }
  }

  /// Whether a sentence was finished since it was last learned from.
  package var hasFinishedSentence: Bool { learner.typed.isDue }

  /// Whether it is prose as a whole.
  var isText: Bool { analysis.regions.isText }

  /// Whether it is the message of a commit.
  var isCommit: Bool { Self.commitIDs.contains(languageID) }

  private static let commitIDs: Set<String> = [
    "gitcommit", "git-commit", "jjdescription", "hgcommit",
  ]

  /// Whether two spaces at the end of a line break it there.
  var breaksLinesBySpaces: Bool { analysis.regions.breaksLinesBySpaces }

  /// Whether what is written here may teach anything: prose, and never a password.
  var feedsDocumentModel: Bool { isText && traits.kind.offersWords }
}
