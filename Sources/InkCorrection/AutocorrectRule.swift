// Why a word is, or is not, corrected automatically: the rules of which the first that holds decides.

/// Why a word is, or is not, corrected automatically.
package enum AutocorrectRule: String, Sendable, CaseIterable {
  /// It is changed: nobody knows the word, and another one is almost certainly meant.
  case automatic
  /// A pack, the user or the document knows the word.
  case known
  /// The user has told the server to ignore it.
  case ignored
  /// It stands in code, or where corrections are switched off.
  case notProse
  /// It has a digit, `@`, `/` or `_`, an inner capital, or no letter.
  case shape
  /// It is taken for a name, since it has a capital inside a sentence and the other word is not certain enough; or for
  /// an abbreviation, since it is all capitals.
  case name
  /// No known word is near.
  case nothingNear
  /// The change is of a kind that is only ever offered: see ``SilentChange``.
  case kind
  /// The user has taken the same change back before.
  case takenBack
  /// The document has it elsewhere, so it may be a term.
  case repeated
  /// The slip would be great for so short a word, which is then more likely one that nobody knows.
  case greatSlip
  /// It is too probable that the word is meant as it stands.
  case unsure

  /// The least share that the best word must have among all hypotheses (keeping the typed word is one of them) for a
  /// change that nobody asked for, 0…1. Shares are as they are if one word in sixty is a slip, see ``UnknownWord``.
  ///
  /// At 0.55, of 7,400 seeded slips that are no words, 90 of 100 are put right and 1 of 100 becomes another word; of
  /// 137,000 words of the same texts without seeded slips 115 are changed, most of which were slips.
  /// `inkling measure --slips` prints the curve for any text.
  package static let leastShare = 0.55

  /// A word that stands so often in a document is not changed in it any more.
  package static let repeatedSightings = 2
}
