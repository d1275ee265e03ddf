// What a document teaches about itself: its text is read once, and again where it changes.

import InkLexicon
import InkModel
import InkText

/// A document's own model, kept up to date with its text: made at the first question about the document, and updated at
/// each later one by reading only the lines that were edited.
struct DocumentModelCache: Sendable {
  private var reading: DocumentReading?
  private var packs: PackSet?
  /// The component of the packs that is trained on such documents.
  private let leadingComponent: String?
  /// The position of the last question.
  private(set) var lastPoint = TextPoint.zero
  /// Increases whenever something was read: derived results are valid while it stays the same.
  private(set) var revision = 0

  /// Creates a cache with nothing read. Packs that distinguish kinds of documents have a component for commit messages.
  init(isCommit: Bool) { leadingComponent = isCommit ? "commits" : nil }

  /// What the document teaches; nil before the first question.
  var model: DocumentModel? { reading?.model }

  /// Returns the last words before a position by their numbers in the model; none before the document was read with
  /// these packs.
  func lastWords(before place: TextPoint, _ packs: PackSet) -> [LastWord] {
    self.packs == packs ? reading?.lastWords(before: place) ?? [] : []
  }

  /// Notes an edit; costs a comparison or two, and nothing for documents without questions.
  mutating func recordEdit(_ edit: AppliedEdit) {
    if reading?.recordEdit(edit) == false { reading = nil }
  }

  /// Reads what changed since the last question, except for the word at the cursor.
  mutating func catchUp(
    _ text: Text, before point: TextPoint, with known: Model,
    of packs: PackSet
  ) {
    let point = text.clamped(point)
    lastPoint = point
    let open = CursorContext.prefixRange(at: point, in: text).lowerBound
    if self.packs != packs || reading?.hasMuchToRead(of: text) == true { reading = nil }
    self.packs = packs
    let before = reading?.model.revision
    defer { if before == nil || reading?.model.revision != before { revision += 1 } }
    if reading?.catchUp(text, open: open, at: point, with: known) != true {
      var fresh = DocumentReading(
        around: point, in: text, leadingComponent: leadingComponent)
      _ = fresh.catchUp(text, open: open, at: point, with: known)
      reading = fresh
    }
  }

  /// Whether a part of a long text is still to be read, by ``readFurther(_:with:)``.
  var isPartial: Bool { reading?.isPartial ?? false }

  /// Reads more of a long text, once its changes were read.
  mutating func readFurther(_ text: Text, with known: Model) {
    guard isPartial else { return }
    reading?.readFurther(text, with: known)
    revision += 1
  }
}
