// What a document teaches about itself: read once when it is first asked about, then word by word as it is typed.

import InkModel
import InkText

/// Stands for one set of packs; a document model is of use with the set it was made with.
final class PackSet: Sendable {}

/// The model of a document and the words finished since it was last brought up to date.
struct DocumentStudy: Sendable {
  /// What the document has taught so far; nil before it was first asked about.
  private(set) var model: DocumentModel?
  private var packs: PackSet?
  private var finished: [FinishedWord] = []
  /// A word that is just being judged.
  private var withheld: FinishedWord?

  /// A word that was just completed by what was typed behind it.
  private struct FinishedWord {
    let written: String
    let history: [String]
    /// Where the edit ended that finished it.
    let end: TextPoint
  }

  /// How much of the text before the cursor is read when a document is first asked about, in bytes.
  static let firstReadBytes = 24_000
  /// How much of one edit is read, in bytes.
  static let editBytes = 8_000
  private static let historyLength = 3

  /// Notes the words that an edit has finished; `inserted` is where its bytes now stand.
  ///
  /// Costs nothing but a look at the bytes where they only make a word longer.
  mutating func note(_ inserted: Range<TextPoint>, _ bytes: [UInt8], in text: Text) {
    guard model != nil, bytes.span.endsWord else { return }
    let before = CursorContext(at: inserted.lowerBound, in: text)
    var read = text.bytes(in: before.prefixRange.lowerBound..<inserted.upperBound)
    if read.count > Self.editBytes { read.removeFirst(read.count - Self.editBytes) }
    var history = before.history
    var tokenizer = Tokenizer(startsSentence: before.isSentenceStart)
    let span = read.span
    while let token = tokenizer.next(in: span), token.range.upperBound < span.count {
      if token.startsSentence, history.last != Tokenizer.sentenceStart {
        history.append(Tokenizer.sentenceStart)
      }
      if token.kind == .word {
        let written = span.extracting(token.range).withUnsafeBufferPointer {
          String(decoding: $0, as: UTF8.self)
        }
        finished.append(
          FinishedWord(written: written, history: history, end: inserted.upperBound))
      }
      history = history.suffix(Self.historyLength - 1) + [token.modelText(in: span)]
    }
  }

  /// Holds back the last word that was finished, if it is this one: it is no evidence for itself.
  mutating func withhold(_ word: String) {
    if finished.last?.written == word { withheld = finished.removeLast() }
  }

  /// Takes the word that was held back as it came to be written.
  mutating func release(as word: String) {
    if let withheld {
      finished.append(
        FinishedWord(written: word, history: withheld.history, end: withheld.end))
    }
    withheld = nil
  }

  /// Takes in what was written: all before the cursor at first, then the words that were finished.
  mutating func catchUp(
    _ text: Text, before point: TextPoint, uri: String, with known: Model, of packs: PackSet
  ) {
    if model == nil || self.packs !== packs {
      var fresh = DocumentModel(uri: uri)
      // The word at the cursor is not finished; it would stand as evidence for itself.
      let end = CursorContext(at: point, in: text).prefixRange.lowerBound
      fresh.observe(text.string(before: end, atMost: Self.firstReadBytes), model: known)
      model = fresh
      self.packs = packs
    } else {
      // The word that was ended by the last key may yet be put right, and is no evidence for itself.
      let held = finished.last?.end == point ? finished.removeLast() : nil
      for word in finished {
        model?.observe(word.written, in: known.context(after: word.history), model: known)
      }
      finished.removeAll(keepingCapacity: true)
      if let held { finished.append(held) }
      return
    }
    finished.removeAll(keepingCapacity: true)
  }
}

extension Text {
  /// The whole lines before the line of a point and that line up to the point, at most so many bytes.
  fileprivate func string(before point: TextPoint, atMost count: Int) -> String {
    var first = point.line
    var bytes = point.byte
    while first > 0, bytes < count {
      first -= 1
      bytes += lineLength(first) + 1
    }
    let start = TextPoint(line: first, byte: 0)
    return String(decoding: self.bytes(in: start..<point).suffix(count), as: UTF8.self)
  }
}

extension Span<UInt8> {
  /// Whether the bytes hold anything that no word goes on with.
  fileprivate var endsWord: Bool {
    var index = 0
    while index < count {
      let next = scalar(at: index)
      if !next.characterClass.isWordCharacter { return true }
      index += next.width
    }
    return false
  }
}
