// Capitals that say nothing about a word: where a sentence begins, inside a title, behind what opens.

import InkCorrection
import InkLexicon
import InkModel
import InkText

/// Whether the capital of a word comes from its place; else it may be that of a name.
struct CapitalSense: Sendable {
  /// Whether a capital here tells nothing about the word.
  let isUninformative: Bool
  /// Whether the case of the first letters tells what word they begin: within a sentence, and not where one may begin.
  let caseIsSignificant: Bool
  /// Whether it is a capital, and the word before has one as well, which begins no sentence or is a form of address.
  let isBehindCapital: Bool
  /// Whether it is a capital behind a form of address or a first name, so that it is a name's.
  let isBehindAddress: Bool

  /// The capital of the word that stands at a cursor's place.
  ///
  /// In a title every word has a capital, which shows in a word before that is usually written small. Behind a colon, a
  /// dash, an opening bracket or quotation mark, or markup, a sentence may begin; but a short word there is too often a
  /// name, as "Hono".
  init(of word: CursorContext, in text: Text, regions: [Region], model: Model) {
    if word.isSentenceStart || LetterCase.of(word.prefix) != .title {
      isUninformative = word.isSentenceStart
      caseIsSignificant = !word.isSentenceStart
      (isBehindCapital, isBehindAddress) = (false, false)
      return
    }
    let before = Self.capitalBefore(word, text)
    isBehindCapital = before != nil
    isBehindAddress = before.map(NameCompanions.isBeforeName) ?? false
    let isOfPlace =
      before.map { !NameCompanions.isParticle($0) && Self.isOfTitle($0, model) } ?? false
      || regions.startOfMarkup(before: word.wordRange.lowerBound.byte) != nil
    let isOpened = WordJoint(before: word.wordRange.lowerBound, in: text) == .apart
    isUninformative = isOfPlace || isOpened && word.prefix.utf8.count >= Self.leastOpened
    caseIsSignificant = !isOfPlace && !isOpened
  }

  /// Of a text of which no more is known than whether a sentence begins.
  init(isSentenceStart: Bool) {
    isUninformative = isSentenceStart
    caseIsSignificant = !isSentenceStart
    (isBehindCapital, isBehindAddress) = (false, false)
  }

  /// Whether a word is usually written small, and common enough for that to be known: Karsten may be a name all the
  /// same.
  private static func isOfTitle(_ word: String, _ model: Model) -> Bool {
    model.isMostlySmall(word)
      && model.score(of: word, after: []).map { $0 >= rareInTitles } ?? false
  }

  /// ln P(word): once in 440,000 words.
  private static let rareInTitles = Score(nats: -13)

  /// Behind a colon, a bracket and the like, the capital of a shorter word than this is taken for a name's; in bytes.
  private static let leastOpened = 6

  /// The word before, if it has a capital that no sentence's start gives it.
  private static func capitalBefore(_ word: CursorContext, _ text: Text) -> String? {
    let start = word.wordRange.lowerBound
    guard start.byte > 1, let last = word.history.last, word.history.count > 1,
      word.history[word.history.count - 2] != Tokenizer.sentenceStart
        || NameCompanions.isBeforeName(last)
    else { return nil }
    let end = TextPoint(line: start.line, byte: start.byte - 1)
    let before = CursorContext.prefixRange(at: end, in: text)
    let written = text.string(in: before)
    return text.string(in: end..<start) == " " && LetterCase.of(written) == .title ? written : nil
  }
}
