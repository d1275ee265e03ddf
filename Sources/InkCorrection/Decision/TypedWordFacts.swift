// What the user and the document say about a typed word, as opposed to the hypotheses about its meaning.

/// Facts about a typed word and its likeliest correction that the rules of autocorrection use.
package struct TypedWordFacts {
  /// Whether the user has the typed word ignored.
  let isIgnored: Bool
  /// Whether the user has reverted the same correction before, or another one of the word or of its stem.
  let isReverted: Bool
  /// Whether the typed word appears so often in the document that it may be a term.
  let isRepeated: Bool
  /// Whether the meant word appears as often in the document; true where there is no document to check.
  let meantIsRepeated: Bool
  /// Whether there is a document in which the meant word appears as often.
  let meantIsWrittenHere: Bool
  /// Who knows the meant word, apart from the document; asked late since it is expensive.
  let meantSource: () -> WordKnowledge.Source
  /// Whether the document writes nouns with the capital that its language gives them; asked late since it reads the
  /// words of the document.
  let writesNounsWithCapitals: () -> Bool
  /// Whether the typed word may be a name that only what has been written speaks against; asked only where it would be
  /// changed, like the next two.
  let restsOnWriting: () -> Bool
  /// Whether the typed word may be one of a language that is not loaded.
  let mayBeForeign: () -> Bool
  /// Whether the typed word is a name of the code that the text comments on; asked last since it is the most expensive.
  let isNameOfCode: () -> Bool

  /// Creates the facts about a word; the defaults do not prevent a change.
  ///
  /// - Parameters:
  ///   - isIgnored: Whether the user has the typed word ignored.
  ///   - isReverted: Whether the user has reverted this correction before, or another one of the word or its stem.
  ///   - sightings: How often the typed word appears in the document; nil if there is no document.
  ///   - meantSightings: How often the likeliest correction appears in it.
  ///   - meantSource: Who knows the likeliest correction, apart from the document.
  ///   - writesNounsWithCapitals: Whether the document capitalizes nouns.
  ///   - restsOnWriting: Whether the typed word may be a name that only what has been written speaks against.
  ///   - mayBeForeign: Whether the typed word may be one of a language that is not loaded.
  ///   - isNameOfCode: Whether the typed word is a name of the code that the text comments on.
  package init(
    isIgnored: Bool = false, isReverted: Bool = false, sightings: Int? = nil,
    meantSightings: Int? = nil, meantSource: @escaping () -> WordKnowledge.Source = { .list },
    writesNounsWithCapitals: @escaping () -> Bool = { false },
    restsOnWriting: @escaping () -> Bool = { false },
    mayBeForeign: @escaping () -> Bool = { false }, isNameOfCode: @escaping () -> Bool = { false }
  ) {
    (self.isIgnored, self.isReverted) = (isIgnored, isReverted)
    (self.meantSource, self.mayBeForeign) = (meantSource, mayBeForeign)
    (self.restsOnWriting, self.isNameOfCode) = (restsOnWriting, isNameOfCode)
    self.writesNounsWithCapitals = writesNounsWithCapitals
    isRepeated = sightings.map { $0 >= AutocorrectRule.repeatedSightings } ?? false
    meantIsWrittenHere = meantSightings.map { $0 >= AutocorrectRule.repeatedSightings } ?? false
    meantIsRepeated = meantSightings.map { $0 >= AutocorrectRule.repeatedSightings } ?? true
  }
}
