// `textDocument/inlineCompletion`: the prediction as ghost text.

import InkEngine
import InkLSP

extension Session {
  mutating func inlineCompletion(
    _ request: InlineCompletionRequest
  ) throws -> InlineCompletionList? {
    let text = try documents.document(request.place.uri).text
    let isInvoked = inlineTriggers.isInvoked(request)
    let selected = request.selectedCompletion.map {
      Question.SelectedCompletion(
        range: text.points(of: $0.range, in: client.encoding), text: $0.text)
    }
    let (answer, _, positions) = try query(at: request.place) {
      Question(
        at: $0, want: .inlinePrediction, trigger: isInvoked ? .invoked : .automatic,
        selectedCompletion: selected)
    }
    guard let first = answer.inlinePrediction else { return nil }
    let predictions = [first] + (isInvoked ? answer.otherPredictions : [])
    return InlineCompletionList(
      predictions.map { InlineCompletionItem($0, positions, client.capabilities) })
  }
}
