// The rules of the languages that are loaded.

package import InkLexicon
package import InkModel

extension LanguagePack {
  /// The rules of the pack's language.
  package var rules: any LanguageRules { languageRules(of: metadata.language) }
}

extension Model {
  /// Whether something is so by the rules of at least one of the loaded languages.
  package func hasLanguage(where isSo: (any LanguageRules) -> Bool) -> Bool {
    packs.contains { isSo($0.rules) }
  }
}
