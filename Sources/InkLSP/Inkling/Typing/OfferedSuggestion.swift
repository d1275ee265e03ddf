// A suggestion on the wire.

package import InkJSON

/// An offer for the word at the cursor.
package struct OfferedSuggestion: Equatable, Sendable {
  /// The offer's id, valid until eight newer answers have been given for its document.
  package var id: String
  /// The word or words.
  package var text: String
  /// The text that a suggestion bar shows.
  package var title: String
  /// A second line for a suggestion bar.
  package var subtitle: String?
  /// The relation of the offer to the typed word, in KeyboardKit's terms.
  package var kind: String
  /// Where it comes from.
  package var source: String
  /// The probability that this is the intended text, 0…1.
  package var score: Double
  /// The range that `newText` replaces.
  package var range: PositionRange
  /// The replacement text, including a trailing space if one is due.
  package var newText: String

  /// Creates an offer.
  package init(
    id: String, text: String, title: String, subtitle: String?, kind: String, source: String,
    score: Double, range: PositionRange, newText: String
  ) {
    self.id = id
    self.text = text
    self.title = title
    self.subtitle = subtitle
    self.kind = kind
    self.source = source
    self.score = score
    self.range = range
    self.newText = newText
  }
}

extension OfferedSuggestion: JSONWritable {
  /// Writes the suggestion; `subtitle` only if there is one.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("id", id)
      $0.member("text", text)
      $0.member("title", title)
      $0.member("subtitle", subtitle)
      $0.member("kind", kind)
      $0.member("source", source)
      $0.member("score", score)
      $0.member("range", range)
      $0.member("newText", newText)
    }
  }
}
