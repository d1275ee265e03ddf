// The client capabilities that affect our responses; all others are ignored.

package import InkJSON

/// The client's capabilities as flags; one that is missing or of the wrong type counts as absent.
package struct ClientCapabilities: Equatable, Sendable {
  /// The offered position encodings in the client's order of preference, including any unknown to us.
  package var positionEncodings: [String] = []
  /// Whether completion items may carry two ranges, one to insert and one to replace.
  package var insertReplace = false
  /// Whether completion items may carry `labelDetails`.
  package var labelDetails = false
  /// Whether completion items may state that their text is inserted as is; otherwise lsp-mode indents the lines it
  /// touches.
  package var insertTextModes = false
  /// Whether documentation may be Markdown rather than plain text.
  package var markdownDocumentation = false
  /// Whether code actions may be literals with an edit rather than commands.
  package var codeActionLiterals = false
  /// Whether edits may be bound to a version of their document.
  package var documentChanges = false
  /// Whether the client pulls diagnostics with `textDocument/diagnostic`, so that they are not published.
  package var pullsDiagnostics = false
  /// Whether the client pulls again on `workspace/diagnostic/refresh`.
  package var refreshesDiagnostics = false
  /// Whether published diagnostics may state their version.
  package var versionsDiagnostics = false
  /// Whether the client answers `workspace/configuration`.
  package var configuration = false
  /// Whether the client supports registration for `workspace/didChangeConfiguration`.
  package var registersConfigurationChange = false
  /// Whether the client supports registration for `textDocument/onTypeFormatting`, limited to some languages.
  package var registersOnTypeFormatting = false
  /// Whether the client supports `workspace/applyEdit`.
  package var appliesEdits = false
  /// Whether the client shows progress of our work under tokens we create.
  package var createsProgress = false
  /// Whether the client reports saved documents.
  package var reportsSaves = false
  /// Whether the client provides its own commands under our names, so that ours must not be announced.
  package var ownCommands = false
  /// Whether the client wants `inkling/publishAutocomplete` after each change and cursor move.
  package var publishAutocomplete = false
  /// Whether the client wants `inkling/didRevertCorrection` when the user has undone a correction.
  package var didRevertCorrection = false

  /// Creates the capabilities from the `capabilities` of `initialize`.
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
        .integer(Int64(CompletionItem.insertTextModeAsIs))) == true
    // The formats are in the order of the client's preference.
    markdownDocumentation =
      item["documentationFormat"].strings.first { ["markdown", "plaintext"].contains($0) }
      == "markdown"
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
    reportsSaves = textDocument["synchronization"]["didSave"].isTrue
    appliesEdits = workspace["applyEdit"].isTrue
    ownCommands = own["ownCommands"].isTrue
    publishAutocomplete = own["publishAutocomplete"].isTrue
    didRevertCorrection = own["didRevertCorrection"].isTrue
  }
}

extension JSONValue? {
  /// The member of an object; a capability of the wrong type counts as absent.
  fileprivate subscript(name: String) -> JSONValue? { self?[name] }

  fileprivate var isTrue: Bool { self?.bool == true }

  fileprivate var isObject: Bool { self?.object != nil }

  fileprivate var strings: [String] { self?.array?.compactMap(\.string) ?? [] }
}
