// The rest of an item behind the cursor: replaced by the item, not left behind it.

import InkAutocomplete
import InkText

extension Suggestion {
  /// Returns the item with a range that includes what stands after the cursor of its own end: `@a|nn` would otherwise
  /// become `@annnn`. The space that is due then is the one after it.
  func coveringRest(in text: Text) -> Suggestion {
    let cursor = range.upperBound
    let letters = Array(self.text.utf8)
    let count = text.withLine(cursor.line) { line in
      stride(from: min(letters.count, line.count - cursor.byte), to: 0, by: -1).first { count in
        let end = cursor.byte + count
        let isWhole = end == line.count || !line.scalar(at: end).characterClass.isWordCharacter
        return isWhole
          && letters.suffix(count).indices.allSatisfy { index in
            letters[index] == line[end - letters.count + index]
          }
      }
    }
    guard let count else { return self }
    var whole = self
    whole.range = range.lowerBound..<TextPoint(line: cursor.line, byte: cursor.byte + count)
    whole.newText = self.text
    return whole
  }
}
