// What one open document has yet to teach: what is finished, what was taken back, and what was intended after all.

import InkLexicon
import InkModel
import InkText

/// What one open document has yet to teach others.
struct DocumentLearner: Sendable {
  /// What was typed and not yet learned from.
  var typed = TypedText()
  /// The new words that were learned.
  var newWords: [String: Int] = [:]
  /// What looked like slips, and becomes words if it is written again and again.
  var slips: [String: Int] = [:]
}

extension Document {
  /// How far before the cursor a sentence may begin, in bytes.
  private static let sentenceReach = 4096

  /// Returns what is not yet finished; nil where everything is.
  func unfinished(_ finished: LearningScope) -> Range<TextPoint>? {
    guard finished != .everything, let cursor = cursor ?? learner.typed.parts.last?.range.upperBound
    else { return nil }
    let point = text.clamped(cursor)
    let word = CursorContext.wordRange(at: point, in: text)
    if finished == .words { return word }
    let reach = max(0, point.byte - Self.sentenceReach)
    let start = text.clamped(TextPoint(line: point.line, byte: reach))
    let bytes = text.bytes(in: start..<point)
    var tokenizer = Tokenizer(abbreviations: text.abbreviations)
    var sentence = 0
    while let token = tokenizer.next(in: bytes.span) {
      if token.startsSentence { sentence = token.range.lowerBound }
    }
    if tokenizer.isAtSentenceStart { sentence = bytes.count }
    return TextPoint(line: point.line, byte: start.byte + sentence)..<max(point, word.upperBound)
  }

  /// Counts the words again that were taken back, if they are in this text now and something was pasted into it.
  mutating func restoreNewWords(from retracted: inout RetractedWords, to counts: inout TextCounts) {
    defer { learner.typed.hasPasted = false }
    if retracted.words.isEmpty || !learner.typed.hasPasted { return }
    for word in sightings(of: retracted.words, upTo: 1).found.keys {
      let count = retracted.take(word)
      counts.newWords[word, default: 0] += count
      learner.newWords[word, default: 0] += count
    }
  }

  /// Takes back the sightings of new words that are no longer in the text: they were slips, or abandoned thoughts, or
  /// were moved.
  mutating func retractNewWords(from counts: inout TextCounts, to retracted: inout RetractedWords) {
    if learner.newWords.isEmpty { return }
    let standing = sightings(of: learner.newWords, upTo: 1)
    // Of a large text only a part is searched; what is not found there may be elsewhere.
    if !standing.isWhole { return }
    for (word, count) in learner.newWords where standing.found[word] == nil {
      retracted.add(word, count)
      // Those just counted were never told to anybody.
      let told = count - (counts.newWords.removeValue(forKey: word) ?? 0)
      if told > 0 { counts.retractedWords[word] = told }
      learner.newWords[word] = nil
    }
  }

  /// Returns what looked like slips and is intended, now that more was written: it appears often enough in this
  /// document.
  mutating func meantSlips(among counter: TextCounter) -> [String: Int] {
    if counter.slips.isEmpty { return [:] }
    learner.slips.merge(counter.slips, uniquingKeysWith: +)
    let often = learner.slips.filter { counter.meantCount(of: $0.key) <= $0.value }
    if often.isEmpty { return [:] }
    let standing = sightings(of: often, upTo: SlipAssessment.intendedSightings).found
    let meant = often.filter { counter.meantCount(of: $0.key) <= standing[$0.key] ?? 0 }
    // What was corrected since is no evidence; each word is reported once.
    for word in often.keys { learner.slips[word] = meant[word] == nil ? standing[word] : nil }
    return meant
  }
}

extension Document {
  /// Forgets which new words it taught, since they were forgotten elsewhere.
  package mutating func forgetNewWords() { learner.newWords = [:] }

  /// The amount of a text that is searched, in bytes: some ten milliseconds.
  private static let searchedBytes = 1_000_000

  /// Returns how often each of some words appears in the text around what was typed last, counted up to a limit.
  ///
  /// - Returns: The counts, and whether the whole text was searched.
  private func sightings(
    of wanted: [String: Int], upTo limit: Int
  ) -> (found: [String: Int], isWhole: Bool) {
    var found: [String: Int] = [:]
    var missing = wanted.count
    func note(_ word: String) {
      guard wanted[word] != nil else { return }
      found[word, default: 0] += 1
      if found[word] == limit { missing -= 1 }
    }
    let lines = searchedLines
    for line in lines where missing > 0 {
      text.withLine(line) { span in
        var tokenizer = Tokenizer()
        while let token = tokenizer.next(in: span) {
          guard token.kind == .word else { continue }
          let word = String(utf8: span.extracting(token.range)).composed
          note(word)
          if let stem = word.genitiveStem { note(stem) }
          if let rest = word.restAfterApostrophe { note(rest) }
        }
      }
    }
    return (found, lines.count == text.lineCount)
  }

  /// All lines where they are few, else the last ones down to the cursor's.
  private var searchedLines: Range<Int> {
    let all = lastLines(before: text.lineCount)
    if all.lowerBound == 0 { return all }
    return lastLines(before: text.clamped(cursor ?? text.endPoint).line + 1)
  }

  /// Returns the last lines before one that are searched.
  private func lastLines(before end: Int) -> Range<Int> {
    var (first, left) = (end, Self.searchedBytes)
    while first > 0, left > text.lineLength(first - 1) {
      first -= 1
      left -= text.lineLength(first) + 1
    }
    return first..<end
  }
}
