// A keyboard action on the wire: `{"type": "character", "text": "a"}`.

package import InkJSON

/// What a key does, in KeyboardKit's terms.
package struct ActionMessage: Equatable, Sendable {
  /// The kinds of actions.
  package enum Kind: String, Sendable, CaseIterable {
    case backspace, capsLock, character, characterMargin, command, control, custom, diacritic,
      dictation, dismissKeyboard, emoji, emojiCategory, escape, function, image,
      keyboardInputType, keyboardType, moveCursorBackward, moveCursorForward, nextKeyboard,
      nextLocale, none, openHost, openMainApp, option, primary, settings, shift, space,
      systemImage, systemSettings, tab, text, undo, url, urlDomain
  }

  /// The kind.
  package var type: Kind
  /// The text it types, or its mark, category, name, keyboard type, return key type, case or URL; nil for kinds without
  /// such a value.
  package var text: String?

  /// Creates an action.
  package init(_ type: Kind, text: String? = nil) {
    self.type = type
    self.text = text
  }
}

extension ActionMessage: JSONReadable {
  /// Reads `{type, …}` with `text`, `name`, `keyboardType`, `returnKey`, `case` or `url`, depending on the type; if a
  /// required member is missing, the error names it.
  package init(from field: JSONField) throws(JSONDecodingError) {
    type = try field["type"].choice(of: Kind.self)
    guard let member = type.member else { return }
    text =
      type.needsMember
      ? try field[member].string() : try field[member].ifPresent?.string()
  }
}

extension ActionMessage: JSONWritable {
  /// Writes `{type, …}` in the form in which it is read.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("type", type.rawValue)
      if let member = type.member { $0.member(member, text) }
    }
  }
}

extension ActionMessage.Kind {
  /// The member that holds `text`; nil for kinds without one.
  fileprivate var member: String? {
    switch self {
    case .character, .characterMargin, .diacritic, .emoji, .text: "text"
    case .custom, .emojiCategory, .image, .systemImage: "name"
    case .keyboardType, .keyboardInputType: "keyboardType"
    case .primary: "returnKey"
    case .shift: "case"
    case .url: "url"
    default: nil
    }
  }

  fileprivate var needsMember: Bool { self != .primary && self != .shift && self != .url }
}
