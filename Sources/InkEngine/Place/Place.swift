// The place of a question, read once: what stands there, what is done there, in which language, by what evidence.

import InkCorrection
import InkGeometry
import InkLexicon
import InkModel
import InkText

/// All that the features ask about a place in a document.
struct Place: Sendable {
  /// What stands at the cursor.
  let site: CursorSite
  /// What is offered, changed and marked there.
  let policy: PlacePolicy
  /// The language that is written there.
  let language: PlaceLanguage
  /// What speaks for one word or another there.
  var evidence: PlaceEvidence
  /// Where the document is.
  let address: DocumentAddress
  /// The words of the document around a comment or a string, where the code has names; nil elsewhere.
  let code: WordOccurrences?

  /// The keys that are typed on: as set, else those of the language.
  var layout: KeyboardLayout { policy.settings.layout(for: language.chosen) }

  /// What rules of autocorrection ask about the place.
  var typedSetting: TypedSetting {
    let rules = language.rules
    // Where nouns have capitals, most words with one are no names.
    let isBehindName =
      rules.writesNounsWithCapitals
      ? site.capital.isBehindAddress : site.capital.isBehindCapital
    return TypedSetting(
      isProse: policy.changesWords, capitalIsUninformative: site.capital.isUninformative,
      isBehindName: isBehindName, isBehindAddress: site.capital.isBehindAddress, rules: rules,
      layout: layout)
  }

  /// Whether a word that is suggested here begins with a capital for its place.
  var wantsCapital: Bool {
    switch policy.offeredCapitals {
    case .none: false
    case .sentences: site.context.isSentenceStart && !site.context.before.beginsSmall
    case .words, .all: true
    }
  }

  /// What is typed, as the model is asked about it. Its case says nothing where every word gets a capital.
  var typed: TypedPlace {
    let (wantsCapital, isSignificant) = (wantsCapital, site.capital.caseIsSignificant)
    return TypedPlace(
      site.context.prefix, in: evidence.context, document: evidence.document,
      wantsCapital: wantsCapital, caseIsSignificant: isSignificant && !wantsCapital)
  }

  /// Whether a word is a name of the code around: a comment on it has them as they are. Looks through the document.
  func isNameOfCode(_ word: String) -> Bool {
    code?.hasInCode(word, beside: site.wordRange) ?? false
  }

  /// Whether the text of a suggestion may bring a space at all: where that is set, and words have spaces between them.
  var separatesWords: Bool { policy.settings.trailingSpace && language.hasSpaces }

  /// Whether the text of a suggestion brings a space: where a word could follow it directly.
  var addsSpace: Bool {
    separatesWords
      && (site.restOfLine.first == nil || site.restOfLine.first?.isWordCharacter == true)
  }
}
