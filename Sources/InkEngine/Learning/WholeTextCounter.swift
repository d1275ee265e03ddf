// Counts a whole text in slices, so that its reader can do other things between two of them.

package import InkLexicon
import InkModel
import InkText

/// The reading of a text to learn from.
///
/// Its prose is read passage by passage. A passage in a language without a pack is skipped: counts of its words would
/// say nothing about how somebody writes.
package struct WholeTextCounter: Sendable {
  private let text: Text
  private let model: Model
  private let chosen: [Bool]
  private var regions: RegionMap
  private var counter: TextCounter
  /// The evidence of words for languages.
  private var known = WordEvidenceCache()
  /// Where reading continues.
  private var place = TextPoint(line: 0, byte: 0)
  /// The prose of the line there that is not yet read.
  private var prose: ArraySlice<Range<Int>> = []

  /// A passage has at least this many bytes, enough to determine its language, or ends with its paragraph.
  private static let passageBytes = 256
  /// A paragraph of at most this many bytes is not split.
  private static let wholeBytes = 2 * passageBytes
  /// A line is split at a space; after this many bytes without one, anywhere.
  private static let unbrokenBytes = 1024

  init(_ text: Text, languageID: String, by counter: TextCounter, model: Model, chosen: [Bool]) {
    self.text = text
    self.model = model
    self.chosen = chosen
    regions = RegionMap(languageID: languageID)
    self.counter = counter
  }

  /// The counts so far.
  package var counts: TextCounts { counter.result }

  /// The fraction of the text that was read, 0…1.
  package var fraction: Double {
    guard place.line < text.lineCount else { return 1 }
    let ofLine = Double(place.byte) / Double(max(1, text.lineLength(place.line)))
    return (Double(place.line) + ofLine) / Double(text.lineCount)
  }

  /// Continues reading for some bytes, in whole passages; true at the end of the text.
  ///
  /// Costs some microseconds for a known word and up to a millisecond for a new one.
  package mutating func read(bytes: Int) -> Bool {
    var count = 0
    while place.line < text.lineCount, count < bytes { count += readPassage() }
    return place.line >= text.lineCount
  }

  /// Prose whose language is determined as a whole.
  private struct Passage {
    struct Part {
      var line: Int
      var range: Range<Int>
      var region: Range<Int>
    }

    var parts: [Part] = []
    /// Including what is not prose.
    var byteCount = 0
    var endsParagraph = false
  }

  /// Reads a passage; returns its length in bytes.
  private mutating func readPassage() -> Int {
    let passage = nextPassage()
    let isForeign = isForeign(passage)
    if !isForeign {
      for part in passage.parts {
        text.withLine(part.line) { counter.read(part.range, of: part.region, in: $0) }
      }
    }
    if passage.endsParagraph || isForeign { counter.begin(after: [Tokenizer.sentenceStart]) }
    return passage.byteCount
  }

  /// Advances past the next passage.
  private mutating func nextPassage() -> Passage {
    var passage = Passage()
    let rest = restOfParagraph
    let wanted = rest <= Self.wholeBytes ? rest : Self.passageBytes
    while passage.byteCount < wanted { takeLine(into: &passage, wanted: wanted) }
    // An empty line ends a paragraph, and with it a sentence.
    if place.byte == 0, place.line < text.lineCount, text.lineLength(place.line) == 0 {
      passage.endsParagraph = true
      passage.byteCount += 1
      place.line += 1
    }
    return passage
  }

  /// The remaining bytes of the paragraph, counted as far as it matters.
  private var restOfParagraph: Int {
    var (line, count) = (place.line, -place.byte)
    while line < text.lineCount, text.lineLength(line) > 0, count <= Self.wholeBytes {
      count += text.lineLength(line) + 1
      line += 1
    }
    return count
  }

  /// Takes the rest of the line; of a long one as much as is wanted.
  private mutating func takeLine(into passage: inout Passage, wanted: Int) {
    let (line, start) = (place.line, place.byte)
    if start == 0 {
      prose = regions.regions(ofLine: line, in: text).filter { $0.kind == .prose }.map(\.range)[...]
    }
    let length = text.lineLength(line)
    var end = length
    if Self.wholeBytes - passage.byteCount < length - start {
      end = text.withLine(line) { Self.cut($0, after: start + wanted - passage.byteCount) }
    }
    prose = prose.drop { $0.upperBound <= start }
    for region in prose.prefix(while: { $0.lowerBound < end }) {
      passage.parts.append(
        .init(line: line, range: region.clamped(to: start..<end), region: region))
    }
    passage.byteCount += end - start
    place.byte = end
    if end == length {
      passage.byteCount += 1
      place = TextPoint(line: line + 1, byte: 0)
    }
  }

  /// Returns the first position in a line, from a byte on, that is not inside a word.
  private static func cut(_ line: Span<UInt8>, after start: Int) -> Int {
    var end = start
    while end < line.count, line[end] != UInt8(ascii: " ") {
      if start + unbrokenBytes <= end, !line[end].isContinuation { break }
      end += 1
    }
    return end
  }

  /// Whether a passage is in a language without a pack, judged by its prose alone.
  private mutating func isForeign(_ passage: Passage) -> Bool {
    let parts = passage.parts.map { part in
      text.string(in: Range(line: part.line, bytes: part.range))
    }
    return model.isForeign(
      RecentWords(of: parts.joined(separator: " ")), chosen: chosen, known: &known)
  }
}
