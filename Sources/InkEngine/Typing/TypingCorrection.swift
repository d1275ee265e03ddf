// A correction made while typing: what it changes where, why, and whether another text has it.

package import InkText

/// A correction made while typing.
package struct TypingCorrection: Sendable, Equatable {
  /// Why the text is changed.
  package enum Reason: String, Sendable {
    /// It is one of the user's replacements.
    case replacement
    /// The word is not one, and another one is meant, or it is a contraction without its apostrophe.
    case spelling
    /// It begins a sentence, capitals were wanted throughout, or it is always capitalized: the pronoun I, a name.
    case capital
    /// Two spaces end a sentence.
    case doubleSpace
  }

  /// The range of the text to change, and after the change that of the new text.
  package internal(set) var range: Range<TextPoint>
  /// The typed text.
  package let typed: String
  /// The text that replaces it.
  package let text: String
  /// Why it is replaced.
  package let reason: Reason
}

extension TypingCorrection {
  /// Whether `old` has the typed text and `new` the corrected one, on a line that is the same before it and continues
  /// as it did.
  func isMade(between old: Text, and new: Text) -> Bool {
    let line = range.lowerBound.line
    guard range.upperBound.line == line, typed != text, old.string(in: range) == typed
    else { return false }
    let start = TextPoint(line: line, byte: 0)
    let rest = range.upperBound..<TextPoint(line: line, byte: old.lineLength(line))
    let due =
      old.bytes(in: start..<range.lowerBound) + Array(text.utf8) + old.bytes(in: rest).prefix(1)
    return new.withLine(line) { written in
      due.count <= written.count && due.indices.allSatisfy { due[$0] == written[$0] }
    }
  }
}
