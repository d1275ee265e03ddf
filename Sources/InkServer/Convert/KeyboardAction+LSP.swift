// Converts keys and their outcomes between the protocol and the engine.

import InkActions
import InkEngine
import InkLSP
import InkText

extension ActionEvent {
  /// Creates the event that a client reports.
  init(_ request: HandleActionRequest) {
    self.init(
      request.gesture, KeyboardAction(request.action),
      held: request.heldMilliseconds, time: request.timeMilliseconds,
      drag: request.drag.map { drag in
        (start: (drag.start.x, drag.start.y), location: (drag.location.x, drag.location.y))
      })
  }
}

extension KeyboardAction {
  /// Creates the action of a message.
  init(_ action: ActionMessage) {
    let text = action.text ?? ""
    switch action.type {
    case .backspace: self = .backspace
    case .capsLock: self = .capsLock
    case .character: self = .character(text)
    case .characterMargin: self = .characterMargin(text)
    case .command: self = .command
    case .control: self = .control
    case .custom: self = .custom(text)
    case .diacritic: self = .diacritic(text)
    case .dictation: self = .dictation
    case .dismissKeyboard: self = .dismissKeyboard
    case .emoji: self = .emoji(text)
    case .emojiCategory: self = .emojiCategory(text)
    case .escape: self = .escape
    case .function: self = .function
    case .image: self = .image(text)
    case .keyboardInputType: self = .keyboardInputType(text)
    case .keyboardType: self = .keyboardType(KeyboardType(rawValue: text))
    case .moveCursorBackward: self = .moveCursorBackward
    case .moveCursorForward: self = .moveCursorForward
    case .nextKeyboard: self = .nextKeyboard
    case .nextLocale: self = .nextLocale
    case .none: self = .none
    case .openHost: self = .openHost
    case .openMainApp: self = .openMainApp
    case .option: self = .option
    case .primary: self = .primary(action.text.map(ReturnKey.init(rawValue:)) ?? .return)
    case .settings: self = .settings
    case .shift: self = .shift(action.text.flatMap(KeyboardCase.init(rawValue:)))
    case .space: self = .space
    case .systemImage: self = .systemImage(text)
    case .systemSettings: self = .systemSettings
    case .tab: self = .tab
    case .text: self = .text(text)
    case .undo: self = .undo
    case .url: self = .url(action.text)
    case .urlDomain: self = .urlDomain
    }
  }
}

extension HandledKey {
  /// Creates the result of a key in a document in its current state.
  init(_ outcome: ActionOutcome, in document: Document, _ encoding: PositionEncoding) {
    let before = PositionWriter(text: document.text, encoding: encoding)
    let after = OutcomePositions(outcome: outcome, encoding: encoding)
    self.init(
      handled: outcome.handled, version: document.version,
      edits: outcome.edits.map { TextEdit(range: before.range($0.range), newText: $0.text) },
      selection: PositionRange(
        after.position(outcome.selection.lowerBound), after.position(outcome.selection.upperBound)),
      keyboard: KeyboardStateMessage(outcome, uri: document.uri, after),
      effects: outcome.effects.map(Effect.init))
  }
}

/// Converts positions in the document after the outcome, of which only the lines around the cursor are available.
struct OutcomePositions {
  let outcome: ActionOutcome
  let encoding: PositionEncoding

  func position(_ point: TextPoint) -> Position {
    let inWindow = TextPoint(line: point.line - outcome.firstLine, byte: point.byte)
    let position = outcome.window.position(of: inWindow, in: encoding)
    return Position(line: position.line + outcome.firstLine, character: position.character)
  }
}

extension HandledKey.Effect {
  /// Creates an effect with the names used on the wire.
  init(_ effect: KeyboardEffect) {
    switch effect {
    case .feedback(let feedback):
      let audio = feedback.audio.map { (name: "audio", value: $0.rawValue) }
      let haptic = feedback.haptic.map { (name: "haptic", value: $0.rawValue) }
      self.init("feedback", [audio, haptic].compactMap(\.self))
    case .keyboardType(let type): self.init("keyboardType", [("keyboardType", type.rawValue)])
    case .nextLanguage(let language): self.init("nextLanguage", [("language", language)])
    case .languageMenu: self.init("languageMenu")
    case .dismissKeyboard: self.init("dismissKeyboard")
    case .dictation: self.init("dictation")
    case .openHost: self.init("openHost")
    case .openURL(let address): self.init("openURL", [("url", address)])
    case .undo: self.init("undo")
    case .emojiUsed(let emoji): self.init("emojiUsed", [("text", emoji)])
    case .wordChosen(let word): self.init("wordChosen", [("text", word)])
    case .custom(let name): self.init("custom", [("name", name)])
    case .unhandled: self.init("unhandled")
    }
  }
}
