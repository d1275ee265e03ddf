// Why a change is only ever offered, however certain it seems: one reason for each rule that says so.

/// What keeps a change from being made automatically; where several do, the first one that was found.
package enum OfferReason: Sendable, CaseIterable {
  // What is meant.

  /// It is of a loaded language that is hardly written here.
  case otherLanguage
  /// By its letters it is of another language, and it is no common word of this one.
  case foreignWord
  /// It is known only from texts, and the two may be forms of the same word, or similar names; see ``OwnWords``.
  case unlistedWord

  // What is typed.

  /// It may be a plural of a known word, or the genitive of which the apostrophe is missing.
  case plural
  /// It may lack the apostrophe of a genitive, instead of being the regular plural of an irregular noun.
  case genitive
  /// It may be a regular form of a listed word.
  case regularForm
  /// The list may have only a longer form of it: the plural, but not the singular.
  case shorterForm
  /// It may be a word with a prefix.
  case prefix
  /// It may be a word in -ie, which people form of any other: tradie, bikies.
  case diminutive
  /// It may be a compound, of which the list may lack a part.
  case compound
  /// It may be an English verb with the ending of this language.
  case borrowedVerb
  /// The words around it are of a language in which it may be right.
  case foreignSentence
  /// The text before it hardly speaks for a loaded language, or speaks against all of them.
  case unclearLanguage
  /// It may be an abbreviation, having no vowel.
  case abbreviation
  /// The code that the text is about has it as a name.
  case nameOfCode

  // How it is used; see ``WordUse``.

  /// It is mentioned in quotation marks, as words are that are not to be changed.
  case mentioned
  /// It may be the name of a program: it is short, and after a word that such names follow.
  case programName
  /// The word before says that it is misspelled.
  case saidToBeMisspelled
  /// It may be the rest of a word that was divided at the end of a line.
  case restOfWord

  // A capital or a hyphen, which a name may have.

  /// Inside a sentence it may be a name of any spelling.
  case respelledName
  /// After a form of address or a first name it is a name.
  case nameAfterAddress
  /// It may be a name of which the list has only the form in -s.
  case nameWithoutS
  /// It may be a name as short as the slip that it would otherwise be.
  case nameLikeSlip
  /// It may be a name that has no diacritics.
  case nameWithoutMarks
  /// It has a hyphen, in a language that hardly joins words with one.
  case hyphenatedName

  // A space.

  /// The space before its last letter may be a letter too many instead.
  case strayLetter
  /// The two words seldom follow each other.
  case unlikelyPair
  /// One of the two words is rather a prefix or an ending: "binär en".
  case splitOffPart
  /// A space may be missing before a small word, which the change would remove.
  case missingSpace

  // A kind of change; see ``SilentChange``.

  /// It is in capitals, or has inner capitals other than a misplaced one.
  case capitals
  /// A digit, a hyphen or inner capitals would be put in: libc6, for libc; PyObject, for pygobject.
  case insertion
  /// It has one or two letters, of which more than the diacritics and the order would change.
  case shortWord
  /// Of a word with hyphens more than one part would change.
  case hyphenatedWord
  /// What follows an apostrophe would be removed.
  case removedApostrophe
  /// Diacritics would be removed, which took an effort to type.
  case removedMarks
  /// The language distinguishes the two as forms or spellings of a word.
  case variants
  /// A letter would be removed at an end that no finger hits there by chance: elisp, stringp.
  case extraEdge
  /// It is elongated on purpose: loooong.
  case elongated
}

extension OfferReason {
  /// Returns what keeps both of two equal changes from being made; nil if one of them may be made.
  static func ofBoth(_ one: OfferReason?, _ other: OfferReason?) -> OfferReason? {
    other == nil ? nil : one
  }
}
