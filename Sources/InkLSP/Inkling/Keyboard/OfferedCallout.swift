// A callout on the wire.

package import InkJSON

/// A variant of a character.
package struct OfferedCallout: Equatable, Sendable {
  /// The inserted text.
  package var text: String
  /// The text to show, if it differs.
  package var title: String?
  /// `character`, `text` or `emoji`.
  package var kind: String

  /// Creates a variant.
  package init(text: String, title: String?, kind: String) {
    self.text = text
    self.title = title
    self.kind = kind
  }
}

extension OfferedCallout: JSONWritable {
  /// Writes `{text, title?, kind}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("text", text)
      $0.member("title", title)
      $0.member("kind", kind)
    }
  }
}
