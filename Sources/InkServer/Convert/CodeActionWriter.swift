// Corrections, words and callouts as code actions on one document.

import InkCallouts
import InkCorrection
import InkEngine
import InkJSON
import InkLSP
import InkText

/// Makes code actions whose edits hold for one version of one document.
struct CodeActionWriter {
  private let uri: String
  private let version: Int?
  private let positions: PositionWriter
  /// Whether words can be kept with the folder that the document belongs to.
  private let hasWorkspace: Bool

  init(_ document: Document, _ client: ClientProfile) {
    uri = document.uri
    let isVersioned = client.capabilities.documentChanges && document.isVersioned
    version = isVersioned ? document.version : nil
    hasWorkspace = document.folder != nil
    positions = PositionWriter(text: document.text, encoding: client.encoding)
  }

  /// Whether a mark, as the client was given it, is on just these characters.
  func isMark(_ diagnostic: JSONValue, on word: Range<TextPoint>) -> Bool {
    (try? PositionRange(from: JSONField(diagnostic["range"], "range"))) == positions.range(word)
  }

  /// Puts the correction in the place of the word, which is named where there may be others.
  func replacement(_ correction: Correction, of word: Range<TextPoint>? = nil) -> CodeAction {
    let name = word.map { "“\(positions.text.string(in: $0))” " } ?? ""
    return CodeAction(
      title: "Replace \(name)with “\(correction.text)”", kind: .quickFix,
      effect: edit(correction.range, correction.text), isPreferred: correction.automatic)
  }

  /// Actions for an unknown word: replace it, learn it, or ignore it in ever wider scopes. With `isNamed`, titles name
  /// the word.
  func unknownWordActions(
    _ range: Range<TextPoint>, _ corrections: [Correction], isNamed: Bool
  ) -> [CodeAction] {
    corrections.map { replacement($0, of: isNamed ? range : nil) } + adding(range)
      + ignoring(range)
  }

  /// Teaches the word.
  func adding(_ range: Range<TextPoint>) -> [CodeAction] {
    let word = positions.text.string(in: range)
    let name = LearnWordCommand.method
    let own = command("Add “\(word)” to your words", name, word, scope: "user")
    guard hasWorkspace else { return [own] }
    return [
      own, command("Add “\(word)” to the words of this project", name, word, scope: "workspace"),
    ]
  }

  /// Has the word ignored in ever wider scopes.
  private func ignoring(_ range: Range<TextPoint>) -> [CodeAction] {
    let word = positions.text.string(in: range)
    let scopes =
      [("session", "until the editor is closed"), ("document", "in this document")]
      + (hasWorkspace ? [("workspace", "in this project")] : []) + [("user", "everywhere")]
    return scopes.map { scope, place in
      command("Ignore “\(word)” \(place)", IgnoreWordCommand.method, word, scope: scope)
    }
  }

  /// Has a command about a word done in some scope, which tells the document where that matters.
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

  /// Actions that take a word of the user's back, or stop ignoring it.
  func takingBack(_ word: String, _ status: WordStatus) -> [CodeAction] {
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

  /// Puts another variant in the place of the character; said in words where other actions stand beside them. Where
  /// they stand alone the character itself is the first, as wherever variants are shown.
  func variants(
    _ callouts: [Callout], of base: String, at range: Range<TextPoint>, inWords: Bool
  ) -> [CodeAction] {
    guard callouts.contains(where: { $0.text != base }) else { return [] }
    return callouts.filter { !inWords || $0.text != base }.map {
      let title = inWords ? "Replace “\(base)” with “\($0.text)”" : $0.title ?? $0.text
      return CodeAction(title: title, kind: .callout, effect: edit(range, $0.text))
    }
  }

  /// Puts back what a correction has changed: by an edit, or by a command where edits cannot be carried.
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

  /// The edit that puts back what was typed.
  func restoring(_ correction: TypingCorrection) -> WorkspaceEdit {
    workspaceEdit(correction.range, correction.typed)
  }

  /// What menus call the way back.
  static let restoreTitle = "Restore what I typed"

  private func edit(_ range: Range<TextPoint>, _ text: String) -> CodeAction.Effect {
    .edit(workspaceEdit(range, text))
  }

  private func workspaceEdit(_ range: Range<TextPoint>, _ text: String) -> WorkspaceEdit {
    let edit = TextEdit(range: positions.range(range), newText: text)
    return WorkspaceEdit(uri: uri, version: version, edits: [edit])
  }
}
