// `textDocument/onTypeFormatting` and its undoing: corrections made while typing, and spaces removed.

import InkEngine
import InkLSP
import InkRPC
import InkText

extension Session {
  /// The characters after which an edit may be due; Emacs reports a typed line break as `\r`.
  static let onTypeTriggers =
    WordEnd.endings.map { String($0) } + ["\r"] + ["]", "}", "…"]

  /// The character that a modal editor sends when typing ends with its Escape key, which types nothing. No other editor
  /// needs to send it.
  private static let escape = "\u{1B}"

  mutating func onTypeFormatting(_ request: OnTypeFormattingRequest) throws -> [TextEdit]? {
    let encoding = client.encoding
    return try documents.focus(on: request.place.uri) { document in
      let point = document.text.point(of: request.place.position, in: encoding)
      let positions = PositionWriter(text: document.text, encoding: encoding)
      if let space = engine.needlessSpace(
        afterTyping: request.character, at: point, in: &document)
      {
        return [TextEdit(range: positions.range(space), newText: "")]
      }
      let correction =
        request.character == Self.escape
        ? engine.correction(endingTypingAt: point, in: &document)
        : engine.correction(afterTyping: request.character, at: point, in: &document)
      return correction.map { [TextEdit(range: positions.range($0.range), newText: $0.text)] }
    }
  }

  /// Restores the typed text in the client's document. The pair is not corrected again, unless the client says that it
  /// has not restored the text; where nothing is learned, this is not stored. If there is no correction at the cursor,
  /// the last one is reverted, because a wrong one is often noticed late.
  mutating func revertCorrection(
    _ command: RevertCorrectionCommand
  ) throws -> RevertCorrectionAnswer {
    let document = try documents.documentWithText(command.uri)
    let point = document.text.point(of: command.position, in: client.encoding)
    guard let correction = document.correction(at: point) ?? document.lastCorrection else {
      return RevertCorrectionAnswer(nil)
    }
    let writer = CodeActionWriter(document, client)
    let edit = writer.restoring(correction)
    let place = PositionWriter(text: document.text, encoding: client.encoding)
    let made = RevertCorrectionAnswer.Correction(
      typed: correction.typed, text: correction.text, reason: correction.reason.rawValue,
      range: place.range(correction.range),
      message: correction.revertedMessage(inLine: correction.range.lowerBound.line))
    if client.capabilities.appliesEdits, lifecycle.allowsRequestsToClient {
      requestEdit(
        edit, label: CodeActionWriter.restoreTitle, reverting: correction, in: command.uri)
      return RevertCorrectionAnswer(made)
    }
    _ = try noteRevert(of: correction, in: command.uri)
    return RevertCorrectionAnswer(made, edits: edit.edits)
  }

  /// Records the corrections that a change of the text has reverted, and tells a client that can say so: an undo
  /// command alone does not show that a correction will not be made again.
  mutating func noteReverts(in uri: String, isClosing: Bool = false) throws {
    let reverted = try documents.visit(uri) { $0.takeRevertedCorrections(isClosing: isClosing) }
    for correction in reverted {
      let isNew = try noteRevert(of: correction, in: uri)
      guard isNew, client.capabilities.didRevertCorrection else { continue }
      let document = try documents.document(uri)
      let positions = PositionWriter(text: document.text, encoding: client.encoding)
      send(
        Frame.notification(
          DidRevertCorrectionNotification.method,
          params: DidRevertCorrectionNotification(
            uri: document.uri, typed: correction.typed, text: correction.text,
            range: positions.range(correction.range), message: correction.undoneMessage)))
    }
  }
}
