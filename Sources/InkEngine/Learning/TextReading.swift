// A whole text on its way into counts, read in slices: whoever reads it has other things to do between two of them.

package import InkLexicon
import InkModel
import InkText

/// The reading of a text that is to be learned from.
///
/// Read is its prose, passage by passage, and of that what is in a language that there is a pack of: counts of anything
/// else would say nothing about how somebody writes.
package struct TextReading: Sendable {
  private let text: Text
  private let model: Model
  private let chosen: [Bool]
  private var regions: RegionMap
  private var study: TextStudy
  private var line = 0

  /// A passage is as many bytes at least as its language is told by, or ends with its paragraph.
  private static let passageBytes = 256

  init(_ text: Text, languageID: String, source: String, model: Model, chosen: [Bool]) {
    self.text = text
    self.model = model
    self.chosen = chosen
    regions = RegionMap(languageID: languageID)
    study = TextStudy(source: source, model: model)
  }

  /// What was read so far.
  package var studied: StudiedText { study.studied }

  /// How much of it was read, 0…1.
  package var fraction: Double { Double(line) / Double(max(1, text.lineCount)) }

  /// Reads on for some bytes, whole passages; true when it is through.
  ///
  /// Costs some microseconds for a known word and up to a millisecond for a new one.
  package mutating func read(bytes: Int) -> Bool {
    var count = 0
    while line < text.lineCount, count < bytes { count += readPassage() }
    return line >= text.lineCount
  }

  /// Reads a passage; gives its bytes.
  private mutating func readPassage() -> Int {
    var (end, count) = (line, 1)
    while end < text.lineCount, count < Self.passageBytes, text.lineLength(end) > 0 {
      count += text.lineLength(end) + 1
      end += 1
    }
    // An empty line ends a paragraph, and with it a sentence.
    let endsParagraph = end < text.lineCount && text.lineLength(end) == 0
    let prose = (line..<end).map { line in
      (line, regions.regions(ofLine: line, in: text).filter { $0.kind == .prose }.map(\.range))
    }
    let isForeign = isForeign(prose)
    if !isForeign {
      for (line, ranges) in prose {
        text.withLine(line) { for range in ranges { study.read(range, of: range, in: $0) } }
      }
    }
    if endsParagraph || isForeign { study.begin(after: [Tokenizer.sentenceStart]) }
    line = endsParagraph ? end + 1 : max(end, line + 1)
    return count
  }

  /// Whether parts of lines are in a language that no pack is of, by what stands in them alone.
  private func isForeign(_ prose: [(line: Int, ranges: [Range<Int>])]) -> Bool {
    let lines = prose.map { line, ranges in
      ranges.map { range in
        text.string(
          in: TextPoint(
            line: line, byte: range.lowerBound)..<TextPoint(line: line, byte: range.upperBound))
      }.joined(separator: " ")
    }
    let passage = Text(lines.joined(separator: "\n"))
    var known = WordGains()
    return model.shares(
      after: RecentWords(before: passage.endPoint, in: passage), chosen: chosen, known: &known
    ).isForeign
  }
}
