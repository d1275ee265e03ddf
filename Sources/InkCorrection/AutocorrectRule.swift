// When a word is changed unasked: one list of rules, the first that holds decides.

import InkLexicon
import InkText

/// Why a word is changed unasked, or why it is not.
package enum AutocorrectRule: String, Sendable, CaseIterable {
  /// It is: nobody knows the word, and another is meant almost surely.
  case automatic
  /// A pack, the user or the document knows the word.
  case known
  /// The user has it ignored.
  case ignored
  /// It stands in code, or where corrections are switched off.
  case notProse
  /// It has a digit, `@`, `/` or `_`, an inner capital, or no letter.
  case shape
  /// A capital inside a sentence makes it a name, unless what is meant is sure enough; capitals only an abbreviation.
  case name
  /// No other word is near.
  case nothingNear
  /// The change is of a kind that is only ever offered: see ``SilentChange``.
  case kind
  /// The user has taken this very change back.
  case takenBack
  /// The document has it already, so it may be a term.
  case repeated
  /// So great a slip in so short a word is rather a word that nobody knows, unless it is sure enough.
  case greatSlip
  /// Keeping the word is not improbable enough.
  case unsure

  /// The least share of all hypotheses, keeping among them, for a change nobody asked for, where one word in sixty is
  /// a slip (see ``UnknownWord``). Of 4,000 seeded slips in small letters that are no words it puts 92 of 100 right and
  /// makes 1 another word; of 230,000 words of the same texts as they are it changes 60, 26 of them slips of their
  /// own. With 0.4 those are 94, 1.4 and 82, with 0.7 they are 86, 0.5 and 41 (`inkling measure --slips` prints the
  /// curve for any text).
  package static let leastShare = 0.5

  /// The same by what the capitals say. One inside a sentence is rather that of a name which nobody has listed, but
  /// where the word that is meant has one anyway, and either is a noun of a language that writes nouns so or is too
  /// long to be near by chance: Amercian, but not Hawn. A small word that would become a name may as well be another
  /// one.
  private static func leastShare(
    of typed: String, for best: Hypothesis, mayBeName: Bool, in language: String?
  ) -> Double {
    max(
      isBold(typed, best.text) ? leastShareOfBoldChanges : leastShare,
      leastShareByCapitals(for: best, mayBeName: mayBeName, in: language))
  }

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

  /// With it 6 of 5,100 names that nobody has listed become others, and 83 of 114 slips in long names are put right.
  private static let leastShareOfNames = 0.7
  private static let leastLettersOfNames = 6
  /// A short name is near some common word by chance: Thijs and This.
  private static let leastShareOfShortNames = 0.97
  private static let leastShareAcrossCases = 0.9

  /// Whether a change wants more than the usual share: so great a slip in so short a word, and two words of which
  /// neither is a small one. Of 230,000 words as they are that changes 3 (`scriptblock`), none of them in a short word,
  /// and of 6,000 slips it puts 60 more right.
  private static func isBold(_ typed: String, _ meant: String) -> Bool {
    SilentChange.makesTwoLongWords(meant) || isGreatSlip(typed, meant)
  }

  private static let leastShareOfBoldChanges = 0.85

  /// The rule that decides on a judged word of prose.
  ///
  /// - Parameters:
  ///   - judgement: What is thought of it.
  ///   - typed: The word.
  ///   - isSentenceStart: Whether a capital says nothing, as at the start of a sentence or in a title.
  ///   - language: The BCP 47 tag of what it stands in; nil if nobody knows.
  package init(
    _ judgement: Judgement, of typed: String, isSentenceStart: Bool, language: String?
  ) {
    self = .automatic
    if judgement.isKnown {
      self = .known
    } else if judgement.isUntouchable,
      !StrayCapital.isUndone(typed, by: judgement.others.first?.text ?? "")
    {
      self = .shape
    } else if LetterCase.of(typed) == .upper {
      self = .name
    } else if let best = judgement.others.first {
      let share = judgement.shares.others.first ?? 0
      let mayBeName = LetterCase.of(typed) == .title && !isSentenceStart
      if !SilentChange.isAllowed(typed, best.text) {
        self = .kind
      } else if share
        < Self.leastShare(of: typed, for: best, mayBeName: mayBeName, in: language)
      {
        let isGreatSlip = Self.isGreatSlip(typed, best.text)
        self = isGreatSlip ? .greatSlip : mayBeName ? .name : .unsure
      }
    } else {
      self = .nothingNear
    }
  }

  /// A word met this often in a document is not changed in it any more.
  package static let repeatedSightings = 2

  /// Whether a slip costs more than four nats and a fifth of a nat over one for each letter: each further letter is
  /// evidence that just this word was meant.
  private static func isGreatSlip(_ typed: String, _ meant: String) -> Bool {
    if meant.utf8.contains(UInt8(ascii: " ")) { return false }
    let key = foldedKey(typed)
    let cost = Alignment.cost(of: key, meant: foldedKey(meant))
    return cost > Score(nats: 4 + 1.2 * Double(key.count)).rawValue
  }
}
