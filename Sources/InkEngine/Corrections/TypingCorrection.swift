// A correction made while somebody types: what it changes where, why, and whether another text has it.

package import InkText

/// A correction made while typing.
package struct TypingCorrection: Sendable, Equatable {
  /// Why a text is changed.
  package enum Reason: String, Sendable {
    /// It is one of the user's replacements.
    case replacement
    /// The word is none, and another one is meant, or it is a contraction without its apostrophe.
    case spelling
    /// It begins a sentence, capitals were wanted throughout, or it is always written so: the pronoun I, a name.
    case capital
    /// Two spaces end a sentence.
    case doubleSpace
  }

  /// Where the text to be changed stands, and then the changed one.
  package internal(set) var range: Range<TextPoint>
  /// What was typed.
  package let typed: String
  /// What takes its place.
  package let text: String
  /// Why.
  package let reason: Reason
}

extension TypingCorrection {
  /// Whether one text has what was typed, and the other one what takes its place, on a line that is the same before it
  /// and goes on as it did.
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
