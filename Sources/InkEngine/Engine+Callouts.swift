// Callouts: the variants of a character, by itself or of the one before a place.

package import InkCallouts
package import InkText

extension Engine {
  /// The variants of a character, itself first; without a language those of the main one written in.
  package func callouts(of character: String, language: String? = nil) -> [Callout] {
    CalloutTable.standard.callouts(
      of: character, language: language ?? settings.languages.first,
      overrides: settings.calloutOverrides)
  }

  /// The character before a place and where it stands; nil at the start of a line or document.
  package func calloutTarget(at point: TextPoint, in document: Document)
    -> (range: Range<TextPoint>, base: String)?
  {
    let context = CursorContext(at: document.text.clamped(point), in: document.text)
    return context.characterBefore.map { ($0, document.text.string(in: $0)) }
  }

  /// The variants of the character before a place.
  func callouts(before place: Place, in document: Document) -> [Callout] {
    guard let range = place.characterBefore else { return [] }
    return CalloutTable.standard.callouts(
      of: document.text.string(in: range),
      language: place.language ?? place.settings.languages.first,
      overrides: place.settings.calloutOverrides)
  }
}
