// Why a text is, or is not, offered or put in at a place: what is known of it, and the rule that decides.

package import InkCorrection
package import InkLexicon
package import InkText

/// The account that is given of one text at one place.
package struct Explanation: Sendable {
  /// Who knows a word.
  package enum Source: Sendable, Equatable {
    /// A language pack: its language, and -ln P(word) whatever stands before it.
    case pack(language: String, score: Score, isHidden: Bool)
    /// The user, who taught it.
    case learned(UserWord)
    /// The user, who has it ignored.
    case ignored(UserWord)
    /// The document, which has it so many times.
    case document(count: Int)
  }

  /// Whether the text is among the suggestions, and by which rule.
  package var suggestion: SuggestionVerdict
  /// Its place among the suggestions, in whatever case, from 0 on; nil where it is not among the first fifty.
  package var suggestionRank: Int?
  /// Whether the typed word is changed into it, and by which rule.
  package var correction: CorrectionVerdict
  /// Its place among the corrections, in whatever case, from 0 on.
  package var correctionRank: Int?
  /// P(it was meant), keeping the typed word being one of the hypotheses; nil where it is none.
  package var probability: Double?
  /// The word that is typed.
  package var typed: String
  /// Where it stands.
  package var range: Range<TextPoint>
  /// Whether the typed word is one, and the probability that it is meant as it stands; nil where it was not judged.
  package var typedWord: TypedWord?
  /// Who knows the text.
  package var sources: [Source] = []
  /// Who knows the typed word as it stands; a word made of known parts is known, and stands with nobody.
  package var typedSources: [Source] = []
  /// ln P(text | what stands before it); nil where nobody knows it.
  package var score: Score?
  /// The slips that turn it into what is typed; nil if too many would be needed.
  package var slips: [Slip]?
  /// Where it is what is typed: what would be offered for it first, P(that was meant), and the rule that decides
  /// whether it is put in.
  package var alternative: (text: String, probability: Double, rule: AutocorrectRule)?
  /// The probability that the likeliest correction would need to be put in, where it has less; nil where that is no
  /// matter.
  package var neededProbability: Double?
  /// What about the words before makes it likelier that the typed word is meant, where that may have decided.
  package var surroundings: Corrector.Surroundings?
}

extension Explanation {
  /// The rule that decides about the likeliest correction, where the text is that, or is what is typed.
  var rule: AutocorrectRule? {
    if case .best(let rule) = correction { return rule }
    return alternative?.rule
  }
}

/// The rule that decides whether a text is suggested.
package enum SuggestionVerdict: String, Sendable, CaseIterable {
  /// It is.
  case offered
  /// It is, with the capitals that its place or the letters typed want.
  case otherCase
  /// Other words are likelier.
  case likelierOthers
  /// It does not begin as the word at the cursor does, and is no near correction of it.
  case beginsOtherwise
  /// Nobody knows it.
  case unknown
  /// The pack has it, to be known but never offered.
  case hidden
  /// The user has it ignored.
  case ignored
  /// It would finish a sentence of suicide or violence.
  case harmful
  /// It was shown while less of the word was typed, and not taken.
  case passedOver
  /// Nothing is suggested here: switched off.
  case off
  /// Nothing is suggested before more letters are typed.
  case tooEarly
  /// It stands in code or markup, or in a word that is none.
  case notProse
  /// The field keeps a secret.
  case password
}

/// The rule that decides whether the typed word is changed into a text, or the text is offered for it.
package enum CorrectionVerdict: Sendable, Equatable {
  /// A rule for the likeliest correction.
  case best(AutocorrectRule)
  /// It is offered, and another correction is likelier.
  case likelierOther
  /// It is just what is typed.
  case asTyped
  /// It takes too great a slip, or nobody knows it.
  case notNear
  /// The user, or a rule of the language, wants it in the place of what is typed.
  case replacement
  /// Corrections are switched off.
  case off
  /// No word ends at the place, or only a part of an address, a path or a name.
  case noWord
}

extension CorrectionVerdict {
  /// The name of the rule.
  package var name: String {
    switch self {
    case .best(let rule): rule.rawValue
    case .likelierOther: "likelierOther"
    case .asTyped: "asTyped"
    case .notNear: "notNear"
    case .replacement: "replacement"
    case .off: "off"
    case .noWord: "noWord"
    }
  }
}
