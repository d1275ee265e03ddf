// What the rules of autocorrection ask about a typed word, as opposed to the hypotheses about its meaning.

/// Who answers for a typed word: what the user and the document say about it.
///
/// A rule asks only where those before it do not decide, and what is expensive to know is asked last, in the order of
/// the requirements. None has an answer by default, so that no evidence is forgotten.
package protocol DecisionContext {
  /// Whether the user has the typed word ignored.
  var isIgnored: Bool { get }
  /// Whether the user has reverted the same correction before, or another one of the word or of its stem.
  func isReverted(to meant: String) -> Bool
  /// How often a word appears in the document; nil where there is no document to check.
  func sightings(of word: String) -> Int?
  /// Whether the document writes nouns with the capital that its language gives them. Reads the words of the document.
  var writesNounsWithCapitals: Bool { get }
  /// Who knows a meant word, apart from the document. Expensive.
  func source(of meant: String) -> WordKnowledge.Source
  /// Why the typed word is not replaced by a meant one for how it is used, see ``WordUse``; nil where it may be, and
  /// where the word is not finished.
  func veto(on meant: String) -> OfferReason?
  /// Whether the typed word may be a name that only what has been written speaks against; asked only where it would be
  /// changed, like the next two.
  var restsOnWriting: Bool { get }
  /// Whether the typed word may be one of a language that is not loaded.
  var mayBeForeign: Bool { get }
  /// Whether the typed word is a name of the code that the text comments on. The most expensive.
  var isNameOfCode: Bool { get }
}

extension DecisionContext {
  /// Whether a word appears so often in the document that it may be a term; nil where there is no document.
  func isRepeated(_ word: String) -> Bool? {
    sightings(of: word).map { $0 >= AutocorrectRule.repeatedSightings }
  }
}
