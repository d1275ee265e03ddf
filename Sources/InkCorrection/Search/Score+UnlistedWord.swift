// How likely a word is that no pack has.

package import InkLexicon

extension Score {
  /// How often a word that no pack has is written, be it unknown, a compound, or a part of one that is a compound
  /// itself: about as seldom as the rarest words that packs have, since otherwise they would have it.
  package static let ofUnlistedWord = Score.once(in: 9_000_000)
}
