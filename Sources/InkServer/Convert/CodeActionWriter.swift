// Corrections, words and callouts as code actions on a document.

import InkCallouts
import InkCorrection
import InkEngine
import InkJSON
import InkLSP
import InkText

/// Builds code actions whose edits apply to one version of one document.
struct CodeActionWriter {
  private let uri: String
  private let version: Int?
  private let positions: PositionWriter
  /// Whether words can be stored with the project folder of the document.
  private let hasWorkspace: Bool

  init(_ document: Document, _ client: ClientProfile) {
    uri = document.uri
    let isVersioned = client.capabilities.documentChanges && document.isVersioned
    version = isVersioned ? document.version : nil
    hasWorkspace = document.folder != nil
    positions = PositionWriter(text: document.text, encoding: client.encoding)
  }

  /// Whether a diagnostic, as the client received it, covers exactly this word.
  func isMark(_ diagnostic: JSONValue, on word: Range<TextPoint>) -> Bool {
    (try? PositionRange(from: JSONField(diagnostic["range"], "range"))) == positions.range(word)
  }

  /// Returns an action that replaces the word with the correction; the title names the word if one is given.
  func replacement(_ correction: Correction, of word: Range<TextPoint>? = nil) -> CodeAction {
    let name = word.map { "“\(positions.text.string(in: $0))” " } ?? ""
    return CodeAction(
      title: "Replace \(name)with “\(correction.text)”", kind: .quickFix,
      effect: edit(correction.range, correction.text), isPreferred: correction.automatic)
  }

  /// Returns the actions for an unknown word: replace it, learn it, or ignore it in increasingly wide scopes. With
  /// `isNamed`, the titles name the word.
  func unknownWordActions(
    _ range: Range<TextPoint>, _ corrections: [Correction], isNamed: Bool
  ) -> [CodeAction] {
    corrections.map { replacement($0, of: isNamed ? range : nil) } + adding(range)
      + ignoring(range)
  }

  /// Returns the actions that learn the word.
  func adding(_ range: Range<TextPoint>) -> [CodeAction] {
    let word = positions.text.string(in: range)
    let name = LearnWordCommand.method
    let own = command("Add “\(word)” to your words", name, word, scope: "user")
    guard hasWorkspace else { return [own] }
    return [
      own, command("Add “\(word)” to the words of this project", name, word, scope: "workspace"),
    ]
  }

  /// Returns the actions that ignore the word, in increasingly wide scopes.
  private func ignoring(_ range: Range<TextPoint>) -> [CodeAction] {
    let word = positions.text.string(in: range)
    let scopes =
      [("session", "until the editor is closed"), ("document", "in this document")]
      + (hasWorkspace ? [("workspace", "in this project")] : []) + [("user", "everywhere")]
    return scopes.map { scope, place in
      command("Ignore “\(word)” \(place)", IgnoreWordCommand.method, word, scope: scope)
    }
  }

  /// Returns an action with a command about a word in a scope, including the document if the scope needs it.
  private func command(
    _ title: String, _ name: String, _ word: String, scope: String
  ) -> CodeAction {
    var argument = JSONObject([("word", .string(word)), ("scope", .string(scope))])
    if scope == "document" || scope == "workspace" { argument["uri"] = .string(uri) }
    return command(title, name, argument)
  }

  private func command(_ title: String, _ name: String, _ argument: JSONObject) -> CodeAction {
    CodeAction(
      title: title, kind: .quickFix,
      effect: .command(Command(title: title, command: name, argument: argument)))
  }

  /// Returns the actions that unlearn a word or stop ignoring it.
  func reverting(_ word: String, _ status: WordStatus) -> [CodeAction] {
    let argument = JSONObject([("word", .string(word)), ("uri", .string(uri))])
    var actions: [CodeAction] = []
    if status.learned {
      actions.append(
        command("Remove “\(word)” from your words", UnlearnWordCommand.method, argument))
    }
    if status.ignored {
      actions.append(
        command("No longer ignore “\(word)”", RemoveIgnoredWordCommand.method, argument))
    }
    return actions
  }

  /// Returns the actions that replace a character with its variants. With `inWords`, because other actions are listed
  /// too, titles are sentences. Otherwise the character itself comes first, as wherever variants are shown.
  func variants(
    _ callouts: [Callout], of base: String, at range: Range<TextPoint>, inWords: Bool
  ) -> [CodeAction] {
    guard callouts.contains(where: { $0.text != base }) else { return [] }
    return callouts.filter { !inWords || $0.text != base }.map {
      let title = inWords ? "Replace “\(base)” with “\($0.text)”" : $0.title ?? $0.text
      return CodeAction(title: title, kind: .callout, effect: edit(range, $0.text))
    }
  }

  /// Returns an action that reverts a correction: with an edit, or with a command if the client does not support edits.
  func restoring(_ correction: TypingCorrection, asLiteral: Bool) -> CodeAction {
    let title = Self.restoreTitle
    if asLiteral {
      return CodeAction(title: title, kind: .quickFix, effect: .edit(restoring(correction)))
    }
    let position = positions.position(correction.range.upperBound)
    let place: JSONValue = [
      "line": .integer(Int64(position.line)), "character": .integer(Int64(position.character)),
    ]
    let argument = JSONObject([("uri", .string(uri)), ("position", place)])
    return command(title, RevertCorrectionCommand.method, argument)
  }

  /// Returns the edit that restores the typed text.
  func restoring(_ correction: TypingCorrection) -> WorkspaceEdit {
    workspaceEdit(correction.range, correction.typed)
  }

  /// The title of the action that reverts a correction.
  static let restoreTitle = "Restore what I typed"

  private func edit(_ range: Range<TextPoint>, _ text: String) -> CodeAction.Effect {
    .edit(workspaceEdit(range, text))
  }

  private func workspaceEdit(_ range: Range<TextPoint>, _ text: String) -> WorkspaceEdit {
    let edit = TextEdit(range: positions.range(range), newText: text)
    return WorkspaceEdit(uri: uri, version: version, edits: [edit])
  }
}
