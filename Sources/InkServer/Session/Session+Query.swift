// Asking the engine about a position in a document: the only path from a client's query to an answer.

import InkEngine
import InkLSP
import InkText

/// The additional inputs of every question: an external provider's suggestions, the time, and the position encoding.
/// Created before the document is borrowed for mutation, because it reads the session.
struct QueryContext {
  private let external: ExternalAnswer?
  private let milliseconds: UInt64
  private let encoding: PositionEncoding

  fileprivate init(_ external: ExternalAnswer?, milliseconds: UInt64, encoding: PositionEncoding) {
    self.external = external
    self.milliseconds = milliseconds
    self.encoding = encoding
  }

  /// Returns the engine's answer, and what converts its points into positions.
  func query(
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
  /// Returns the inputs for a question asked now, with an external provider's suggestions for it.
  func queryContext(_ external: [ExternalSuggestion] = []) -> QueryContext {
    QueryContext(
      externalAnswer(external), milliseconds: effects.clock.nanoseconds / 1_000_000,
      encoding: client.encoding)
  }

  /// Asks about a position in an open document, and takes it to be the cursor position.
  mutating func query(
    at place: TextDocumentPosition, external: [ExternalSuggestion] = [],
    _ question: (TextPoint) -> Question
  ) throws -> (answer: Answer, point: TextPoint, positions: PositionWriter) {
    let (context, encoding) = (queryContext(external), client.encoding)
    let (answered, hasLeft) = try documents.focus(on: place.uri) { document in
      let point = document.text.point(of: place.position, in: encoding)
      let hasLeft = document.leavesUnknownWord(for: point)
      document.cursor = point
      let (answer, positions) = context.query(&engine, question(point), in: &document)
      return ((answer, point, positions), hasLeft)
    }
    if hasLeft { restoreMarks(in: place.uri) }
    return answered
  }
}
