// Where a word is typed, as far as rules ask: whether a capital is due, in which language, on which keys.

package import InkGeometry

/// The surroundings of a typed word that rules of languages and keys depend on.
package struct TypedSetting: Sendable {
  /// Whether a capital is expected anyway, as at the start of a sentence or in a title.
  package let isSentenceStart: Bool
  /// The BCP 47 tag of the text around it; nil if that is not known.
  package let language: String?
  /// The keys it was typed on.
  package let layout: KeyboardLayout

  /// The surroundings of a word.
  package init(isSentenceStart: Bool, language: String?, layout: KeyboardLayout) {
    (self.isSentenceStart, self.language, self.layout) = (isSentenceStart, language, layout)
  }
}
