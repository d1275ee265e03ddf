// The result of `inkling/field`: everything a client draws for the field.

package import InkJSON

/// The state of a text field after an event.
package struct FieldState: JSONWritable, Equatable, Sendable {
  /// The displayed text: the typed text followed by the offered completion.
  package var text: String
  /// The typed text.
  package var typed: String
  /// The item whose remainder is offered.
  package var completion: String?
  /// The part of `text` to draw bold.
  package var boldRange: FieldRange
  /// The part of `text` that is only offered.
  package var lightRange: FieldRange
  /// The caret position in `text`.
  package var caret: Int
  /// The items that start with the typed text, best first.
  package var candidates: [String]
  /// Whether the event cleared the field.
  package var cleared = false
  /// The item that the event chose, if the event was return.
  package var returned: String?
  /// The item chosen last and not cleared since.
  package var selection: String?
  /// The generation to send with items that arrive late.
  package var generation: Int

  /// Creates the state of a field.
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
