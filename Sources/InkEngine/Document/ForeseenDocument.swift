// A document as it will be once its client has made the edits it was sent, with what was offered for that text.

package import InkActions
import InkText

/// The state that a document will have if its client makes the edits it was sent.
struct ForeseenDocument: Sendable {
  /// The lines that changed.
  fileprivate(set) var lines: TextLines
  fileprivate let assistance: Assistance
}

/// What edits change in a document besides its text and what is derived from it.
private struct EditingState {
  var assistance: Assistance
  var typing: TypingLog
  var learner: DocumentLearner
  var isSettled: Bool
  var version: Int
}

extension Document {
  private var editingState: EditingState {
    get {
      EditingState(
        assistance: assistance, typing: typing, learner: learner, isSettled: isSettled,
        version: version)
    }
    set {
      (assistance, typing, learner) = (newValue.assistance, newValue.typing, newValue.learner)
      (isSettled, version) = (newValue.isSettled, newValue.version)
    }
  }

  /// Makes edits that do not overlap, runs `body` on the edited document, and undoes them.
  ///
  /// What `body` offers is kept until the next change shows whether the client made the edits. Only the affected lines
  /// are copied, so the length of the document does not matter.
  package mutating func foresee<R>(_ edits: [DocumentEdit], _ body: (inout Document) -> R) -> R {
    foreseen = nil
    guard let first = edits.first, let last = edits.last else { return body(&self) }
    let lines = text.lines(touching: first.range.lowerBound..<last.range.upperBound)
    let state = editingState
    let made = edits.reversed().map { replace($0.range, with: Array($0.text.utf8)) }
    version += 1
    let result = body(&self)
    foreseen = ForeseenDocument(lines: text.lines(at: lines), assistance: assistance)
    text.putBack(lines)
    for edit in made.reversed() {
      analysis.recordEdit(edit.inverse, feedsDocumentModel: feedsDocumentModel)
    }
    editingState = state
    return result
  }

  /// Adopts what was offered for the foreseen text if the change that was just made led to it.
  package mutating func takeForeseen() {
    guard let foreseen else { return }
    self.foreseen = nil
    guard text.has(foreseen.lines) else { return }
    assistance = foreseen.assistance
  }
}
