// What the letter case of typed letters tells within a sentence: a capital begins names, a small letter hardly ever.

import InkLexicon
import InkText

/// The case of the typed letters of a word, where its first letter tells something.
///
/// P(case | word) is the share of the word that is written so. A word that is never written so loses little in
/// small letters, since names are often typed without their capital, and more with a capital. The very word that is
/// typed loses nothing: it may be put right by its capital.
struct TypedCase {
  private let isCapital: Bool

  /// P(a capital | a word that is never written with one), within a sentence.
  private static let leastCapital = 0.01
  /// P(small letters | a word that is always written with a capital).
  private static let leastSmall = 0.3

  /// Nil where the case says nothing: at a sentence's start, in capitals throughout, where nothing is typed.
  init?(_ place: TypedPlace) {
    guard place.caseIsSignificant else { return nil }
    switch LetterCase.of(place.prefix) {
    case .title: isCapital = true
    case .lower: isCapital = false
    default: return nil
    }
  }

  /// P(this case | a word never written in it).
  var least: Double { isCapital ? Self.leastCapital : Self.leastSmall }

  /// What a word loses of which a share is written with a capital, 0…1; in 1/4096 nat.
  func cost(ofCapitalShare share: Double) -> Int32 {
    let agreeing = isCapital ? share : 1 - share
    if agreeing >= 1 { return 0 }
    return -Logarithm.score(agreeing + least * (1 - agreeing)).rawValue
  }
}
