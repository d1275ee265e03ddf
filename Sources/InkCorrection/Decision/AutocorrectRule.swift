// The rules that decide whether a word is corrected automatically, of which the first that applies decides.

/// Why a word is, or is not, corrected automatically.
package enum AutocorrectRule: String, Sendable, CaseIterable {
  /// It is changed: the word is unknown, or listed but rare, and another one is almost certainly meant.
  case automatic
  /// A pack, the user or the document knows the word.
  case known
  /// The user has told the server to ignore it.
  case ignored
  /// It is in code, or where corrections are switched off.
  case notProse
  /// It has a digit, `@`, `/` or `_`, an inner capital, or no letter.
  case shape
  /// It counts as a proper name, since it is capitalized inside a sentence and the other word is not certain enough, or
  /// as an abbreviation, since it is in all capitals.
  case name
  /// No known word is near.
  case nothingNear
  /// The change is only ever offered, for one of many reasons: see ``OfferReason``.
  case kind
  /// The user has reverted the same correction before.
  case reverted
  /// It appears elsewhere in the document, so it may be a term.
  case repeated
  /// The slip would be great for so short a word, which is then more likely an unknown word.
  case greatSlip
  /// The other word is known only from a single appearance in the document, and so may be a slip itself.
  case hereOnly
  /// It is too probable that the word is meant as typed, or another one.
  case unsure

  /// The minimum share of the best word among all hypotheses, keeping the typed word being one of them, for an
  /// automatic change, 0…1. Shares assume that one word in sixty is a slip, see ``UnknownWord``.
  ///
  /// A higher one corrects fewer slips and turns fewer of them into another word: `inkling measure --slips` prints the
  /// curve for any text, and the README what this point on it comes to.
  package static let minimumShare = 0.5

  /// The number of appearances in a document from which a word is not changed in it any more.
  package static let repeatedSightings = 2
}
