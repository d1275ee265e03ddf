// One item of a completion menu.

package import InkJSON

/// What an item shows, where it sorts and what it puts into the text.
package struct CompletionItem: Equatable, Sendable {
  /// What an item does to the text.
  package enum Edit: Equatable, Sendable {
    /// One range, whatever the client's mode.
    case replace(TextEdit)
    /// Two ranges for the client to choose from; both begin at the same place, `insert` within `replace`.
    case insertReplace(newText: String, insert: PositionRange, replace: PositionRange)

    /// The text that is put in.
    package var newText: String {
      switch self {
      case .replace(let edit): edit.newText
      case .insertReplace(let newText, _, _): newText
      }
    }
  }

  /// What is kept in an item for `completionItem/resolve`.
  package struct Origin: Equatable, Sendable {
    /// Names the offer.
    package var id: String
    /// Where the word comes from.
    package var source: String
    /// Probability that it is what is meant, 0…100; 0 also where there is none. A whole number, since what Neovim
    /// 0.11 makes of fractions in an item it cannot write as JSON again.
    package var percent: Int

    /// Where an item comes from.
    package init(id: String, source: String, percent: Int) {
      self.id = id
      self.source = source
      self.percent = percent
    }
  }

  /// What the menu shows.
  package var label: String
  /// A remark after the label; for clients with `labelDetails`.
  package var description: String?
  /// Orders the items by their rank.
  package var sortText: String
  /// What the client filters by: what is typed, so that a correction survives it.
  package var filterText: String
  /// What the item does; its text is `insertText` too, which some clients take instead.
  package var edit: Edit
  /// Whether to say that the text goes in as it is.
  package var saysAsIs = false
  /// The command the client runs after accepting the item; nil for a client that provides its own.
  package var command: Command?
  /// What `completionItem/resolve` tells of.
  package var origin: Origin

  /// Creates an item.
  package init(
    label: String, description: String? = nil, sortText: String, filterText: String, edit: Edit,
    saysAsIs: Bool = false, command: Command? = nil, origin: Origin
  ) {
    self.label = label
    self.description = description
    self.sortText = sortText
    self.filterText = filterText
    self.edit = edit
    self.saysAsIs = saysAsIs
    self.command = command
    self.origin = origin
  }
}

extension CompletionItem: JSONWritable {
  /// `CompletionItemKind.Text`.
  private static let textKind = 1
  /// `InsertTextMode.asIs`.
  static let insertedAsIs = 1

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
      if saysAsIs { $0.member("insertTextMode", Self.insertedAsIs) }
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
