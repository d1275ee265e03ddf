// What of the client's abilities changes our answers; the rest of its long list is not read.

package import InkJSON

/// The client's abilities as flags; whatever is missing or of a wrong type counts as absent.
package struct ClientCapabilities: Equatable, Sendable {
  /// The position encodings offered, the client's favourite first; names unknown to us included.
  package var positionEncodings: [String] = []
  /// Completion items may carry an edit with two ranges, one to insert and one to replace.
  package var insertReplace = false
  /// Completion items may carry `labelDetails`.
  package var labelDetails = false
  /// Completion items may say that their text goes in as it is; lsp-mode indents the lines it touches otherwise.
  package var insertTextModes = false
  /// Documentation may be Markdown; if not, it is plain text.
  package var markdownDocumentation = false
  /// Code actions may be literals with an edit; if not, they have to be commands.
  package var codeActionLiterals = false
  /// Edits may be bound to a version of their document.
  package var documentChanges = false
  /// The client asks for marks by `textDocument/diagnostic`, so they are not published.
  package var pullsDiagnostics = false
  /// The client asks again on `workspace/diagnostic/refresh`.
  package var refreshesDiagnostics = false
  /// Published marks may say the version they are for.
  package var versionsDiagnostics = false
  /// The client answers `workspace/configuration`.
  package var configuration = false
  /// The client lets us register for `workspace/didChangeConfiguration`.
  package var registersConfigurationChange = false
  /// The client lets us register for `textDocument/onTypeFormatting`, in languages of our choice.
  package var registersOnTypeFormatting = false
  /// The client makes edits when it is asked to.
  package var appliesEdits = false
  /// The client shows how far our work has come, under tokens of ours.
  package var createsProgress = false
  /// The client tells of texts that were saved.
  package var tellsOfSaving = false
  /// The client brings its own commands of our names, so ours must not be announced.
  package var ownCommands = false
  /// The client wants to be sent `inkling/publishAutocomplete` after each change and move.
  package var publishAutocomplete = false

  /// Reads the `capabilities` of `initialize`.
  package init(_ capabilities: JSONValue?) {
    let textDocument = capabilities["textDocument"]
    let item = textDocument["completion"]["completionItem"]
    let workspace = capabilities["workspace"]
    let own = capabilities["experimental"]["inkling"]

    positionEncodings = capabilities["general"]["positionEncodings"].strings
    insertReplace = item["insertReplaceSupport"].isTrue
    labelDetails = item["labelDetailsSupport"].isTrue
    insertTextModes =
      item["insertTextModeSupport"]["valueSet"]?.array?.contains(
        .integer(Int64(CompletionItem.insertedAsIs))) == true
    markdownDocumentation = item["documentationFormat"].strings.contains("markdown")
    codeActionLiterals = textDocument["codeAction"]["codeActionLiteralSupport"].isObject
    documentChanges = workspace["workspaceEdit"]["documentChanges"].isTrue
    pullsDiagnostics = textDocument["diagnostic"].isObject
    refreshesDiagnostics = workspace["diagnostics"]["refreshSupport"].isTrue
    versionsDiagnostics = textDocument["publishDiagnostics"]["versionSupport"].isTrue
    configuration = workspace["configuration"].isTrue
    registersConfigurationChange =
      workspace["didChangeConfiguration"]["dynamicRegistration"].isTrue
    registersOnTypeFormatting =
      textDocument["onTypeFormatting"]["dynamicRegistration"].isTrue
    createsProgress = capabilities["window"]["workDoneProgress"].isTrue
    tellsOfSaving = textDocument["synchronization"]["didSave"].isTrue
    appliesEdits = workspace["applyEdit"].isTrue
    ownCommands = own["ownCommands"].isTrue
    publishAutocomplete = own["publishAutocomplete"].isTrue
  }
}

extension JSONValue? {
  /// The member of an object; a capability of the wrong type is one the client does not have.
  fileprivate subscript(name: String) -> JSONValue? { self?[name] }

  fileprivate var isTrue: Bool { self?.bool == true }

  fileprivate var isObject: Bool { self?.object != nil }

  fileprivate var strings: [String] { self?.array?.compactMap(\.string) ?? [] }
}
