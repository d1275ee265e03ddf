// Why a correction is only ever offered, as a sentence for each reason.

package import InkCorrection

extension OfferReason {
  /// Why a correction is not applied, for a person.
  package var sentence: String { "It is offered only: \(clause)." }

  private var clause: String {
    switch self {
    case .otherLanguage: "it is of another language than what is written here"
    case .foreignWord: "it looks like a word of another language, and is rare in this one"
    case .unlistedWord:
      "no language pack vouches for it, and what is typed may be another form of it or another name"
    case .plural: "what is typed may be a plural that no language pack has"
    case .genitive: "what is typed may as well be a genitive without its apostrophe"
    case .regularForm:
      "what is typed may be a form of a known word, such as a plural, that no language pack has"
    case .shorterForm: "what is typed may be a form of it, such as the singular of a plural"
    case .prefix: "what is typed may be a known word with a prefix"
    case .diminutive: "what is typed may be a word in -ie that no language pack has"
    case .compound: "what is typed may be made of words of which not all are known"
    case .borrowedVerb: "what is typed may be a verb that comes from English"
    case .foreignSentence: "the words around it are of a language in which it may be right"
    case .unclearLanguage:
      "too little of what is before it is in a language of yours to be certain"
    case .abbreviation: "what is typed has no vowel and may be an abbreviation"
    case .nameOfCode: "the code here has what is typed as a name"
    case .mentioned: "what is typed is mentioned in quotation marks"
    case .programName: "after the word before it, what is typed may be the name of a program"
    case .saidToBeMisspelled: "the word before it says that what is typed is misspelled"
    case .restOfWord:
      "what is typed may be the rest of a word that was divided at the end of a line"
    case .respelledName: "the capital may make what is typed a name, which may have any spelling"
    case .nameAfterAddress: "after a form of address or a first name, what is typed is a name"
    case .nameWithoutS: "what is typed may be a name that does not end in s"
    case .nameLikeSlip: "the capital may make what is typed a name"
    case .nameWithoutMarks: "what is typed may be a name without marks on its letters"
    case .hyphenatedName: "the hyphen makes what is typed rather a name"
    case .strayLetter: "the last letter may be one too many, and no word by itself"
    case .unlikelyPair: "the two words seldom follow each other"
    case .splitOffPart: "one of the two is rather the beginning or the end of a word"
    case .missingSpace: "what is typed may lack a space before its last letters"
    case .capitals: "the capitals inside what is typed may be meant"
    case .insertion: "it has a digit, a hyphen or capitals that are not typed"
    case .shortWord: "what is typed is too short for such a change"
    case .hyphenatedWord: "more than one part of what is typed would change"
    case .removedApostrophe: "what is typed has an apostrophe, which it lacks"
    case .removedMarks: "what is typed has marks on its letters, which it lacks"
    case .variants: "the two may be forms or spellings of the same word"
    case .extraEdge: "what is typed has a letter more at one end, as made-up names do"
    case .elongated: "what is typed may repeat its letter on purpose"
    }
  }
}
