// Why a text is, or is not, offered or applied at a position: what is known of it, and the rule that decides.

package import InkCorrection
package import InkLexicon
package import InkText

/// The explanation of one text at one position.
package struct Explanation: Sendable {
  /// Who knows a word.
  package enum Source: Sendable, Equatable {
    /// A language pack: its language, and ln P(word) without context.
    case pack(language: String, score: Score, isHidden: Bool)
    /// The user, who taught it.
    case learned(UserWord)
    /// The user, who ignores it.
    case ignored(UserWord)
    /// The document, which contains it `count` times.
    case document(count: Int)
  }

  /// Whether the text is among the suggestions, and by which rule.
  package var suggestion: SuggestionVerdict
  /// Its index among the suggestions, in any case; nil if it is not among the first fifty.
  package var suggestionRank: Int?
  /// The ghost text that is shown, if it begins with this text, and P(all of it comes next).
  package var ghost: (text: String, probability: Double)?
  /// Whether the typed word is replaced by it, and by which rule.
  package var correction: CorrectionVerdict
  /// Its index among the corrections, in any case.
  package var correctionRank: Int?
  /// P(it was meant), with keeping the typed word as one of the hypotheses; nil if it is not a hypothesis.
  package var probability: Double?
  /// The typed word.
  package var typed: String
  /// The range of the typed word.
  package var range: Range<TextPoint>
  /// Whether the typed word is known, and the probability that it is meant as it is; nil where it was not judged.
  package var typedWord: TypedWord?
  /// Who knows the text.
  package var sources: [Source] = []
  /// Who knows the typed word as it is; a word made of known parts is known, although nobody has it.
  package var typedSources: [Source] = []
  /// ln P(text | left context); nil if it is unknown.
  package var score: Score?
  /// The slips that turn it into the typed word; nil if too many would be needed.
  package var slips: [Slip]?
  /// Where the text is the typed word: what would be offered first for it, P(that was meant), and the rule that decides
  /// whether it is applied.
  package var alternative: (text: String, probability: Double, rule: AutocorrectRule)?
  /// What exactly keeps the likeliest correction from being applied, where its rule has more than one reason.
  package var offerReason: OfferReason?
  /// The probability that the likeliest correction would need to be applied, where it has less; nil where that does not
  /// matter.
  package var neededProbability: Double?
  /// What autocorrect `apply` changes besides the typed word, or instead of it, once a space ends that.
  package var changeOfSeveral: TypingCorrection?
  /// What about the preceding words makes it likelier that the typed word is meant, where that may have decided.
  package var surroundings: Corrector.Surroundings?
}

extension Explanation {
  /// The rule that decides about the likeliest correction, where the text is that, or is the typed word.
  var rule: AutocorrectRule? {
    if case .best(let rule) = correction { return rule }
    return alternative?.rule
  }
}

/// The rule that decides whether a text is suggested.
package enum SuggestionVerdict: String, Sendable, CaseIterable {
  /// It is suggested.
  case offered
  /// It is suggested with the capitals that its position or the typed letters require.
  case otherCase
  /// It is typed already.
  case typed
  /// Other words are likelier.
  case likelierOthers
  /// It does not begin like the word at the cursor, and is not a near correction of it.
  case beginsOtherwise
  /// It is unknown.
  case unknown
  /// Nobody has it as one word, and only single words are suggested.
  case severalWords
  /// The pack has it as a known word that is never offered.
  case hidden
  /// The user ignores it.
  case ignored
  /// It would complete a sentence about suicide or violence.
  case harmful
  /// It was shown while less of the word was typed, and not accepted.
  case passedOver
  /// Nothing is suggested here: switched off.
  case off
  /// Nothing is suggested before more letters are typed.
  case tooEarly
  /// It is in code or markup, or in a token that is not a word.
  case notProse
  /// The field contains a secret.
  case password
}

/// The rule that decides whether the typed word is replaced by a text, or the text is offered for it.
package enum CorrectionVerdict: Sendable, Equatable {
  /// A rule for the likeliest correction.
  case best(AutocorrectRule)
  /// It is offered, and another correction is likelier.
  case likelierOther
  /// It is the typed word itself.
  case asTyped
  /// It takes too great a slip, or is unknown.
  case notNear
  /// The user replaces the typed word by it.
  case replacement
  /// A rule of the language writes the typed word like that: a contraction, a capital.
  case spelling
  /// Corrections are switched off.
  case off
  /// No word ends at the position, or only a part of an address, a path or a name.
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
    case .spelling: "spelling"
    case .off: "off"
    case .noWord: "noWord"
    }
  }
}
