// Slips inserted into a text by a seeded generator: one per sentence, where a typist may make it.

/// A mistyped part of a text.
struct Slip: Hashable, Sendable {
  /// The kind of slip.
  var kind: SlipKind
  /// The range of the intended text; for a missing space it spans both words.
  var range: Range<Int>
  /// The text typed instead.
  var written: String
}

extension Slip {
  /// The minimum number of letters of a mistyped word; a slip in a shorter one usually gives another word.
  private static let minimumLetters = 4
  /// The number of words after which a sentence without an end is cut off.
  private static let maximumSentenceLength = 40
  /// The number of attempts to draw a kind of slip for a sentence before it is left unchanged.
  private static let tries = 10

  /// Returns one slip for each sentence of a text; the same seed makes the same slips.
  ///
  /// A kind is drawn by its share, then a word of the sentence in which it can occur; if there is none, another kind is
  /// drawn. Only words of four letters or more that consist of letters and at most one apostrophe get slips; a missing
  /// space joins two words of two letters or more with nothing else between them.
  static func slips(in text: ReplayedText, seed: UInt64) -> [Slip] {
    var generator = SeededGenerator(seed: seed)
    return sentences(of: text).compactMap { sentence in
      for _ in 0..<tries {
        let kind = SlipKind.random(&generator)
        if let slip = slip(kind, in: sentence, of: text, &generator) { return slip }
      }
      return nil
    }
  }

  private static func slip(
    _ kind: SlipKind, in sentence: [ReplayedText.Token], of text: ReplayedText,
    _ generator: inout SeededGenerator
  ) -> Slip? {
    if kind == .missingSpace { return missingSpace(in: sentence, of: text, &generator) }
    let words = sentence.filter { token in
      let letters = text.characters[token.core]
      let count = letters.count(where: \.isLetter)
      guard
        count == letters.count
          || count == letters.count - 1 && letters.contains(where: \.isApostrophe)
      else { return false }
      return kind == .missingApostrophe ? count < letters.count : count >= minimumLetters
    }
    guard let word = generator.element(of: words),
      let written = kind.slip(in: Array(text.characters[word.core]), &generator)
    else { return nil }
    return Slip(kind: kind, range: word.core, written: String(scalars: written))
  }

  private static func missingSpace(
    in sentence: [ReplayedText.Token], of text: ReplayedText, _ generator: inout SeededGenerator
  ) -> Slip? {
    func isWord(_ token: ReplayedText.Token) -> Bool {
      token.core.count >= 2 && text.characters[token.core].allSatisfy(\.isLetter)
    }
    let pairs = zip(sentence, sentence.dropFirst()).filter { left, right in
      guard isWord(left), isWord(right), text.characters[left.end] == " " else { return false }
      return left.core.upperBound == left.end && right.core.lowerBound == right.start
    }
    guard let (left, right) = generator.element(of: pairs) else { return nil }
    return Slip(
      kind: .missingSpace, range: left.core.lowerBound..<right.core.upperBound,
      written: text.text(left.core) + text.text(right.core))
  }

  /// Returns the words of each sentence, which ends after a token that ends with a full stop, exclamation mark or
  /// question mark.
  private static func sentences(of text: ReplayedText) -> [[ReplayedText.Token]] {
    var sentences: [[ReplayedText.Token]] = []
    var sentence: [ReplayedText.Token] = []
    for token in text.tokens {
      if !token.core.isEmpty { sentence.append(token) }
      let tail = text.characters[
        (token.core.isEmpty ? token.start : token.core.upperBound)..<token.end]
      if tail.contains(where: { ".!?".unicodeScalars.contains($0) })
        || sentence.count == maximumSentenceLength
      {
        if !sentence.isEmpty { sentences.append(sentence) }
        sentence = []
      }
    }
    return sentence.isEmpty ? sentences : sentences + [sentence]
  }
}
