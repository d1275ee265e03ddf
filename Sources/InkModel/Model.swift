// P(word given context): language packs and the user's words as one model, asked for the best words of a prefix.

package import InkLexicon
import InkText

/// What is likely to be written at a place.
///
/// A value; the packs behind it are shared. The same state gives the same answer on every machine.
package struct Model: Sendable {
  /// The packs in the order of their importance.
  package let packs: [LanguagePack]
  /// Learned and ignored words.
  package var userWords: UserWords

  /// A model over some packs, possibly none.
  package init(packs: [LanguagePack], userWords: UserWords = UserWords()) {
    self.packs = packs
    self.userWords = userWords
  }

  /// The likeliest words that begin with what is typed, best first.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of the word as it is typed, in any case; "" asks for the next word.
  ///   - history: The tokens before the word, newest last, `<s>` at a sentence start.
  ///   - sentenceStart: Whether the word begins a sentence, for its letter case.
  ///   - limit: The greatest number of words wanted.
  /// - Returns: At most `limit` words.
  package func completions(
    of prefix: String, after history: [String], sentenceStart: Bool, limit: Int
  ) -> [Completion] {
    let typed = normalizedWord(prefix)
    if typed.isEmpty || limit < 1 { return [] }
    let letterCase = LetterCase.of(prefix)
    let found = userWords.entries(withPrefix: foldedKey(typed)).prefix(limit)
    return found.map { entry in
      Completion(
        text: letterCase.applied(to: entry.learned.word), score: Model.learnedWordScore,
        probability: 1 / Double(found.count), isExact: entry.text == typed, source: .user)
    }
  }

  /// ln P(word | history); nil for a word no pack and no user knows.
  package func score(of word: String, after history: [String]) -> Score? {
    userWords.isLearned(word) ? Model.learnedWordScore : nil
  }

  /// Whether a word is known, in whatever case it stands: to a pack, to the user, or as ignored.
  package func isKnown(_ word: String) -> Bool {
    userWords.isLearned(word) || userWords.isIgnored(word)
  }

  /// All words with the folded key of a word, the likeliest first: "dont" gives "don't".
  package func spellings(of word: String) -> [String] {
    let key = foldedKey(word)
    return userWords.entries(withPrefix: key).filter { $0.key == key }.map(\.learned.word)
  }

  /// What a word is worth that only the user knows: about one word in ten thousand.
  private static let learnedWordScore = Score(nats: -9.2)
}
