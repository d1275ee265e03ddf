// The language that is written at a place, and what follows from it by itself.

import InkCorrection
import InkLexicon
import InkModel
import InkText

/// In which language the text at a place is.
struct PlaceLanguage: Sendable {
  /// The language that was chosen for the document or its field; nil for none in particular.
  let chosen: String?
  /// The language that is written here, for rules of its own: the chosen one, else the one that the text is in, else
  /// the first of the settings.
  let written: String?
  /// Whether the text is in a language that no pack is of, so that nothing is known about its words.
  let isForeign: Bool

  /// The language at a place: the one that was chosen, or told by the shares that languages have there.
  init(chosen: String?, shares: LanguageShares, of model: Model, settings: EngineSettings) {
    self.chosen = chosen
    // Of one language there is no choice.
    let sensed =
      model.packs.count < 2
      ? nil : zip(model.packs, shares.packs).max { $0.1 < $1.1 }?.0.metadata.language
    written = chosen ?? sensed ?? settings.languages.first
    isForeign = shares.isForeign
  }

  /// What holds in that language; nothing in particular where nobody knows its words. Looked up, as a place is copied
  /// more often than it is asked.
  var rules: any LanguageRules { languageRules(of: isForeign ? nil : written) }

  /// Whether the words that are written here have spaces between them.
  var hasSpaces: Bool { Self.hasSpaces(between: written) }

  /// Whether the words of a language have spaces between them.
  static func hasSpaces(between language: String?) -> Bool {
    !languagesWithoutSpaces.contains(primaryLanguage(of: language))
  }

  /// Languages that are written without spaces between words.
  private static let languagesWithoutSpaces: Set = ["zh", "ja", "th", "lo", "km", "my", "bo"]
}
