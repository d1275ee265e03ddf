// Explanations as sentences, one for each verdict, rule, slip and source of a word.

package import InkCorrection
import InkText

extension SuggestionVerdict {
  /// The outcome of a text among the suggestions, for a person.
  package var sentence: String {
    switch self {
    case .offered: "It is suggested."
    case .otherCase: "It is suggested, with the capitals that its place or what is typed wants."
    case .typed: "It is not in the list, since it is typed already."
    case .likelierOthers: "Other words are likelier here, and there is room for no more."
    case .beginsOtherwise: "It does not begin as the word at the cursor."
    case .unknown: "No language pack, no list of yours and no text of this document has it."
    case .severalWords: "It is more than one word; what is suggested is one."
    case .hidden: "The language pack has it as a word, and as one that is not offered."
    case .ignored: "You have it ignored."
    case .harmful:
      "It is a crime or an insult, or makes the sentence one of violence: not proposed before more of it is typed."
    case .passedOver: "It was shown while less of the word was typed, and you typed on."
    case .off: "Suggestions are switched off here."
    case .tooEarly: "Suggestions begin only after more letters, as it is set."
    case .notProse: "The place is in code or markup, or in what is no word."
    case .password: "Nothing is looked at in a password field."
    }
  }
}

extension CorrectionVerdict {
  /// The outcome of a text as a correction, for a person, as far as the rule tells it.
  var sentence: String {
    switch self {
    case .best(let rule): rule.sentence
    case .likelierOther: "It is offered as a correction; another one is likelier."
    case .asTyped: "It is what is typed."
    case .notNear: "It is too far from what is typed, or is not a known word."
    case .replacement: "It is your replacement for what is typed."
    case .spelling: "It is how the language writes what is typed."
    case .off: "Corrections are switched off here."
    case .noWord: "No word ends here that could be wrong."
    }
  }
}

extension AutocorrectRule {
  /// Why a correction is applied, or is not, for a person.
  var sentence: String {
    switch self {
    case .automatic: "With autocorrect “apply” it is put in when the word ends."
    case .known: "It is offered only: what is typed is a word."
    case .ignored: "It is offered only: you have what is typed ignored."
    case .notProse: "It is offered only: the place is not prose in a language of yours."
    case .shape:
      "It is offered only: by its shape, what is typed is a name of something or an abbreviation."
    case .name: "It is offered only: the capital makes what is typed a name or an abbreviation."
    case .nothingNear: "There is nothing near."
    case .kind: "It is offered only: changes of its kind are."
    case .reverted: "It is offered only: you have reverted it, or another change of this word."
    case .repeated: "It is offered only: the document has what is typed more than once."
    case .greatSlip: "It is offered only: the two words have too little in common."
    case .hereOnly:
      "It is offered only: nothing but a single place of this document has it, which may be a slip, too."
    case .unsure:
      "It is offered only: what is typed may as well be meant, or another word; the next word may tell which."
    }
  }
}

extension Corrector.Surroundings {
  /// The evidence for an unknown word, as text.
  var sentence: String {
    switch self {
    case .foreign: "common words of another language, of which it may be one, too."
    case .unknown: "the word before is known to nobody, so this one may be meant as well."
    case .rare: "the word before is a rare one, so this one may be meant as well."
    }
  }
}

extension Slip {
  /// The slip as text.
  package var sentence: String {
    if meant == " " { return "the space left out" }
    if typed.isEmpty { return "\(letters(meant)) left out: \(meant)" }
    if meant.isEmpty { return "\(letters(typed)) too many: \(typed)" }
    if foldedKey(typed) == foldedKey(meant) {
      return "a mark on a letter, an apostrophe or a hyphen"
    }
    let isSwap = meant.count == 2 && String(meant.reversed()) == typed
    return isSwap ? "two letters changed places: \(typed) for \(meant)" : "\(typed) for \(meant)"
  }

  private func letters(_ text: String) -> String {
    text.unicodeScalars.count == 1 ? "a letter" : "letters"
  }
}

extension Explanation.Source {
  /// Who knows a word, as text.
  var sentence: String {
    switch self {
    case .pack(let language, _, let isHidden):
      "a word of the language pack \(language)" + (isHidden ? " that is not offered" : "")
    case .learned: "one of your words"
    case .ignored: "ignored by you"
    case .document(let count): count == 1 ? "it stands here once" : "it stands here \(count) times"
    }
  }
}
