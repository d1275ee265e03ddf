// Capitals that say nothing about a word: at the start of a sentence, inside a title, after an opening mark.

import InkCorrection
import InkLexicon
import InkModel
import InkText

/// Whether a word has its capital because of its position; otherwise it may be a name.
struct CapitalEvidence: Sendable {
  /// What a position says about the capital of the word there.
  private enum Position {
    /// That the word has it everywhere, as names do: it is inside a sentence.
    case inside
    /// A sentence begins there.
    case sentenceStart
    /// It is in a title, or directly after markup.
    case title
    /// Nothing: a line begins there, as sentences without a full stop before them do, although the one above may go on.
    case lineStart
    /// It is after an opening mark, where a sentence may begin; but a short word there is too often a name, as "Hono".
    case opened(isLong: Bool)
  }

  private let position: Position
  /// Whether the word is capitalized and follows a capitalized word that does not begin a sentence or is a form of
  /// address.
  let followsCapitalizedWord: Bool
  /// Whether the word is capitalized and follows a form of address or a first name, so that it is a name.
  let isAfterAddress: Bool

  /// Whether a capital here says nothing about the word.
  var isUninformative: Bool {
    switch position {
    case .inside: false
    case .sentenceStart, .lineStart, .title: true
    case .opened(let isLong): isLong
    }
  }

  /// Whether the word begins a line and maybe a sentence, of which the one before has no full stop.
  var beginsLine: Bool { if case .lineStart = position { true } else { false } }

  /// Whether the case of the typed letters tells which word they begin: within a sentence, and not where one may begin.
  var caseIsSignificant: Bool { if case .inside = position { true } else { false } }

  /// The capital of the word at a cursor.
  ///
  /// In a title all words but small ones are capitalized. It shows in a capitalized word that is usually written small,
  /// unless another word of the sentence is in small letters: "met with Captain Enver". After a colon, a dash, an
  /// opening bracket or quotation mark, or markup, a sentence may begin.
  init(of word: CursorContext, in text: Text, regions: [Region], model: Model) {
    if word.isSentenceStart || LetterCase.of(word.prefix) != .title {
      position = word.isSentenceStart ? .sentenceStart : .inside
      (followsCapitalizedWord, isAfterAddress) = (false, false)
      return
    }
    let start = word.wordRange.lowerBound
    let before = Self.capitalBefore(word, text)
    let isInTitle = before.map {
      !NameCompanions.isParticle($0) && Self.isOfTitle($0, model)
        && !Self.hasProse(before: start, text, model)
    }
    if isInTitle == true || regions.startOfMarkup(before: start.byte) != nil {
      position = .title
    } else if Self.isFirst(before: start, in: text) {
      position = .lineStart
    } else if WordJoint(before: start, in: text) == .apart {
      position = .opened(isLong: word.prefix.utf8.count >= Self.minimumOpenedBytes)
    } else {
      position = .inside
    }
    followsCapitalizedWord = before != nil
    isAfterAddress = before.map(NameCompanions.isBeforeName) ?? false
  }

  /// Whether nothing but white space and quote marks is on the line before a word.
  private static func isFirst(before start: TextPoint, in text: Text) -> Bool {
    start.byte <= maximumIndent
      && text.string(in: TextPoint(line: start.line, byte: 0)..<start)
        .allSatisfy { $0.isWhitespace || $0 == ">" }
  }

  private static let maximumIndent = 16

  /// For a text of which only is known whether a sentence begins.
  init(isSentenceStart: Bool) {
    position = isSentenceStart ? .sentenceStart : .inside
    (followsCapitalizedWord, isAfterAddress) = (false, false)
  }

  /// Whether a word is usually lowercase, and common enough for that to be certain: "Karsten" may be a name
  /// nevertheless.
  private static func isOfTitle(_ word: String, _ model: Model) -> Bool {
    model.isUsually(.lower, word) && model.isFrequent(word, atLeast: certainFrom)
  }

  private static let certainFrom = Score.ofFamiliarWords

  /// Whether a word in small letters that a title would capitalize precedes a point in its sentence.
  private static func hasProse(before end: TextPoint, _ text: Text, _ model: Model) -> Bool {
    let start = TextPoint(line: end.line, byte: max(0, end.byte - Self.reachOfTitles))
    // The first word may be cut off.
    let words = text.string(in: text.clamped(start)..<end).split(separator: " ")
      .dropFirst(start.byte > 0 ? 1 : 0)
    let sentence = words.reversed().prefix {
      !".!?:".unicodeScalars.contains($0.unicodeScalars.last ?? " ")
    }
    return sentence.prefix(Self.wordsOfTitles).contains { word in
      let word = String(word)
      return word.unicodeScalars.count > 2 && LetterCase.of(word) == .lower
        && !model.hasLanguage { $0.words.small.contains(word) || $0.words.separate.contains(word) }
    }
  }

  /// How far before a word the words of its title are looked for, in bytes, and how many.
  private static let reachOfTitles = 128
  private static let wordsOfTitles = 8

  /// After a colon, a bracket and the like, the capital of a shorter word than this, in bytes, is taken for that of a
  /// name.
  private static let minimumOpenedBytes = 6

  /// Returns the word before, if it has a capital that does not come from the start of a sentence.
  private static func capitalBefore(_ word: CursorContext, _ text: Text) -> String? {
    let start = word.wordRange.lowerBound
    guard let last = word.history.last, word.history.count > 1,
      word.history[word.history.count - 2] != Tokenizer.sentenceStart
        || NameCompanions.isBeforeName(last)
    else { return nil }
    let written = CursorContext.word(before: start, in: text)
    return LetterCase.of(written) == .title ? written : nil
  }
}
