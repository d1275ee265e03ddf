// Converts the keyboard state, which the client keeps, between the protocol and the engine.

import InkActions
import InkEngine
import InkLSP
import InkText

extension KeyboardState {
  /// Creates the state that a client sends; an inserted space in another document is dropped.
  init(_ state: KeyboardStateMessage, in document: Document, _ encoding: PositionEncoding) {
    self.init(
      letterCase: state.letterCase,
      type: KeyboardType(rawValue: state.type), language: state.language,
      input: state.input,
      lastSpaceTime: state.lastSpaceMilliseconds, shiftTime: state.shiftMilliseconds,
      spaceDrag: state.spaceDrag.map { SpaceDrag(start: $0.start, position: $0.position) },
      insertedSpace: state.insertedSpace.flatMap { space in
        space.uri == document.uri ? document.text.point(of: space.position, in: encoding) : nil
      })
  }
}

extension KeyboardStateMessage {
  /// Creates the state after a key.
  init(_ outcome: ActionOutcome, uri: String, _ positions: OutcomePositions) {
    let state = outcome.keyboard
    self.init(letterCase: state.letterCase, type: state.type.rawValue)
    language = state.language
    input = state.input
    lastSpaceMilliseconds = state.lastSpaceTime
    shiftMilliseconds = state.shiftTime
    spaceDrag = state.spaceDrag.map { Drag(start: $0.start, position: $0.position) }
    insertedSpace = state.insertedSpace.map {
      InsertedSpace(uri: uri, position: positions.position($0))
    }
  }
}
