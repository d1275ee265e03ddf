// How often a word appears in the prose of a document, or in its code, apart from a position.

import InkModel
import InkText

/// Searches a document for words, line by line around a position. An object, since it is large and is passed along with
/// its place.
final class WordOccurrences: Sendable {
  private let text: Text
  private let regions: RegionMap

  init(in text: Text, _ regions: RegionMap) {
    (self.text, self.regions) = (text, regions)
  }

  /// Whether a word appears in prose at least `count` times, not counting the one at `own`.
  func has(_ word: String, inProse count: Int, beside own: Range<TextPoint>) -> Bool {
    has(word, count, beside: own) { ![.code, .markup, .frontMatter].contains($0) }
  }

  /// Whether a word appears in code.
  func hasInCode(_ word: String, beside own: Range<TextPoint>) -> Bool {
    has(word, 1, beside: own) { $0 == .code }
  }

  /// Whether a word appears in some regions at least `count` times, not counting the one at `own`. Searches the lines
  /// before that one and then those after it, at most as many bytes as are read of a document at first: of a line with
  /// more than are left, only its first ones.
  private func has(
    _ word: String, _ count: Int, beside own: Range<TextPoint>, in isMeant: (RegionKind) -> Bool
  ) -> Bool {
    let wanted = Array(word.utf8)
    var map = regions
    var (left, bytes) = (count, DocumentReading.firstReadBytes)
    let before = stride(from: own.lowerBound.line, through: 0, by: -1)
    let behind = stride(from: own.lowerBound.line + 1, through: text.lineCount - 1, by: 1)
    for line in [before, behind].joined() {
      if left <= 0 || bytes <= 0 { break }
      let places = text.withLine(line) { $0.places(ofWord: wanted, before: bytes) }
      bytes -= text.lineLength(line) + 1
      if places.isEmpty { continue }
      let regions = map.regions(ofLine: line, in: text)
      for place in places
      where left > 0 && TextPoint(line: line, byte: place) != own.lowerBound
        && isMeant(regions.region(at: place + 1).kind)
      {
        left -= 1
      }
    }
    return left <= 0
  }
}

extension Document {
  /// Where words appear in the document.
  var occurrences: WordOccurrences { WordOccurrences(in: text, analysis.regions) }
}

extension Span<UInt8> {
  /// The positions of a word as a whole that ends at `limit` or before it; ASCII letters match in either case.
  fileprivate func places(ofWord word: [UInt8], before limit: Int) -> [Int] {
    let last = Swift.min(count, limit) - word.count
    guard let first = word.first, last >= 0 else { return [] }
    var places: [Int] = []
    for start in 0...last
    where self[start].lowercasedASCII == first.lowercasedASCII {
      let end = start + word.count
      guard
        word.indices.allSatisfy({ self[start + $0].lowercasedASCII == word[$0].lowercasedASCII }),
        start == 0 || !scalar(before: start).characterClass.isCore,
        end == count || !scalar(at: end).characterClass.isCore
      else { continue }
      places.append(start)
    }
    return places
  }
}
