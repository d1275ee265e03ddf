// The evidence of typed letter case within a sentence: a capital indicates a proper name.

import InkLexicon
import InkText

/// The case of the typed letters of a word, if its first letter is evidence.
///
/// P(case | word) is the share of the word's occurrences written in that case. A word that is never written so loses
/// little when typed in lower case, since proper names are often typed without their capital, and more when typed with
/// a capital. The typed word itself loses nothing, so that its capitalization can be corrected.
struct TypedCase {
  let isCapital: Bool

  /// P(a capital | a word never written with one), within a sentence.
  private static let minimumCapitalShare = 0.01
  /// P(lower case | a word always written with a capital).
  private static let minimumSmallShare = 0.3

  /// Returns nil if the case is no evidence: at the start of a sentence, in all capitals, or if nothing is typed.
  init?(_ place: TypedPlace) {
    guard place.caseIsSignificant else { return nil }
    switch LetterCase.of(place.prefix) {
    case .title: isCapital = true
    case .lower: isCapital = false
    default: return nil
    }
  }

  /// P(this case | a word never written in it).
  var least: Double { isCapital ? Self.minimumCapitalShare : Self.minimumSmallShare }

  /// Returns the cost in 1/4096 nat for a word with a given share of occurrences with a capital, 0…1.
  func cost(ofCapitalShare share: Double) -> Int32 {
    let agreeing = isCapital ? share : 1 - share
    if agreeing >= 1 { return 0 }
    return -Logarithm.score(agreeing + least * (1 - agreeing)).rawValue
  }
}
