// `textDocument/inlineCompletion`: ghost text at the cursor.

package import InkJSON

/// Asks for ghost text to show after the cursor.
package struct InlineCompletionRequest: LanguageRequest {
  /// The type of the result.
  package typealias Answer = InlineCompletionList?
  /// The method name on the wire.
  package static let method = "textDocument/inlineCompletion"

  /// The item selected in the client's completion menu.
  package struct SelectedCompletion: Sendable, JSONReadable {
    /// The range it would replace.
    package var range: PositionRange
    /// The text it would insert.
    package var text: String
    /// Whether the range is an array, as which JSON shows the object that VS Code itself uses: its client library does
    /// not convert it.
    fileprivate var isUnconverted: Bool

    /// Reads `{range, text}`.
    package init(from field: JSONField) throws(JSONDecodingError) {
      let ends = (try? field["range"].array()) ?? []
      isUnconverted = ends.count == 2
      range =
        isUnconverted
        ? PositionRange(try ends[0].read(), try ends[1].read()) : try field["range"].read()
      text = try field["text"].string()
    }
  }

  /// The cursor position.
  package var place: TextDocumentPosition
  /// The number for who requested it; nil if the client does not say.
  package var triggerKind: Int?
  /// Whether the request shows that its client numbers trigger kinds as drafts of the protocol did, from 0. The client
  /// library of VS Code does.
  package var countsFromZero: Bool
  /// The selected item, which the result should extend.
  package var selectedCompletion: SelectedCompletion?

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    place = try TextDocumentPosition(from: params)
    let context = params["context"].ifPresent
    triggerKind = try context?["triggerKind"].ifPresent?.integer()
    selectedCompletion = try context?["selectedCompletionInfo"].ifPresent?.read()
    countsFromZero = triggerKind == 0 || selectedCompletion?.isUnconverted == true
  }
}
