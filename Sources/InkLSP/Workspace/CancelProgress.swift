// `window/workDoneProgress/cancel`: the user no longer wants the work whose progress is shown.

package import InkJSON

/// Names the work to cancel.
package struct CancelProgressNotification: LanguageNotification {
  /// The method name on the wire.
  package static let method = "window/workDoneProgress/cancel"

  /// The token of its progress: a string or a number.
  package var token: JSONValue

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    guard let token = params["token"].ifPresent?.value else {
      throw params["token"].mismatch(expected: "the token of a progress")
    }
    self.token = token
  }
}
