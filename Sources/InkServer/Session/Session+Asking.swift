// Asking the engine about a place of a document: the one way from a question of the client's to an answer.

import InkEngine
import InkLSP
import InkText

/// What goes with every question: what a program has suggested, the time, and the units of the client's positions.
/// Made before the document is borrowed for mutation, since it reads the session.
struct Asking {
  private let external: ExternalAnswer?
  private let milliseconds: UInt64
  private let encoding: PositionEncoding

  fileprivate init(_ external: ExternalAnswer?, milliseconds: UInt64, encoding: PositionEncoding) {
    self.external = external
    self.milliseconds = milliseconds
    self.encoding = encoding
  }

  /// Asks; gives what turns the answer's places into positions, too.
  func ask(
    _ engine: inout Engine, _ question: Question, in document: inout Document
  ) -> (answer: Answer, positions: PositionWriter) {
    var question = question
    question.external = external
    question.milliseconds = milliseconds
    let answer = engine.answer(question, in: &document)
    return (answer, PositionWriter(text: document.text, encoding: encoding))
  }
}

extension Session {
  /// What goes with a question that is asked now, with what a program has suggested for it.
  func asking(_ external: [ExternalSuggestion] = []) -> Asking {
    Asking(
      externalAnswer(external), milliseconds: effects.clock.nanoseconds / 1_000_000,
      encoding: client.encoding)
  }

  /// Asks about a place of an open document, where the cursor is then taken to stand.
  mutating func ask(
    at place: TextDocumentPosition, external: [ExternalSuggestion] = [],
    _ question: (TextPoint) -> Question
  ) throws -> (answer: Answer, point: TextPoint, positions: PositionWriter) {
    let (asking, encoding) = (asking(external), client.encoding)
    return try documents.with(place.uri) { document in
      let point = document.text.point(of: place.position, in: encoding)
      document.cursor = point
      let (answer, positions) = asking.ask(&engine, question(point), in: &document)
      return (answer, point, positions)
    }
  }
}
