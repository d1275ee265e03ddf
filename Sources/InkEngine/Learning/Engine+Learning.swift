// Learning from typed text: what is finished and still there, in prose, where the user allows it.

package import InkLexicon
import InkModel
package import InkText

/// How much of the text typed in a document may be learned now.
package enum LearningScope: Sendable {
  /// All sentences but the one at the cursor, whose slips may still be corrected.
  case sentences
  /// Everything but the word at the cursor: the document was saved.
  case words
  /// Everything: the document was closed.
  case everything
}

extension Engine {
  /// Whether text written in a document may be kept for other documents and days.
  package func learns(from document: Document) -> Bool {
    document.choices.learns && settings.effective(for: document).learns
  }

  /// Whether text typed in a document now is learned for others: prose, and not a search, name or password.
  package func learnsTyping(in document: Document) -> Bool {
    document.feedsDocumentModel && document.traits.kind == .text && learns(from: document)
  }

  /// Reads what was typed in a document since the last call and is finished; nil where there is nothing to learn or
  /// nothing may be learned. New words that are gone from it are taken back, unless they are pasted somewhere.
  ///
  /// Costs some microseconds for a known word and up to a millisecond for a new one.
  package func countTyped(
    in document: inout Document, _ finished: LearningScope, retracted: inout RetractedWords
  ) -> TextCounts? {
    guard learnsTyping(in: document) else {
      document.learner = DocumentLearner()
      return nil
    }
    let ranges = document.learner.typed.removeFinished(
      without: document.unfinished(finished),
      accepted: settings.effective(for: document).learnsAcceptedText)
    // Without the document's own words: a slip that is made twice would be evidence for itself.
    let layout = settings.effective(for: document).layout(for: document.chosenLanguage)
    var counter = TextCounter(
      knowing: knowledge(at: document.address), layout: layout,
      abbreviations: document.text.abbreviations)
    for range in ranges {
      counter.read(range, of: &document) { isInOtherLanguage(at: $0, in: &$1) }
    }
    var counts = counter.result(with: document.meantSlips(among: counter))
    for (word, count) in counts.newWords { document.learner.newWords[word, default: 0] += count }
    if finished != .sentences {
      document.restoreNewWords(from: &retracted, to: &counts)
      document.retractNewWords(from: &counts, to: &retracted)
    }
    return counts.isEmpty ? nil : counts
  }

  /// Returns a counter for a text to be learned from, with nothing read yet.
  package func counter(
    of text: Text, languageID: String, at address: DocumentAddress
  ) -> WholeTextCounter {
    let settings = settings.effective(forLanguageID: languageID, in: address.folder)
    let counter = TextCounter(
      knowing: knowledge(at: address), layout: settings.layout(for: nil),
      abbreviations: Abbreviations(of: settings.languages))
    return WholeTextCounter(
      text, languageID: languageID, by: counter, model: model,
      chosen: model.packs(of: settings.languages))
  }
}

extension TextCounter {
  /// Reads the words that are wholly in a range, in prose, except in sentences that are passed over given their end.
  fileprivate mutating func read(
    _ range: Range<TextPoint>, of document: inout Document,
    passesOver: (TextPoint, inout Document) -> Bool
  ) {
    for line in range.lowerBound.line...range.upperBound.line {
      let first = line == range.lowerBound.line ? range.lowerBound.byte : 0
      let last =
        line == range.upperBound.line ? range.upperBound.byte : document.text.lineLength(line)
      for region in document.regions(ofLine: line) where region.kind == .prose {
        let start = max(first, region.range.lowerBound)
        let end = min(last, region.range.upperBound)
        guard start < end else { continue }
        // A word that was there in part and was continued was not typed as a whole.
        let around = CursorContext(at: TextPoint(line: line, byte: start), in: document.text)
        let isInside = around.prefixRange.lowerBound.byte < start
        let from = isInside ? around.wordRange.upperBound.byte : start
        guard from < end else { continue }
        begin(after: around.history + (isInside ? [Tokenizer.unknown] : []))
        for part in document.text.sentences(in: from..<end, ofLine: line) {
          if passesOver(TextPoint(line: line, byte: part.upperBound), &document) {
            begin(after: [Tokenizer.sentenceStart])
          } else {
            document.text.withLine(line) { read(part, of: region.range, in: $0) }
          }
        }
      }
    }
  }
}
