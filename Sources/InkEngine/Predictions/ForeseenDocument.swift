// A document as it becomes when its client makes the edits that it was given, and what is offered for that.

package import InkActions
import InkPrediction
import InkText

/// What a document was foreseen to become.
struct ForeseenDocument: Sendable {
  /// The lines that have changed.
  fileprivate(set) var lines: TextLines
  fileprivate let offers: OfferLog
  fileprivate let shown: ShownWords
  fileprivate let predictions: PredictionMemory
}

extension Document {
  /// Gives the document as it is with some edits, of which none overlaps another; afterwards it is as before.
  ///
  /// What is offered meanwhile is kept until the next change shows whether the document has become so. Nothing but
  /// the lines that are touched is copied: it costs the same in a document of any length.
  package mutating func foresee<R>(_ edits: [DocumentEdit], _ body: (inout Document) -> R) -> R {
    foreseen = nil
    guard let first = edits.first, let last = edits.last else { return body(&self) }
    let lines = text.lines(touching: first.range.lowerBound..<last.range.upperBound)
    let state = (
      offers, shown, predictions, learner, corrections, typedCharacter, isSettled, version
    )
    var changes: [(old: Range<TextPoint>, new: Range<TextPoint>, growth: Int)] = []
    for edit in edits.reversed() {
      let lineCount = text.lineCount
      let old = text.clamped(edit.range.lowerBound)..<text.clamped(edit.range.upperBound)
      let new = replace(old, with: Array(edit.text.utf8))
      changes.append((old, new, text.lineCount - lineCount))
    }
    version += 1
    let result = body(&self)
    foreseen = ForeseenDocument(
      lines: text.lines(at: lines), offers: offers, shown: shown, predictions: predictions)
    text.putBack(lines)
    for change in changes.reversed() {
      noteEdit(of: change.new, to: change.old, growth: -change.growth)
    }
    (offers, shown, predictions, learner, corrections, typedCharacter, isSettled, version) = state
    return result
  }

  /// Takes over what was offered for what it was foreseen to become, where it has become so; a change was made.
  package mutating func takeForeseen() {
    guard let foreseen else { return }
    self.foreseen = nil
    guard text.has(foreseen.lines) else { return }
    (offers, shown, predictions) = (foreseen.offers, foreseen.shown, foreseen.predictions)
  }
}
