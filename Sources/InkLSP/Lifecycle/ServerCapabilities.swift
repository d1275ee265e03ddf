// The server's capabilities, in the protocol's form.

package import InkJSON

/// The server's capabilities; the caller, which has the method table, fills in the supported methods.
package struct ServerCapabilities: Equatable, Sendable {
  /// The version of the `inkling/…` methods; within a version, fields are only added.
  static let inklingVersion = 1

  /// The encoding in which positions are counted.
  package var positionEncoding: String
  /// Whether `textDocument/completion` and `completionItem/resolve` are answered.
  package var completion = false
  /// The characters, besides letters, that trigger completion.
  package var completionTriggers: [String] = []
  /// Whether `textDocument/inlineCompletion` is answered.
  package var inlineCompletion = false
  /// The characters that may trigger an edit of the word before them; empty if they are registered dynamically.
  package var onTypeTriggers: [String] = []
  /// Whether `textDocument/codeAction` is answered.
  package var codeActions = false
  /// The kinds of code actions; empty for a client that only supports commands.
  package var codeActionKinds: [String] = []
  /// Whether `textDocument/diagnostic` is answered and the client uses it.
  package var diagnostics = false
  /// The commands to announce; empty for a client that provides its own.
  package var commands: [String] = []
  /// The `inkling/…` requests.
  package var inklingMethods: [String] = []
  /// The supported `inkling/…` notifications.
  package var inklingNotifications: [String] = []

  /// Creates capabilities without any provider.
  package init(positionEncoding: String) {
    self.positionEncoding = positionEncoding
  }
}

extension ServerCapabilities: JSONWritable {
  /// Writes the `capabilities` object of the result of `initialize`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("positionEncoding", positionEncoding)
      $0.object("textDocumentSync") {
        $0.member("openClose", true)
        $0.member("change", Self.incremental)
        $0.object("save") { $0.member("includeText", false) }
      }
      writeProviders(to: &$0)
      $0.object("workspace") {
        $0.object("workspaceFolders") {
          $0.member("supported", true)
          $0.member("changeNotifications", true)
        }
      }
      $0.object("experimental") {
        $0.object("inkling") {
          $0.member("version", Self.inklingVersion)
          $0.member("methods", inklingMethods)
          $0.member("notifications", inklingNotifications)
        }
      }
    }
  }

  /// `TextDocumentSyncKind.Incremental`.
  private static let incremental = 2

  private func writeProviders(to writer: inout JSONWriter) {
    if completion {
      writer.object("completionProvider") {
        $0.member("resolveProvider", true)
        if !completionTriggers.isEmpty { $0.member("triggerCharacters", completionTriggers) }
        $0.object("completionItem") { $0.member("labelDetailsSupport", true) }
      }
    }
    if inlineCompletion {
      writer.member("inlineCompletionProvider", true)
    }
    if !onTypeTriggers.isEmpty {
      writer.object("documentOnTypeFormattingProvider") {
        OnTypeTriggers(onTypeTriggers).write(into: &$0)
      }
    }
    if codeActions {
      // Only clients that support action literals understand the options.
      if codeActionKinds.isEmpty {
        writer.member("codeActionProvider", true)
      } else {
        writer.object("codeActionProvider") { $0.member("codeActionKinds", codeActionKinds) }
      }
    }
    if diagnostics {
      writer.object("diagnosticProvider") {
        $0.member("identifier", "inkling")
        $0.member("interFileDependencies", false)
        $0.member("workspaceDiagnostics", false)
      }
    }
    if !commands.isEmpty {
      writer.object("executeCommandProvider") {
        $0.member("commands", commands)
        $0.member("workDoneProgress", true)
      }
    }
  }
}
