// Suggestions as completion items, in the shape the client's menu understands.

import InkAutocomplete
import InkEngine
import InkLSP
import InkText

/// Turns the suggestions of one answer into items.
struct CompletionItemWriter {
  private let positions: PositionWriter
  private let client: ClientCapabilities
  private let cursor: TextPoint
  private let wordEnd: TextPoint
  /// What is typed, which every item is filtered by: clients would drop corrections otherwise.
  private let typed: String

  init(_ answer: Answer, _ positions: PositionWriter, _ client: ClientCapabilities) {
    self.positions = positions
    self.client = client
    cursor = answer.prefixRange.upperBound
    wordEnd = max(cursor, answer.wordRange.upperBound)
    typed = positions.text.string(in: answer.prefixRange)
  }

  /// The item of the suggestion with a rank from 0.
  func item(_ suggestion: Suggestion, rank: Int) -> CompletionItem {
    CompletionItem(
      label: suggestion.text,
      description: client.labelDetails ? suggestion.subtitle : nil,
      sortText: rank < 10 ? "0\(rank)" : "\(rank)",
      filterText: typed,
      edit: edit(suggestion),
      command: client.ownCommands ? nil : AcceptCommand.hint(id: suggestion.id),
      origin: CompletionItem.Origin(
        id: suggestion.id, source: suggestion.source, score: suggestion.score))
  }

  /// From the start of what is replaced to the cursor, or to the end of the word in the other mode.
  private func edit(_ suggestion: Suggestion) -> CompletionItem.Edit {
    let start = min(suggestion.range.lowerBound, cursor)
    let insert = positions.range(start..<cursor)
    guard client.insertReplace else {
      return .replace(TextEdit(range: insert, newText: suggestion.text))
    }
    return .insertReplace(
      newText: suggestion.text, insert: insert, replace: positions.range(start..<wordEnd))
  }
}
