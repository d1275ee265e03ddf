// `client/registerCapability`: asks to be notified of typed characters, in some languages only.

package import InkJSON

/// Our registration for `textDocument/onTypeFormatting`. It is limited to some languages because a registration for all
/// of them would displace the formatters of programming languages.
package struct RegisterOnTypeFormatting: JSONWritable, Sendable {
  /// The method name on the wire.
  package static let method = "client/registerCapability"

  /// The trigger characters.
  package var triggers: [String]
  /// The language ids of the documents to register for.
  package var languageIDs: [String]

  /// Creates a registration.
  package init(triggers: [String], languageIDs: [String]) {
    self.triggers = triggers
    self.languageIDs = languageIDs
  }

  /// Writes `{registrations: [{id, method, registerOptions}]}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.array("registrations") {
        $0.object {
          $0.member("id", "inkling-on-type-formatting")
          $0.member("method", OnTypeFormattingRequest.method)
          $0.object("registerOptions") { writer in
            writer.array("documentSelector") {
              for id in languageIDs {
                $0.object { $0.member("language", id) }
              }
            }
            OnTypeTriggers(triggers).write(into: &writer)
          }
        }
      }
    }
  }
}

/// The trigger characters, in the two members that the protocol splits them into.
struct OnTypeTriggers {
  private let triggers: [String]

  init(_ triggers: [String]) { self.triggers = triggers }

  /// Writes `firstTriggerCharacter` and `moreTriggerCharacter`.
  func write(into writer: inout JSONWriter) {
    writer.member("firstTriggerCharacter", triggers.first ?? " ")
    writer.member("moreTriggerCharacter", Array(triggers.dropFirst()))
  }
}
