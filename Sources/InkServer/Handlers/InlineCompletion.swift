// `textDocument/inlineCompletion`: the prediction as ghost text.

import InkEngine
import InkLSP

extension Session {
  mutating func inlineCompletion(
    _ request: InlineCompletionRequest
  ) throws -> InlineCompletionList? {
    let text = try documents.document(request.place.uri).text
    let selected = request.selectedCompletion.map {
      Question.SelectedCompletion(
        range: text.points(of: $0.range, in: client.encoding), text: $0.text)
    }
    let (answer, _, positions) = try ask(at: request.place) {
      Question(
        at: $0, want: .inlinePrediction, trigger: request.isInvoked ? .invoked : .automatic,
        selectedCompletion: selected)
    }
    guard let first = answer.inlinePrediction else { return nil }
    let predictions = [first] + (request.isInvoked ? answer.otherPredictions : [])
    return InlineCompletionList(
      predictions.map {
        InlineCompletionItem(
          insertText: $0.text, range: positions.range($0.range), command: hint(offer: $0.id))
      })
  }

  /// The command that hints at an acceptance; none for a client that brings its own.
  private func hint(offer id: String) -> Command? {
    client.capabilities.ownCommands ? nil : AcceptCommand.hint(id: id)
  }
}
