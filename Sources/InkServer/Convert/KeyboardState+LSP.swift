// The state of an on-screen keyboard, which its client keeps, between the wire and the engine.

import InkActions
import InkEngine
import InkLSP
import InkText

extension KeyboardState {
  /// The state that a client sends; a space in another document than this one is none.
  init(_ state: KeyboardStateMessage, in document: Document, _ encoding: PositionEncoding) {
    self.init(
      letterCase: KeyboardCase(state.letterCase),
      type: KeyboardType(rawValue: state.type), language: state.language,
      input: state.input.map(VietnameseInput.init),
      lastSpaceTime: state.lastSpaceMilliseconds, shiftTime: state.shiftMilliseconds,
      spaceDrag: state.spaceDrag.map { SpaceDrag(start: $0.start, position: $0.position) },
      insertedSpace: state.insertedSpace.flatMap { space in
        space.uri == document.uri ? document.text.point(of: space.position, in: encoding) : nil
      })
  }
}

extension KeyboardStateMessage {
  /// The state after a key.
  init(_ outcome: ActionOutcome, uri: String, _ positions: OutcomePositions) {
    let state = outcome.keyboard
    self.init(letterCase: Case(state.letterCase), type: state.type.rawValue)
    language = state.language
    input = state.input.map(Input.init)
    lastSpaceMilliseconds = state.lastSpaceTime
    shiftMilliseconds = state.shiftTime
    spaceDrag = state.spaceDrag.map { Drag(start: $0.start, position: $0.position) }
    insertedSpace = state.insertedSpace.map {
      InsertedSpace(uri: uri, position: positions.position($0))
    }
  }
}

extension KeyboardCase {
  fileprivate init(_ letterCase: KeyboardStateMessage.Case) {
    switch letterCase {
    case .lowercased: self = .lowercased
    case .uppercased: self = .uppercased
    case .capsLocked: self = .capsLocked
    }
  }
}

extension KeyboardStateMessage.Case {
  fileprivate init(_ letterCase: KeyboardCase) {
    switch letterCase {
    case .lowercased: self = .lowercased
    case .uppercased: self = .uppercased
    case .capsLocked: self = .capsLocked
    }
  }
}

extension VietnameseInput {
  fileprivate init(_ input: KeyboardStateMessage.Input) {
    switch input {
    case .telex: self = .telex
    case .viqr: self = .viqr
    case .vni: self = .vni
    }
  }
}

extension KeyboardStateMessage.Input {
  fileprivate init(_ input: VietnameseInput) {
    switch input {
    case .telex: self = .telex
    case .viqr: self = .viqr
    case .vni: self = .vni
    }
  }
}
