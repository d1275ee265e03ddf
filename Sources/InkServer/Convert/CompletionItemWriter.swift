// Suggestions as completion items, in the form that the client supports.

import InkAutocomplete
import InkEngine
import InkLSP
import InkText

/// Converts the suggestions of an answer into items.
struct CompletionItemWriter {
  private let suggestions: [Suggestion]
  private let positions: PositionWriter
  private let client: ClientCapabilities
  private let cursor: TextPoint
  private let wordEnd: TextPoint
  /// Whether labels start with the typed text.
  private let showsTyped: Bool
  /// Whether an item remains in the client's list while the user goes on typing it.
  private let outlastsTyping: Bool

  init(
    _ answer: Answer, _ positions: PositionWriter, _ client: ClientProfile,
    labelsShowTyped showsTyped: Bool
  ) {
    self.showsTyped = showsTyped
    outlastsTyping = client.filtersBeforeAsking
    suggestions = answer.suggestions
    self.positions = positions
    self.client = client.capabilities
    cursor = answer.prefixRange.upperBound
    wordEnd = max(cursor, answer.wordRange.upperBound)
  }

  /// The items, best first; none if the only one equals the typed text, because accepting it would only cost a
  /// keystroke.
  var items: [CompletionItem] {
    if let only = suggestions.first, suggestions.count == 1,
      positions.text.string(in: only.range) == only.text
    {
      return []
    }
    return suggestions.enumerated().map { item($1, rank: $0) }
  }

  /// The items for a trigger character: emoji and data source items only.
  var triggeredItems: [CompletionItem] {
    suggestions.filter { $0.kind == .emoji || $0.kind == .dataSource }.enumerated().map {
      item($1, rank: $0)
    }
  }

  /// Returns the item for the suggestion with a rank, counted from 0.
  private func item(_ suggestion: Suggestion, rank: Int) -> CompletionItem {
    let start = min(suggestion.range.lowerBound, cursor)
    let typed = positions.text.string(in: start..<cursor)
    return CompletionItem(
      label: label(of: suggestion.text, typedAs: typed),
      description: client.labelDetails ? suggestion.subtitle : nil,
      sortText: rank < 10 ? "0\(rank)" : "\(rank)",
      filterText: filterText(of: suggestion.text, typedAs: typed),
      edit: edit(suggestion, from: start), statesInsertMode: client.insertTextModes,
      command: client.ownCommands ? nil : AcceptCommand.hint(id: suggestion.id),
      origin: CompletionItem.Origin(
        id: suggestion.id, source: suggestion.source.name,
        percent: Int((min(max(0, suggestion.score), 1) * 100).rounded())))
  }

  /// Editors that filter by label keep the labels that start with the typed text, ignoring case.
  private func label(of text: String, typedAs typed: String) -> String {
    showsTyped && !text.isContinuation(of: typed) ? "\(typed) → \(text)" : text
  }

  /// Clients keep the items whose filter text starts with the typed text; without it they would drop corrections and
  /// emoji. Nothing follows it unless the item is to remain while the user types on: clients that compare how well
  /// filter texts match would change the order.
  private func filterText(of text: String, typedAs typed: String) -> String {
    if !outlastsTyping { return typed }
    return text.isContinuation(of: typed)
      ? typed + text.dropFirst(typed.count) : "\(typed) → \(text)"
  }

  /// Returns an edit from the start of the replaced text to the cursor or, in the client's replace mode, to the end of
  /// the word.
  private func edit(_ suggestion: Suggestion, from start: TextPoint) -> CompletionItem.Edit {
    // A remainder of the word that agrees is part of the replaced text in either mode.
    let insert = positions.range(start..<Swift.max(cursor, suggestion.range.upperBound))
    guard client.insertReplace else {
      return .replace(TextEdit(range: insert, newText: suggestion.text))
    }
    let end = Swift.max(wordEnd, suggestion.range.upperBound)
    return .insertReplace(
      newText: suggestion.text, insert: insert, replace: positions.range(start..<end))
  }
}

extension String {
  /// Whether this starts with the typed text, ignoring case.
  fileprivate func isContinuation(of typed: String) -> Bool {
    lowercased().hasPrefix(typed.lowercased())
  }
}
