// How much likelier some words are in a row than others, and what mistyping one for another costs.

package import InkLexicon
import InkModel
import InkText

extension Corrector {
  /// Returns by how many nats another word is likelier than a typed one before the next word, regardless of the slip;
  /// nil where one of the three is unknown, and where the next word would be repeated. Does not use the user's n-grams,
  /// which would favor frequent phrases everywhere, nor the document, unless they count as well.
  package func gain(
    of meant: String, over typed: String, before next: String, countsWriting: Bool = false
  ) -> Double? {
    let words = (typed: normalizedWord(typed), meant: normalizedWord(meant))
    guard words.meant != next,
      case (let meant?, let afterMeant?) = scores(of: words.meant, next, countsWriting),
      case (let typed?, let afterTyped?) = scores(of: words.typed, next, countsWriting)
    else { return nil }
    return (meant + afterMeant - (typed + afterTyped)).nats
  }

  /// Returns by how many nats a word is likelier right after one word than after another; nil where it is unknown.
  package func gain(of next: String, after word: String, over other: String) -> Double? {
    func score(after word: String) -> Score? {
      model.score(of: next, in: model.context(after: [word], like: context))
    }
    guard let gained = score(after: word), let lost = score(after: other) else { return nil }
    return (gained - lost).nats
  }

  /// Returns the cost in nats of having typed one word for another.
  package func cost(of typed: String, for meant: String) -> Double {
    let cost = Alignment.cost(of: foldedKey(typed), meant: foldedKey(meant), costs: costs)
    return Score(rawValue: cost).nats
  }

  /// Returns by how many nats a pair of words is likelier here than another pair, whose words may be unknown; nil where
  /// a word of the first pair is unknown. Does not use the user's n-grams.
  package func gain(
    ofPair meant: (first: String, second: String), over typed: (first: String, second: String)
  ) -> Double? {
    guard case (let first?, let second?) = scores(of: meant.first, meant.second) else { return nil }
    return (first + second - score(of: typed)).nats
  }

  /// Returns by how many nats one word is likelier here than a pair of words, which may be unknown; nil where the one
  /// word is unknown. Does not use the user's n-grams.
  package func gain(of meant: String, overPair typed: (first: String, second: String)) -> Double? {
    guard let meant = model.score(of: normalizedWord(meant), in: context, usesUserNgrams: false)
    else { return nil }
    return (meant - score(of: typed)).nats
  }

  /// Returns by how many nats the words before make a word likelier than it is anywhere; nil for an unknown one. Does
  /// not use the user's n-grams.
  package func lift(of word: String) -> Double? {
    let word = normalizedWord(word)
    guard let frequency = model.frequency(of: word),
      let score = model.score(of: word, in: context, usesUserNgrams: false)
    else { return nil }
    return (score - frequency).nats
  }

  /// Returns ln P of a pair of words here, which may be unknown.
  private func score(of pair: (first: String, second: String)) -> Score {
    let (first, second) = scores(of: pair.first, pair.second)
    return (first ?? .ofUnlistedWord) + (second ?? .ofUnlistedWord)
  }

  /// Returns ln P of a word here and of another one after it, without the user's n-grams and the document unless they
  /// count; nil for an unknown one.
  func scores(of word: String, _ next: String, _ countsWriting: Bool = false) -> (Score?, Score?) {
    let text = normalizedWord(word)
    let after = model.context(adding: [text], toWordsOf: context)
    func score(of word: String, in context: ModelContext) -> Score? {
      model.score(
        of: word, in: context, document: countsWriting ? document : nil,
        usesUserNgrams: countsWriting)
    }
    return (score(of: text, in: context), score(of: next, in: after))
  }

  /// Returns ln P(words | context) for words separated by spaces, or nil if one of them is unknown.
  package func likelihood(of text: String) -> Score? {
    let words = text.split(separator: " ").map { normalizedWord(String($0)) }
    var sum = Score(nats: 0)
    for (word, place) in zip(words, model.contexts(of: words, from: context)) {
      guard let score = model.score(of: word, in: place, document: document) else { return nil }
      sum = sum + score
    }
    return sum
  }
}
