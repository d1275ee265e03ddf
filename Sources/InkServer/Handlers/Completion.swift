// `textDocument/completion` and `completionItem/resolve`: suggestions as the items of a menu.

import InkEngine
import InkJSON
import InkLSP
import InkRPC
import InkText

extension Session {
  mutating func completion(
    _ request: CompletionRequest
  ) throws -> MethodTable<Session>.Outcome {
    guard let token = try askProvider(at: request.place) else {
      return .answer(try items(for: request))
    }
    return .deferred(Deferred(token: token) { try $0.items(for: request) })
  }

  private mutating func items(for request: CompletionRequest) throws -> CompletionList {
    let (answer, _, positions) = try ask(at: request.place) {
      let mayBeAsked = request.isInvoked && request.triggerCharacter == nil
      return Question(at: $0, want: .suggestions, surface: .menu(mayBeAsked: mayBeAsked))
    }
    let writer = CompletionItemWriter(answer, positions, client.capabilities)
    // A sign asks for emoji or items, or it is one of prose and brings no menu up.
    let isSign = Session.completionTriggers.contains(request.triggerCharacter ?? "")
    return CompletionList(isSign ? writer.askedItems : writer.items)
  }

  /// What stands before and behind the name of an emoji, and before items of data sources.
  static let completionTriggers = [":", "@", "#"]

  func resolve(_ request: CompletionResolveRequest) -> JSONValue {
    let percent = request.origin.percent
    let isMarkdown = client.capabilities.markdownDocumentation
    let source = isMarkdown ? "**\(request.origin.source)**" : request.origin.source
    // Emoji have no probability.
    let origin = percent > 0 ? "From \(source), \(percent) %" : "From \(source)"
    return request.documented(origin, isMarkdown: isMarkdown)
  }

  /// Asks the engine about a place of an open document; gives what turns its places into positions, too.
  mutating func ask(
    at place: TextDocumentPosition, _ question: (TextPoint) -> Question
  ) throws -> (answer: Answer, point: TextPoint, positions: PositionWriter) {
    let (encoding, outside, now) = (client.encoding, outsideAnswer, milliseconds)
    return try documents.with(place.uri) { document in
      let point = document.text.point(of: place.position, in: encoding)
      document.cursor = point
      var question = question(point)
      question.outside = outside
      question.milliseconds = now
      let answer = engine.answer(question, in: &document)
      return (answer, point, PositionWriter(text: document.text, encoding: encoding))
    }
  }

  /// The time at which a question is answered.
  var milliseconds: UInt64 { effects.nanoseconds() / 1_000_000 }
}
