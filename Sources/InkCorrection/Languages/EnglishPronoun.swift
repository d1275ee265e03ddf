// The English pronoun I, which is always a capital, as opposed to the letter i.

import InkText

/// Decides where i is the pronoun I.
enum EnglishPronoun {
  /// Returns the pronoun for a word that just ended; nil where the word is not `i`, or may be the letter.
  ///
  /// The pronoun is a subject: it follows no article or preposition, and is neither in brackets nor before `.`, `:`,
  /// `,` or `)`, as a list number, an abbreviation or an index is.
  static func capital(of word: WordEnd, in text: Text) -> String? {
    let letters = Array(word.text.utf8)
    guard letters.first == UInt8(ascii: "i") else { return nil }
    if letters.count > 1 {
      return contractions.contains(normalizedWord(word.text)) ? "I" + word.text.dropFirst() : nil
    }
    guard isEndOfSubject(word), word.opening.unicodeScalars.allSatisfy(isQuote) else { return nil }
    let isLetter = text.withLine(word.range.lowerBound.line) { line in
      followsName(word, in: line) || isBesideSymbol(word, in: line) || followsLetter(word, in: line)
    }
    return isLetter ? nil : "I"
  }

  /// Whether `i` is the pronoun by the words on both sides, wherever it is: "(i think", "- i have".
  static func isSubject(after previous: String, before next: String) -> Bool {
    ownVerbs.contains(next) && !namers.contains(previous)
  }

  /// Verbs of which hardly anything but the pronoun is the subject, in the form that it takes.
  private static let ownVerbs: Set = [
    "agree", "am", "believe", "bought", "didn't", "don't", "feel", "forgot", "guess", "have",
    "haven't", "hope", "know", "like", "love", "need", "suppose", "think", "thought", "want",
    "wanted", "wish",
  ]

  /// The forms of verbs before which `i` is not the pronoun.
  static let verbsOfThings: Set = [
    "is", "equals", "denotes", "ranges", "indexes", "exceeds", "reaches", "becomes",
    "refers",
    "represents", "runs", "goes", "starts", "counts",
  ]

  /// What is named side by side with i; not "a", nor "u", which stands for "you".
  static let namedBeside = Set(
    wordsOf: "b c d e f g h j k l m n p q r s t v w x y z ii iii iv")

  /// Words that no pronoun is before.
  static let determiners: Set = [
    "a", "an", "her", "his", "its", "my", "our", "the", "their", "these", "this", "those", "your",
  ]

  /// Whether a word in -s may be a verb whose subject is not the pronoun: sends.
  static func mayBeVerbOfOthers(_ word: String) -> Bool {
    word.utf8.count >= minimumVerbLength && word.hasSuffix("s") && !word.hasSuffix("ss")
      && !adverbs.contains(word)
  }

  private static let minimumVerbLength = 4
  /// Words in -s that may follow the pronoun.
  private static let adverbs: Set = [
    "afterwards", "always", "besides", "nevertheless", "nonetheless", "nowadays", "perhaps",
    "sometimes", "thus", "towards", "upwards",
  ]

  /// Whether the letter i is the subject of such a verb earlier in the line, where it names something: if i is odd then
  /// i.
  private static func followsLetter(_ word: WordEnd, in line: Span<UInt8>) -> Bool {
    let end = min(word.range.lowerBound.byte, line.count)
    for index in max(1, end - reach)..<max(1, end)
    where line[index] == UInt8(ascii: "i") && line[index - 1] == 0x20 {
      guard index + 1 < end, line[index + 1] == 0x20 else { continue }
      var behind = index + 2
      while behind < end, (0x61...0x7A).contains(line[behind]) { behind += 1 }
      let next = String(decoding: (index + 2..<behind).map { line[$0] }, as: UTF8.self)
      if verbsOfThings.contains(next) { return true }
    }
    return false
  }

  /// How much of a line is read, in bytes.
  private static let reach = 400

  private static let contractions: Set<String> = ["i'm", "i'll", "i've", "i'd"]

  /// Words before which `i` is not a subject but a thing: prepositions, articles, and what can be called i.
  private static let namers = Set(
    wordsOf: """
      the a an this each every any some no of in at by for from to with over on into through per let add press hit use
      using uses increment increments decrement includes your
      index indices indexes variable variables counter letter letters vowel row column item element entry step iteration
      part chapter section appendix annex figure table volume book article scene type level phase stage option clause case
      roman
      """)

  private static func isEndOfSubject(_ word: WordEnd) -> Bool {
    switch word.ending {
    case " ", "\n", "!", "?": word.closing.isEmpty || word.closing == "?" || word.closing == "!"
    default: false
    }
  }

  private static func isQuote(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\"" || scalar == "“" || scalar == "*"
  }

  /// Whether the word before names a thing.
  private static func followsName(_ word: WordEnd, in line: Span<UInt8>) -> Bool {
    let end = line.blankStart(before: word.range.lowerBound.byte)
    var start = end
    while start > 0, end - start < 16 {
      let before = line.scalar(before: start)
      guard before.characterClass.isWordCharacter else { break }
      start -= before.width
    }
    var previous: [UInt8] = []
    appendNormalized(line.extracting(start..<end), to: &previous)
    return namers.contains(String(decoding: previous, as: UTF8.self))
  }

  /// Whether a digit or an operator is before the word or after it.
  private static func isBesideSymbol(_ word: WordEnd, in line: Span<UInt8>) -> Bool {
    let before = line.blankStart(before: word.range.lowerBound.byte)
    if before > 0 {
      let scalar = line.scalar(before: before).scalar
      if Self.isSymbol(scalar) { return true }
    }
    var next = word.range.upperBound.byte
    while next < line.count, line.scalar(at: next).characterClass == .space {
      next += line.scalar(at: next).width
    }
    return next < line.count && Self.isSymbol(line.scalar(at: next).scalar)
  }

  private static func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "=", "+", "-", "*", "/", "<", ">", "|", "^", "&", "_", "\\", "$", "#", "@", "%",
      "~", "`":
      true
    default: false
    }
  }
}
