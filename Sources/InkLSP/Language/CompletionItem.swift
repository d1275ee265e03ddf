// An item of a completion menu.

package import InkJSON

/// What an item shows, how it is sorted and what it inserts.
package struct CompletionItem: Equatable, Sendable {
  /// What an item does to the text.
  package enum Edit: Equatable, Sendable {
    /// A single range, whatever the client's mode.
    case replace(TextEdit)
    /// Two ranges for the client to choose from; they start at the same position, and `insert` lies within `replace`.
    case insertReplace(newText: String, insert: PositionRange, replace: PositionRange)

    /// The inserted text.
    package var newText: String {
      switch self {
      case .replace(let edit): edit.newText
      case .insertReplace(let newText, _, _): newText
      }
    }
  }

  /// The data kept in an item for `completionItem/resolve`.
  package struct Origin: Equatable, Sendable {
    /// The offer's id.
    package var id: String
    /// Where the word comes from.
    package var source: String
    /// The probability that it is intended, in percent, 0…100; 0 also if there is none. It is a whole number because
    /// Neovim 0.11 cannot write the fractions in an item back as JSON.
    package var percent: Int

    /// Creates the origin of an item.
    package init(id: String, source: String, percent: Int) {
      self.id = id
      self.source = source
      self.percent = percent
    }
  }

  /// The label that the menu shows.
  package var label: String
  /// A remark shown after the label; for clients with `labelDetails`.
  package var description: String?
  /// A key that sorts the items by rank.
  package var sortText: String
  /// The text that the client filters by: the typed text, so that filtering keeps corrections.
  package var filterText: String
  /// The edit it makes; its text is also sent as `insertText`, which some clients use instead.
  package var edit: Edit
  /// Whether to state that the text is inserted as is.
  package var statesInsertMode = false
  /// The command the client runs after accepting the item; nil for a client that provides its own.
  package var command: Command?
  /// The data for `completionItem/resolve`.
  package var origin: Origin

  /// Creates an item.
  package init(
    label: String, description: String? = nil, sortText: String, filterText: String, edit: Edit,
    statesInsertMode: Bool = false, command: Command? = nil, origin: Origin
  ) {
    self.label = label
    self.description = description
    self.sortText = sortText
    self.filterText = filterText
    self.edit = edit
    self.statesInsertMode = statesInsertMode
    self.command = command
    self.origin = origin
  }
}

extension CompletionItem: JSONWritable {
  /// `CompletionItemKind.Text`.
  private static let textKind = 1
  /// `InsertTextMode.asIs`.
  static let insertTextModeAsIs = 1

  /// Writes the item.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("label", label)
      if let description {
        $0.object("labelDetails") { $0.member("description", description) }
      }
      $0.member("kind", Self.textKind)
      $0.member("sortText", sortText)
      $0.member("filterText", filterText)
      $0.member("insertText", edit.newText)
      if statesInsertMode { $0.member("insertTextMode", Self.insertTextModeAsIs) }
      $0.member("textEdit", edit)
      $0.member("command", command)
      $0.object("data") {
        $0.member("id", origin.id)
        $0.member("source", origin.source)
        $0.member("percent", origin.percent)
      }
    }
  }
}

extension CompletionItem.Edit: JSONWritable {
  /// Writes a `TextEdit` or an `InsertReplaceEdit`.
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .replace(let edit):
      edit.write(to: &writer)
    case .insertReplace(let newText, let insert, let replace):
      writer.object {
        $0.member("newText", newText)
        $0.member("insert", insert)
        $0.member("replace", replace)
      }
    }
  }
}
