// The position of a question, read once: its text, what is done there, in which language, and the evidence for words.

import InkCorrection
import InkGeometry
import InkLexicon
import InkModel
import InkText

/// Everything that the features ask about a position in a document.
struct Place: Sendable {
  /// The text at the cursor.
  let site: CursorSite
  /// What is offered, changed and marked here.
  let policy: PlacePolicy
  /// The language written here.
  let language: PlaceLanguage
  /// The evidence for one word or another.
  var evidence: PlaceEvidence
  /// The location of the document.
  let address: DocumentAddress
  /// The words of the document around a comment or a string, where code has names; nil elsewhere.
  let code: WordOccurrences?

  /// The layout of the keyboard: as set, else that of the language.
  var layout: KeyboardLayout { policy.settings.layout(for: language.chosen) }

  /// What rules of autocorrection ask about the position.
  var typedSetting: TypedSetting {
    let rules = language.rules
    // Where nouns have capitals, most capitalized words are not names.
    let isAfterName =
      rules.writing.capitalizesNouns
      ? site.capital.isAfterAddress : site.capital.followsCapitalizedWord
    return TypedSetting(
      isProse: policy.changesWords, capitalIsUninformative: site.capital.isUninformative,
      isAfterName: isAfterName, isAfterAddress: site.capital.isAfterAddress, rules: rules,
      layout: layout)
  }

  /// Whether a word suggested here begins with a capital because of its position.
  var wantsCapital: Bool {
    switch policy.offeredCapitals {
    case .none: false
    case .sentences:
      site.context.isSentenceStart && !site.context.before.beginsLowercase && !continuesSalutation
    case .words, .all: true
    }
  }

  /// Whether the first sentence of a letter goes on here from its salutation.
  var continuesSalutation: Bool {
    site.followsSalutation && language.rules.writing.continuesSalutations
  }

  /// ln P(small letter) for the first letter of a word here: less than 0 where a sentence begins, unless whoever types
  /// leaves its capital to Inkling.
  var smallStart: Score {
    let isTyped = policy.typedCapitals == .none && site.context.isSentenceStart
    return isTyped && !site.context.before.beginsLowercase ? evidence.smallStart : Score(nats: 0)
  }

  /// The typed letters, as the model is asked about them. Their case is no evidence where every word gets a capital.
  var typed: TypedPlace {
    let (wantsCapital, isSignificant) = (wantsCapital, site.capital.caseIsSignificant)
    return TypedPlace(
      site.context.prefix, in: evidence.context, document: evidence.document,
      wantsCapital: wantsCapital, caseIsSignificant: isSignificant && !wantsCapital)
  }

  /// Whether a word is a name of the surrounding code: a comment about it has them as they are. Searches the document.
  func isNameOfCode(_ word: String) -> Bool {
    code?.hasInCode(word, beside: site.wordRange) ?? false
  }

  /// Whether the text of a suggestion may include a space at all: where that is set and the language puts spaces
  /// between words.
  var separatesWords: Bool { policy.settings.trailingSpace && language.hasSpaces }

  /// Whether the text of a suggestion includes a space: where a word could follow it directly.
  var addsSpace: Bool {
    separatesWords
      && (site.restOfLine.first == nil || site.restOfLine.first?.isWordCharacter == true)
  }
}
