// What a document teaches about itself: its text as it is now, read once and then where it has changed.

import InkLexicon
import InkModel
import InkText

/// The identity of a set of packs. Word ids belong to one set: a document model that was made with another is void.
final class PackSet: Sendable {}

/// A document's own model, kept up with its text: made at the first question about the document, and brought up to
/// date with each one after it by reading again only the lines that were edited.
struct DocumentModelCache: Sendable {
  private var reading: DocumentReading?
  private var packs: PackSet?
  /// The component of the packs that is made of such documents.
  private let leadingComponent: String?
  /// Goes up whenever something was read: what was found is still good while this is the same.
  private(set) var revision = 0

  /// Nothing read yet of a document of a kind: packs that tell kinds apart have a component of commit messages.
  init(isCommit: Bool) { leadingComponent = isCommit ? "commits" : nil }

  /// What the document teaches; nil before it was first asked about.
  var model: DocumentModel? { reading?.model }

  /// The last words before a place by their numbers in the model; none before the document was read with these packs.
  func lastWords(before place: TextPoint, _ packs: PackSet) -> [LastWord] {
    self.packs === packs ? reading?.lastWords(before: place) ?? [] : []
  }

  /// Notes an edit; costs a comparison or two, and nothing is kept of documents that nobody asks about.
  mutating func note(
    _ replaced: Range<TextPoint>, _ inserted: Range<TextPoint>, growth: Int
  ) {
    if reading?.note(replaced, inserted, growth: growth) == false { reading = nil }
  }

  /// Reads what has changed since the last question, all but the word at the cursor.
  mutating func catchUp(
    _ text: Text, before point: TextPoint, address: DocumentAddress, with known: Model,
    of packs: PackSet
  ) {
    let point = text.clamped(point)
    let open = CursorContext.prefixRange(at: point, in: text).lowerBound
    if self.packs !== packs { reading = nil }
    self.packs = packs
    let before = reading?.model.revision
    defer { if before == nil || reading?.model.revision != before { revision += 1 } }
    if reading?.catchUp(text, open: open, at: point, with: known) != true {
      var fresh = DocumentReading(
        around: point, in: text, address: address, leadingComponent: leadingComponent)
      _ = fresh.catchUp(text, open: open, at: point, with: known)
      reading = fresh
    }
  }
}
