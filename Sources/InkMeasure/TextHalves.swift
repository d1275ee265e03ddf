// A writer's texts split in two: the earlier half is learned, the later half is typed.

/// The halves of documents in the order in which they were written.
package struct TextHalves: Sendable {
  /// The documents of the earlier half.
  package private(set) var earlier: [[UInt8]] = []
  /// The documents of the later half; empty if everything is on one line.
  package private(set) var later: [[UInt8]] = []
  /// The number of words of the earlier half, which are tokens with a letter or digit.
  package private(set) var earlierWordCount = 0

  /// Splits documents after the line, possibly in the middle of a document, by which half of their words were written.
  package init(of documents: [[UInt8]]) {
    let lines = documents.map {
      $0.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    }
    let counts = lines.map { $0.map { ReplayedText($0).wordCount } }
    let total = counts.joined().reduce(0, +)
    for (lines, counts) in zip(lines, counts) {
      var end = 0
      while end < lines.count, 2 * earlierWordCount < total {
        earlierWordCount += counts[end]
        end += 1
      }
      earlier.append(Array(lines[..<end].joined(separator: [0x0A])))
      later.append(Array(lines[end...].joined(separator: [0x0A])))
    }
    earlier.removeAll { ReplayedText($0).wordCount == 0 }
    later.removeAll { ReplayedText($0).wordCount == 0 }
  }
}
