// The language written at a position, and what follows from it.

import InkCorrection
import InkLexicon
import InkModel
import InkText

/// The language of the text at a position.
struct PlaceLanguage: Sendable {
  /// The language chosen for the document or its field; nil for none in particular.
  let chosen: String?
  /// The language written here, for its rules: the chosen one, else that of the text, else the first one in the
  /// settings.
  let written: String?
  /// Whether the text is in a language without a pack, so that nothing is known about its words.
  let isForeign: Bool

  /// The language at a position: the chosen one, or the one determined by the shares of languages there.
  init(chosen: String?, shares: LanguageShares, of model: Model, settings: EngineSettings) {
    self.chosen = chosen
    // With one language there is nothing to choose from.
    let sensed =
      model.packs.count < 2
      ? nil : zip(model.packs, shares.packs).max { $0.1 < $1.1 }?.0.metadata.language
    written = chosen ?? sensed ?? settings.languages.first
    isForeign = shares.isForeign
  }

  /// The rules of the language; general ones where its words are unknown. Looked up on demand, as a place is copied
  /// more often than they are needed.
  var rules: LanguageRules { languageRules(of: isForeign ? nil : written) }

  /// Whether the words written here have spaces between them.
  var hasSpaces: Bool { Self.hasSpaces(between: written) }

  /// Whether the words of a language have spaces between them.
  static func hasSpaces(between language: String?) -> Bool {
    !languagesWithoutSpaces.contains(primaryLanguage(of: language))
  }

  /// Languages that are written without spaces between words.
  private static let languagesWithoutSpaces: Set = ["zh", "ja", "th", "lo", "km", "my", "bo"]
}
