// Converts the protocol's types into the engine's: positions, traits, questions.

import InkAutocomplete
import InkCorrection
import InkEngine
import InkLSP
import InkPrediction
import InkText

extension Text {
  /// Returns the text point of a position, clamped to the text by the protocol's rules.
  func point(of position: Position, in encoding: PositionEncoding) -> TextPoint {
    point(at: TextPosition(line: position.line, character: position.character), in: encoding)
  }

  /// Returns the text points of a range.
  func points(of range: PositionRange, in encoding: PositionEncoding) -> Range<TextPoint> {
    let start = point(of: range.start, in: encoding)
    return start..<max(start, point(of: range.end, in: encoding))
  }

  /// Returns what to replace, and by what, for a client's edit.
  func replacement(
    of range: PositionRange, by string: String, in encoding: PositionEncoding
  ) -> (range: Range<TextPoint>, bytes: [UInt8]) {
    let start = TextPosition(line: range.start.line, character: range.start.character)
    let end = TextPosition(line: range.end.line, character: range.end.character)
    return replacement(of: (start, end), by: Array(string.utf8), in: encoding)
  }
}

extension FieldTraits {
  /// Creates the traits that a client sent.
  init(_ field: DidChangeFieldNotification) {
    self.init(
      kind: field.kind,
      inlinePrediction: field.inlinePrediction,
      autocorrect: field.autocorrect,
      autocapitalization: field.autocapitalization,
      language: field.language,
      dataSource: field.dataSource)
  }
}

extension Question.Want {
  /// Creates the set of lists that a client requests.
  init(_ wants: [AutocompleteRequest.Want]) {
    self = []
    for want in wants {
      switch want {
      case .suggestions: insert(.suggestions)
      case .inlinePrediction: insert(.inlinePrediction)
      case .corrections: insert(.corrections)
      case .callouts: insert(.callouts)
      case .nextCharacters: insert(.nextCharacters)
      }
    }
  }
}
