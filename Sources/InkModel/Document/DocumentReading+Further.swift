// The rest of a long text, read bit by bit while nobody waits for an answer.

package import InkText

extension DocumentReading {
  /// The number of bytes read at a time, in whole lines: a millisecond or two, more only where a line is long.
  private static let stepBytes = 500

  /// Whether there is more to read with ``readFurther(_:with:)``.
  package var isPartial: Bool { bytesLeft > 0 }

  /// Whether so many new lines are to be read, as after a paste, that it is better to select the lines anew and to read
  /// most of them while nobody waits. What was read of a text longer than that is then read again, or forgotten.
  package func hasMuchToRead(of text: Text) -> Bool {
    var bytes = 0
    for index in changed.clamped(to: lines.indices) where lines[index].start == nil {
      bytes += text.lineLength(firstLine + index)
      if bytes > 2 * Self.nearBytes { return changed.count > 1 }
    }
    return false
  }

  /// Reads further lines before the ones read so far, or after them once the text before them is read; nothing before
  /// changed lines were read. In the end 24,000 bytes are read, and the counts are the same as if that had been done at
  /// once.
  ///
  /// - Parameters:
  ///   - text: The document's text.
  ///   - known: The model whose packs are used to look up the words.
  package mutating func readFurther(_ text: Text, with known: Model) {
    guard isPartial, changed.isEmpty else { return }
    extend(in: text, by: Self.stepBytes, byALineAtLeast: true)
    readChanges(in: text, known)
    weighLines()
    dropFurthestLines()
    model.updateWeights()
  }

  /// Adds unread lines with at most that many bytes, or a longer one if wanted; first all before the present ones, then
  /// those after them. If there are none, or the next is longer than what may still be read, nothing is left to read.
  mutating func extend(in text: Text, by bytes: Int, byALineAtLeast: Bool = false) {
    let (first, end) = (firstLine, firstLine + lines.count)
    var (newFirst, newEnd, wanted) = (first, end, bytes)
    while wanted > 0, bytesLeft > 0 {
      let isAbove = newFirst > 0 && text.lineLength(newFirst - 1) < bytesLeft
      guard isAbove || newEnd < text.lineCount && text.lineLength(newEnd) < bytesLeft else {
        bytesLeft = 0
        break
      }
      let length = text.lineLength(isAbove ? newFirst - 1 : newEnd) + 1
      let isFirst = newFirst == first && newEnd == end
      if length > wanted, !(isFirst && byALineAtLeast) { break }
      if isAbove { newFirst -= 1 } else { newEnd += 1 }
      wanted -= length
      bytesLeft -= length
    }
    lines.insert(contentsOf: Array(repeating: ReadLine(), count: first - newFirst), at: 0)
    lines += Array(repeating: ReadLine(), count: newEnd - end)
    firstLine = newFirst
    cursorLine += first - newFirst
    if newFirst < first || newEnd > end {
      let start = newFirst < first ? 0 : end - newFirst
      changed = start..<(newEnd > end ? lines.count : first - newFirst)
    }
  }
}
