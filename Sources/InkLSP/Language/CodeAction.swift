// An action offered for a word or a character.

package import InkJSON

/// A title with an edit or a command.
package struct CodeAction: Equatable, Sendable {
  /// The kinds of our actions.
  package enum Kind: String, Sendable, CaseIterable {
    /// Replaces, learns or ignores a word.
    case quickFix = "quickfix"
    /// Replaces a character with a variant.
    case callout = "refactor.rewrite.inkling.callout"
  }

  /// What an action does.
  package enum Effect: Equatable, Sendable {
    /// The client applies an edit.
    case edit(WorkspaceEdit)
    /// The client has the server run a command.
    case command(Command)
  }

  /// The title shown in a menu.
  package var title: String
  /// The kind of the action.
  package var kind: Kind
  /// What the action does.
  package var effect: Effect
  /// Whether an "auto fix" command of the editor should choose this action.
  package var isPreferred: Bool

  /// The diagnostics it resolves, as the client sent them.
  package var diagnostics: [JSONValue] = []

  /// Creates an action.
  package init(title: String, kind: Kind, effect: Effect, isPreferred: Bool = false) {
    self.title = title
    self.kind = kind
    self.effect = effect
    self.isPreferred = isPreferred
  }
}

extension CodeAction: JSONWritable {
  /// Writes the action as a `CodeAction` literal.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("title", title)
      $0.member("kind", kind.rawValue)
      if isPreferred { $0.member("isPreferred", true) }
      if !diagnostics.isEmpty { $0.member("diagnostics", JSONValue.array(diagnostics)) }
      switch effect {
      case .edit(let edit): $0.member("edit", edit)
      case .command(let command): $0.member("command", command)
      }
    }
  }
}

/// The result of `textDocument/codeAction`.
package struct CodeActionList: Equatable, Sendable {
  /// The actions, best first.
  package var actions: [CodeAction]
  /// Whether the client supports `CodeAction` literals; one that does not gets bare commands.
  package var asLiterals: Bool

  /// Creates a list of actions for a client.
  package init(_ actions: [CodeAction], asLiterals: Bool) {
    self.actions = actions
    self.asLiterals = asLiterals
  }
}

extension CodeActionList: JSONWritable {
  /// Writes `(Command | CodeAction)[]`.
  package func write(to writer: inout JSONWriter) {
    writer.array {
      for action in actions {
        if asLiterals {
          $0.write(action)
        } else if case .command(let command) = action.effect {
          $0.write(command)
        }
      }
    }
  }
}
