// What a pack says of the spellings of a word, and which of them is wanted.

package import InkLexicon
import InkText

extension LanguagePack {
  /// A word in its other spelling.
  struct Respelling {
    /// The word, normalized for language models.
    let text: String
    /// Its id; nil if the pack does not have it.
    let id: Int?
  }

  /// Returns the other spelling of a word that is not spelled as wanted; nil for nearly all words.
  func respelling(of word: String, by sides: SpellingSides, in file: PackFile) -> Respelling? {
    guard let variant = regionalSpelling(of: metadata.language)?.variant(of: word),
      let wanted = sides[variant.feature], wanted != variant.side
    else { return nil }
    return counterpart(of: word, variant, in: file)
  }

  /// Returns the other spelling of a word that may be unlisted but is spelled as wanted, where the pack has that one:
  /// Straße, for Strasse in Switzerland. Nil for nearly all words.
  package func usualSpelling(
    of word: String, by sides: SpellingSides, in file: PackFile
  ) -> String? {
    guard let variant = regionalSpelling(of: metadata.language)?.variant(of: word),
      sides[variant.feature] == variant.side
    else { return nil }
    return counterpart(of: word, variant, in: file)?.text
  }

  /// Returns the wanted spelling of a word, normalized for language models; nil if that is the word itself.
  package func respelled(_ word: String, by sides: SpellingSides, in file: PackFile) -> String? {
    respelling(of: word, by: sides, in: file)?.text
  }

  /// Returns the other spelling that a variant has, if the frequencies of the two bear out that they are one word.
  func counterpart(
    of word: String, _ variant: RegionalVariant, in file: PackFile
  ) -> Respelling? {
    let other = id(of: variant.other, in: file)
    guard let least = variant.minimumAdvantage else {
      return Respelling(text: variant.other, id: other)
    }
    guard let other else { return nil }
    if let own = id(of: word, in: file) {
      let weights = defaultWeights
      let advantage =
        Logarithm.score(unigram(other, weights: weights, in: file))
        - Logarithm.score(unigram(own, weights: weights, in: file))
      if advantage < least { return nil }
    }
    return Respelling(text: variant.other, id: other)
  }
}
