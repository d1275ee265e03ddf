// An open document as the engine sees it: its text, the choices made for it, and its history.

package import InkLexicon
package import InkText

/// A text with the choices made for it, what was read from it, and what was offered and typed in it.
///
/// A value: its owner applies edits in the order in which they were made.
package struct Document: Sendable {
  /// The client's name for the document.
  package let uri: String
  /// The same for all spellings of the URI and for links; `uri` unless set.
  package var canonicalURI: String
  /// The client's language id: `markdown`, `plaintext`, `swift`, ….
  package let languageID: String
  /// The version of `text`, as the client counts, or our own count.
  package var version: Int
  /// Whether `version` is the client's.
  package var isVersioned = true
  /// The text.
  package internal(set) var text: Text
  /// The kind of field. What the document taught before it became a password field is forgotten, and what was typed
  /// into a name or search field is not learned for others, whatever the field becomes.
  package var traits = FieldTraits() {
    didSet {
      if !feedsDocumentModel { analysis.resetModel() }
      if !feedsDocumentModel || oldValue.kind != .text { learner = DocumentLearner() }
    }
  }
  /// The URI of the folder whose settings and words apply; nil for those that apply everywhere. With another folder the
  /// document is read again, since other words are known there.
  package var folder: String? {
    didSet { if folder != oldValue { analysis.resetModel() } }
  }
  /// What commands chose for the document. What was typed in a private document is forgotten, not merely unread.
  package var choices = DocumentChoices() {
    didSet { if !choices.learns { learner = DocumentLearner() } }
  }
  /// The last known cursor: at the newest question, or after the newest change. The word there is being typed.
  package var cursor: TextPoint?
  /// The emoji that a key of an on-screen keyboard has typed, until the next change reports it.
  package var unreportedEmoji: String?
  /// Whether nothing changed since the document was saved.
  package internal(set) var isSettled = false
  /// What was read from the text.
  var analysis: DocumentAnalysis
  /// Whether only a part of a long text has been read so far, and ``Engine/readFurther(_:)`` reads more.
  package var isPartlyRead: Bool { analysis.modelCache.isPartial }
  /// What was offered.
  var assistance = Assistance()
  /// What the last change typed, and the corrections made while typing.
  var typing = TypingLog()
  /// What was typed and not yet learned for other documents.
  var learner = DocumentLearner()
  /// The state that edits sent to the client will lead to, until the next change shows whether they were made.
  var foreseen: ForeseenDocument?

  /// Creates a document as the client opened it.
  package init(uri: String, languageID: String, version: Int, text: Text) {
    (self.uri, canonicalURI) = (uri, uri)
    self.languageID = languageID
    self.version = version
    self.text = text
    let regions = RegionMap(languageID: languageID, uri: uri)
    analysis = DocumentAnalysis(
      regions: regions, modelCache: DocumentModelCache(isCommit: regions.isCommit))
    self.text.lineMarks = analysis.regions.lineMarks
  }

  /// Replaces `range` with UTF-8 bytes and returns the edit.
  @discardableResult
  package mutating func replace(_ range: Range<TextPoint>, with bytes: [UInt8]) -> AppliedEdit {
    isSettled = false
    if foreseen?.lines.cover(text.clamped(range), in: text) == false { foreseen = nil }
    let edit = text.replace(range, with: bytes)
    analysis.recordEdit(edit, feedsDocumentModel: feedsDocumentModel)
    let acceptance = assistance.offers.note(edit, in: text)
    if feedsDocumentModel, choices.learns {
      learner.typed.note(edit, isAccepted: acceptance != nil)
    }
    let minimal = MinimalEdit(edit)
    assistance.note(minimal)
    typing.note(minimal, in: text)
    return edit
  }

  /// Returns the corrections that were reverted for good since the last call: undone by any means, and then typed past,
  /// or still undone where the document is being closed.
  package mutating func takeRevertedCorrections(isClosing: Bool = false) -> [TypingCorrection] {
    if isClosing { typing.corrections.close() }
    return typing.corrections.takeReverted()
  }

  /// Allows a correction that was undone in this document to be made again.
  package mutating func allowCorrection(of typed: String, to text: String) {
    typing.corrections.allow(typed, text)
  }

  /// Returns the correction to revert at a point: one the point is on, or the last one as long as no other word has
  /// begun between it and the point.
  package func correction(at point: TextPoint) -> TypingCorrection? {
    typing.corrections.correction(at: point, in: text)
  }

  /// The last correction that is still in the text as it was made; nil for none.
  package var lastCorrection: TypingCorrection? { typing.corrections.last(in: text) }

  /// Replaces the whole text. What both texts share stays as it is, so a client that sends the whole text after every
  /// keystroke loses nothing. Returns the end of the last change, which is where the user types; nil if nothing
  /// changed.
  @discardableResult
  package mutating func replaceAll(with text: Text) -> TextPoint? {
    var end: TextPoint?
    // An editor that was typed into since it made a correction reports both at once.
    for _ in 0..<typing.corrections.count {
      guard let correction = typing.corrections.made(between: self.text, and: text) else { break }
      end = MinimalEdit(replace(correction.range, with: Array(correction.text.utf8))).new.upperBound
    }
    if let change = self.text.difference(to: text) {
      end = MinimalEdit(replace(change.range, with: change.bytes)).new.upperBound
    }
    return end
  }

  /// Returns the regions of a line, in order and without gaps; costs the line, and those before it not yet read.
  package mutating func regions(ofLine line: Int) -> [Region] {
    analysis.regions.regions(ofLine: line, in: text)
  }

  /// Returns the state in which a line begins.
  mutating func state(ofLine line: Int) -> LineState {
    analysis.regions.state(ofLine: line, in: text)
  }

  /// Returns the region that a character typed at a point would belong to.
  package mutating func region(at point: TextPoint) -> Region {
    let point = text.clamped(point)
    return regions(ofLine: point.line).region(at: point.byte)
  }

  /// Drops what was offered and predicted: after a cursor movement, or at a client's request.
  package mutating func forgetAssistance() { assistance.reset() }

  /// The document's location, which determines which of the user's words apply.
  package var address: DocumentAddress { DocumentAddress(uri: canonicalURI, folder: folder) }

  /// The one language chosen for the document, by a command or for its field; nil leaves it to the settings.
  package var chosenLanguage: String? { choices.language ?? traits.language }

  /// Returns the languages that the document may be in: the chosen one, or else those of its settings.
  func languages(by settings: EngineSettings) -> [String] {
    chosenLanguage.map { [$0] } ?? settings.languages
  }

  /// Notes the languages that the document may be in. Where its sentences end otherwise now, it is read again.
  mutating func noteLanguages(_ languages: [String]) {
    let abbreviations = Abbreviations(of: languages)
    if abbreviations == text.abbreviations { return }
    text.abbreviations = abbreviations
    analysis.forgetSentences()
  }

  /// The language ids of documents that are prose as a whole.
  package static var proseLanguageIDs: [String] { RegionMap.textLanguageIDs }

  /// The number of offers accepted in the document, and what became of them.
  package var offerTally: OfferTally { assistance.offers.acceptances.tally }

  /// Settles what was typed and accepted, since the text was saved or is being closed.
  package mutating func settle() {
    assistance.offers.settle()
    isSettled = true
  }

  /// Forgets what the document taught, if that is part of what is to be forgotten.
  package mutating func forget(_ part: Forgetting) {
    switch part {
    case .all, .document(canonicalURI):
      analysis.resetModel()
      learner = DocumentLearner()
    case .period: learner = DocumentLearner()
    case .document:
      if part.means(textAt: canonicalURI) { learner = DocumentLearner() }
    case .word, .workspaces: break
    }
  }

  /// Whether a sentence was finished since the document was last learned from.
  package var hasFinishedSentence: Bool { learner.typed.isDue }

  /// Whether the document is prose as a whole.
  var isText: Bool { analysis.regions.isText }

  /// Whether the document is a commit message.
  var isCommit: Bool { analysis.regions.isCommit }

  /// Whether two spaces at the end of a line are a line break.
  var hasTrailingSpaceLineBreaks: Bool { analysis.regions.hasTrailingSpaceLineBreaks }

  /// Whether the text may teach anything: prose, and never a password.
  var feedsDocumentModel: Bool { isText && traits.kind.offersWords }
}
