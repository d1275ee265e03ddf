// Learning from what was typed: what is finished and stands, in prose, where a person allows it.

package import InkLexicon
import InkModel
package import InkText

/// How much of what was typed in a document may be learned now.
package enum LearningScope: Sendable {
  /// All sentences but the one at the cursor, whose slips may still be put right.
  case sentences
  /// Everything but the word at the cursor: the document was saved.
  case words
  /// Everything: the document was closed.
  case everything
}

/// What one open document still has to teach others.
struct DocumentLearner: Sendable {
  /// What was typed in it and not yet learned from.
  var typed = TypedText()
  /// The new words that were learned from it.
  var newWords: [String: Int] = [:]
  /// What looked like slips in it, which are words if they are written so again and again.
  var slips: [String: Int] = [:]
}

extension Engine {
  /// Whether what is put into a document may be kept for other documents and days.
  package func learns(from document: Document) -> Bool {
    document.choices.learns && settings.effective(for: document).learns
  }

  /// Whether what is typed in a document now is learned for others: prose, and no search, name or password.
  package func learnsTyping(in document: Document) -> Bool {
    document.feedsDocumentModel && document.traits.kind == .text && learns(from: document)
  }

  /// Reads what was typed in a document since the last call and is finished; nil where there is nothing to learn or
  /// nothing may be learned.
  ///
  /// Costs some microseconds for a known word and up to a millisecond for a new one.
  package func countTyped(in document: inout Document, _ finished: LearningScope) -> TextCounts? {
    guard learnsTyping(in: document) else {
      document.learner = DocumentLearner()
      return nil
    }
    let ranges = document.learner.typed.removeFinished(
      without: document.unfinished(finished),
      accepted: settings.effective(for: document).learnsAcceptedText)
    // Not with the document's own words: a slip that is made twice would speak for itself.
    let layout = settings.effective(for: document).layout(for: document.chosenLanguage)
    var counter = TextCounter(knowing: knowledge(at: document.address), layout: layout)
    for range in ranges { counter.read(range, of: &document) }
    var counts = counter.result(with: document.meantSlips(among: counter))
    for (word, count) in counts.newWords { document.learner.newWords[word, default: 0] += count }
    if finished != .sentences { document.takeBackNewWords(from: &counts) }
    return counts.isEmpty ? nil : counts
  }

  /// A text that is to be learned from, of which nothing is read yet.
  package func counter(
    of text: Text, languageID: String, at address: DocumentAddress
  ) -> WholeTextCounter {
    let settings = settings.effective(for: languageID, in: address.folder)
    let counter = TextCounter(
      knowing: knowledge(at: address), layout: settings.layout(for: nil))
    return WholeTextCounter(
      text, languageID: languageID, by: counter, model: model,
      chosen: model.packs(of: settings.languages))
  }
}

extension TextCounter {
  /// Reads the words that stand wholly in a range, in prose.
  fileprivate mutating func read(_ range: Range<TextPoint>, of document: inout Document) {
    for line in range.lowerBound.line...range.upperBound.line {
      let first = line == range.lowerBound.line ? range.lowerBound.byte : 0
      let last =
        line == range.upperBound.line ? range.upperBound.byte : document.text.lineLength(line)
      for region in document.regions(ofLine: line) where region.kind == .prose {
        let start = max(first, region.range.lowerBound)
        let end = min(last, region.range.upperBound)
        guard start < end else { continue }
        // A word that was there in part and was typed on is nobody's whole.
        let around = CursorContext(at: TextPoint(line: line, byte: start), in: document.text)
        let isInside = around.prefixRange.lowerBound.byte < start
        let from = isInside ? around.wordRange.upperBound.byte : start
        guard from < end else { continue }
        begin(after: around.history + (isInside ? [Tokenizer.unknown] : []))
        document.text.withLine(line) { read(from..<end, of: region.range, in: $0) }
      }
    }
  }
}

extension Document {
  /// How far before the cursor a sentence may begin, in bytes.
  private static let sentenceReach = 4096

  /// What is not yet finished; nil where everything is.
  fileprivate func unfinished(_ finished: LearningScope) -> Range<TextPoint>? {
    guard finished != .everything, let cursor = cursor ?? learner.typed.parts.last?.range.upperBound
    else { return nil }
    let point = text.clamped(cursor)
    let word = CursorContext.wordRange(at: point, in: text)
    if finished == .words { return word }
    let reach = max(0, point.byte - Self.sentenceReach)
    let start = text.clamped(TextPoint(line: point.line, byte: reach))
    let bytes = text.bytes(in: start..<point)
    var tokenizer = Tokenizer(startsSentence: true)
    var sentence = 0
    while let token = tokenizer.next(in: bytes.span) {
      if token.startsSentence { sentence = token.range.lowerBound }
    }
    if tokenizer.isAtSentenceStart { sentence = bytes.count }
    return TextPoint(line: point.line, byte: start.byte + sentence)..<max(point, word.upperBound)
  }

  /// New words that stand here no more were slips, or thoughts given up: their sightings are taken back.
  fileprivate mutating func takeBackNewWords(from counts: inout TextCounts) {
    if learner.newWords.isEmpty { return }
    let standing = occurrences(of: learner.newWords, upTo: 1)
    // Of a large text only a part is looked at; what is not found there may stand elsewhere.
    if !standing.isWhole { return }
    for (word, count) in learner.newWords where standing.counts[word] == nil {
      counts.newWords[word, default: 0] -= count
      if counts.newWords[word] == 0 { counts.newWords[word] = nil }
      learner.newWords[word] = nil
    }
  }
}

extension Document {
  /// What looked like slips and is meant, now that so much more of it was written: it stands often enough in this
  /// document.
  fileprivate mutating func meantSlips(among counter: TextCounter) -> [String: Int] {
    if counter.slips.isEmpty { return [:] }
    learner.slips.merge(counter.slips, uniquingKeysWith: +)
    let often = learner.slips.filter { counter.meantCount(of: $0.key) <= $0.value }
    if often.isEmpty { return [:] }
    let standing = occurrences(of: often, upTo: SlipAssessment.meantSightings).counts
    let meant = often.filter { counter.meantCount(of: $0.key) <= standing[$0.key] ?? 0 }
    // What was put right since is no evidence; what is told is told once.
    for word in often.keys { learner.slips[word] = meant[word] == nil ? standing[word] : nil }
    return meant
  }
}

extension Document {
  /// How much of a text is looked through, in bytes: some ten milliseconds.
  private static let searchedBytes = 1_000_000

  /// How often each of some words stands in the text around what was typed last, counted up to a number.
  ///
  /// - Returns: The counts, and whether that is the whole text.
  private func occurrences(
    of wanted: [String: Int], upTo limit: Int
  ) -> (counts: [String: Int], isWhole: Bool) {
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
          let word = span.extracting(token.range).withUnsafeBufferPointer {
            String(decoding: $0, as: UTF8.self).composed
          }
          note(word)
          if let stem = word.genitiveStem { note(stem) }
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

  /// The last lines before one that are looked through.
  private func lastLines(before end: Int) -> Range<Int> {
    var (first, left) = (end, Self.searchedBytes)
    while first > 0, left > text.lineLength(first - 1) {
      first -= 1
      left -= text.lineLength(first) + 1
    }
    return first..<end
  }
}
