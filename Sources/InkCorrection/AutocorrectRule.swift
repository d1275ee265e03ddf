// When a word is changed unasked: a list of rules, of which the first that holds decides.

package import InkGeometry
import InkLexicon
import InkText

/// Why a word is changed unasked, or why it is not.
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

  /// The least share for one change: the greatest of what the slip and the capitals ask for.
  private static func leastShare(
    of typed: String, for best: Hypothesis, mayBeName: Bool, in language: String?,
    on layout: KeyboardLayout
  ) -> Double {
    max(
      isBold(typed, best.text, on: layout) ? leastShareOfBoldChanges : leastShare,
      leastShareByCapitals(for: best, mayBeName: mayBeName, in: language))
  }

  /// What the capitals ask for. A word with a capital inside a sentence may be a name that no list has. Less is asked
  /// if the best word is written with a capital too, and is either of a language that writes all nouns so or too long
  /// to be near by chance: `Amercian`, but not `Hawn`. More is asked if a word in small letters would become a name.
  private static func leastShareByCapitals(
    for best: Hypothesis, mayBeName: Bool, in language: String?
  ) -> Double {
    if mayBeName {
      let isNear =
        language.map(writesNounsWithCapitals) ?? false
        || best.text.unicodeScalars.count >= leastLettersOfNames
      if best.isCapitalized, isNear { return leastShareOfNames }
      return best.text.unicodeScalars.count < leastLettersOfNames
        ? leastShareOfShortNames : leastShareAcrossCases
    }
    return LetterCase.of(best.text) == .title && best.isCapitalized
      ? leastShareAcrossCases : leastShare
  }

  private static func writesNounsWithCapitals(_ language: String) -> Bool {
    ["de", "lb"].contains(primaryLanguage(of: language))
  }

  /// For long names. At 0.7, 6 of 5,100 names that no list has become others, and 83 of 114 slips in long names are put
  /// right.
  private static let leastShareOfNames = 0.7
  private static let leastLettersOfNames = 6
  /// For short names, which are near some common word by chance, as `Thijs` is near "This".
  private static let leastShareOfShortNames = 0.97
  /// For changes that put a capital in, or take it off a long word.
  private static let leastShareAcrossCases = 0.9

  /// Whether a change needs ``leastShareOfBoldChanges``: a great slip in a short word, or one word parted into two long
  /// ones. With that share such changes put one slip in a hundred more right than if they were never made, and harm one
  /// correct word in fifteen thousand, as `scriptblock`.
  private static func isBold(
    _ typed: String, _ meant: String, on layout: KeyboardLayout
  ) -> Bool {
    SilentChange.makesTwoLongWords(meant) || isGreatSlip(typed, meant, on: layout)
  }

  private static let leastShareOfBoldChanges = 0.85

  /// The rule that decides on a judged word of prose.
  ///
  /// - Parameters:
  ///   - judgement: The hypotheses for the word.
  ///   - typed: The word as it is typed.
  ///   - isSentenceStart: Whether a capital is expected anyway, as at the start of a sentence or in a title.
  ///   - language: The BCP 47 tag of the text around it; nil if that is not known.
  ///   - layout: The keys it was typed on.
  package init(
    _ judgement: Judgement, of typed: String, isSentenceStart: Bool, language: String?,
    layout: KeyboardLayout
  ) {
    self = .automatic
    if judgement.isKnown {
      self = .known
    } else if judgement.isUntouchable,
      !StrayCapital.isUndone(typed, by: judgement.others.first?.text ?? "", on: layout)
    {
      self = .shape
    } else if LetterCase.of(typed) == .upper {
      self = .name
    } else if let best = judgement.others.first {
      let share = judgement.shares.others.first ?? 0
      let mayBeName = LetterCase.of(typed) == .title && !isSentenceStart
      if !SilentChange.isAllowed(typed, best.text, on: layout) {
        self = .kind
      } else if share
        < Self.leastShare(
          of: typed, for: best, mayBeName: mayBeName, in: language, on: layout)
      {
        let isGreatSlip = Self.isGreatSlip(typed, best.text, on: layout)
        self = isGreatSlip ? .greatSlip : mayBeName ? .name : .unsure
      }
    } else {
      self = .nothingNear
    }
  }

  /// A word that stands so often in a document is not changed in it any more.
  package static let repeatedSightings = 2

  /// Whether a slip costs more than 4 nats and 1.2 for each letter that was typed: each further letter is evidence that
  /// this very word was meant. A missing space is never a great slip.
  private static func isGreatSlip(
    _ typed: String, _ meant: String, on layout: KeyboardLayout
  ) -> Bool {
    if meant.utf8.contains(UInt8(ascii: " ")) { return false }
    let key = foldedKey(typed)
    let cost = Alignment.cost(of: key, meant: foldedKey(meant), costs: .on(layout))
    return cost > Score(nats: 4 + 1.2 * Double(key.count)).rawValue
  }
}
