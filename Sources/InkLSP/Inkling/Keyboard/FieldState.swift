// The answer to `inkling/field`: all that is drawn of the field.

package import InkJSON

/// A text field after an event.
package struct FieldState: JSONWritable, Equatable, Sendable {
  /// What is shown: what is typed and, behind it, what is offered.
  package var text: String
  /// The typed text.
  package var typed: String
  /// The item whose rest is offered.
  package var completion: String?
  /// The part of `text` that is drawn bold.
  package var boldRange: FieldRange
  /// The part of `text` that is only offered.
  package var lightRange: FieldRange
  /// Where the caret stands in `text`.
  package var caret: Int
  /// The items that begin as typed, best first.
  package var candidates: [String]
  /// Whether the event has cleared the field.
  package var cleared = false
  /// What the event has chosen, if it was return.
  package var returned: String?
  /// What was chosen last and not cleared since.
  package var selection: String?
  /// What items that come late are to be sent with.
  package var generation: Int

  /// Creates a field that shows a text.
  package init(
    text: String, typed: String, completion: String?, boldRange: FieldRange,
    lightRange: FieldRange, caret: Int, candidates: [String], selection: String?, generation: Int
  ) {
    self.text = text
    self.typed = typed
    self.completion = completion
    self.boldRange = boldRange
    self.lightRange = lightRange
    self.caret = caret
    self.candidates = candidates
    self.selection = selection
    self.generation = generation
  }

  /// Writes the state.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("text", text)
      $0.member("typed", typed)
      $0.member("completion", orNull: completion)
      $0.member("boldRange", boldRange)
      $0.member("lightRange", lightRange)
      $0.member("caret", caret)
      $0.member("candidates", candidates)
      $0.member("cleared", cleared)
      $0.member("returned", orNull: returned)
      $0.member("selection", orNull: selection)
      $0.member("generation", generation)
    }
  }
}
