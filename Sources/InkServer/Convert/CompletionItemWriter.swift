// Suggestions as completion items, in the shape the client's menu understands.

import InkAutocomplete
import InkEngine
import InkLSP
import InkText

/// Turns the suggestions of one answer into items.
struct CompletionItemWriter {
  private let suggestions: [Suggestion]
  private let positions: PositionWriter
  private let client: ClientCapabilities
  private let cursor: TextPoint
  private let wordEnd: TextPoint
  /// Whether labels begin with what is typed.
  private let showsTyped: Bool

  init(
    _ answer: Answer, _ positions: PositionWriter, _ client: ClientCapabilities,
    labelsShowTyped showsTyped: Bool
  ) {
    self.showsTyped = showsTyped
    suggestions = answer.suggestions
    self.positions = positions
    self.client = client
    cursor = answer.prefixRange.upperBound
    wordEnd = max(cursor, answer.wordRange.upperBound)
  }

  /// The items, best first; none where the only one is what is typed: taking it would do nothing but cost a key.
  var items: [CompletionItem] {
    if let only = suggestions.first, suggestions.count == 1,
      positions.text.string(in: only.range) == only.text
    {
      return []
    }
    return suggestions.enumerated().map { item($1, rank: $0) }
  }

  /// The items for a trigger character: emoji, and items of data sources.
  var triggeredItems: [CompletionItem] {
    suggestions.filter { $0.kind == .emoji || $0.kind == .dataSource }.enumerated().map {
      item($1, rank: $0)
    }
  }

  /// The item of the suggestion with a rank from 0.
  private func item(_ suggestion: Suggestion, rank: Int) -> CompletionItem {
    let start = min(suggestion.range.lowerBound, cursor)
    let typed = positions.text.string(in: start..<cursor)
    return CompletionItem(
      label: label(of: suggestion.text, typedAs: typed),
      description: client.labelDetails ? suggestion.subtitle : nil,
      sortText: rank < 10 ? "0\(rank)" : "\(rank)",
      // What is typed, since clients would drop corrections and emoji otherwise.
      filterText: typed,
      edit: edit(suggestion, from: start), saysAsIs: client.insertTextModes,
      command: client.ownCommands ? nil : AcceptCommand.hint(id: suggestion.id),
      origin: CompletionItem.Origin(
        id: suggestion.id, source: suggestion.source.name,
        percent: Int((min(max(0, suggestion.score), 1) * 100).rounded())))
  }

  /// Editors that filter by labels keep what begins as typed, in whatever case.
  private func label(of text: String, typedAs typed: String) -> String {
    if !showsTyped || text.lowercased().hasPrefix(typed.lowercased()) { return text }
    return "\(typed) → \(text)"
  }

  /// From the start of what is replaced to the cursor, or to the end of the word in the other mode.
  private func edit(_ suggestion: Suggestion, from start: TextPoint) -> CompletionItem.Edit {
    // Where the rest of the word agrees it belongs to what is replaced, whatever the mode.
    let insert = positions.range(start..<Swift.max(cursor, suggestion.range.upperBound))
    guard client.insertReplace else {
      return .replace(TextEdit(range: insert, newText: suggestion.text))
    }
    return .insertReplace(
      newText: suggestion.text, insert: insert, replace: positions.range(start..<wordEnd))
  }
}
