// Callouts: the variants of a character, given by itself or as the one before a position.

package import InkCallouts
package import InkText

extension Engine {
  /// Returns the variants of a character in a kind of field, the character itself first, by the settings of a folder;
  /// without a language, those of the main language.
  package func callouts(
    of character: String, language: String? = nil, field: FieldKind = .text,
    inFolder folder: String?
  ) -> [Callout] {
    callouts(
      of: character, language: language, field: field, settings.effective(inFolder: folder))
  }

  /// Returns the variants of a character in a document, by its settings, its field and its language.
  package func callouts(
    of character: String, in document: Document, language: String? = nil
  ) -> [Callout] {
    callouts(
      of: character, language: language ?? document.chosenLanguage, field: document.traits.kind,
      settings.effective(for: document))
  }

  /// The character before a position and its range; nil at the start of a line or document, and in a password.
  package func calloutTarget(at point: TextPoint, in document: Document)
    -> (range: Range<TextPoint>, base: String)?
  {
    let cursor = document.text.clamped(point)
    if cursor.byte == 0 || document.traits.kind == .password { return nil }
    let range = document.text.graphemeStart(before: cursor)..<cursor
    return (range, document.text.string(in: range))
  }

  /// Returns the variants of the character before a position.
  func callouts(before place: Place, in document: Document) -> [Callout] {
    guard let range = place.site.characterBefore else { return [] }
    return callouts(of: document.text.string(in: range), in: document)
  }

  /// Returns a person's own rows, else what the provider says, else domains in fields for addresses, else the table.
  private func callouts(
    of character: String, language: String?, field: FieldKind, _ settings: EngineSettings
  ) -> [Callout] {
    let language = language ?? settings.languages.first
    if settings.calloutOverrides[character] == nil {
      if let own = calloutProvider?.variants(of: character, language: language) { return own }
      if character == ".", field.takesAddresses {
        return DomainCallouts.callouts(language: language)
      }
    }
    return CalloutTable.standard.callouts(
      of: character, language: language, overrides: settings.calloutOverrides)
  }
}
