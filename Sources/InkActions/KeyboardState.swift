// All that a keyboard has to remember between two keys; it goes in with each and comes back changed.

package import InkText

/// Which letters a keyboard shows.
package enum KeyboardCase: String, Sendable, CaseIterable {
  /// Small ones.
  case lowercased
  /// Capitals, for one key.
  case uppercased
  /// Capitals until they are taken back.
  case capsLocked
}

/// Which keys a keyboard shows: KeyboardKit's types, and any name of a client's own.
package struct KeyboardType: RawRepresentable, Sendable, Hashable {
  /// Its name.
  package let rawValue: String

  /// A type by its name.
  package init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Letters.
  package static let alphabetic = KeyboardType(rawValue: "alphabetic")
  /// Digits and marks.
  package static let numeric = KeyboardType(rawValue: "numeric")
  /// Signs.
  package static let symbolic = KeyboardType(rawValue: "symbolic")

  /// Whether it goes back to letters by itself.
  var isPassing: Bool { self == .numeric || self == .symbolic }
}

/// The state of a keyboard. Times are the client's, in milliseconds from whatever start.
package struct KeyboardState: Sendable, Equatable {
  /// Which letters it shows.
  package var letterCase: KeyboardCase
  /// Which keys it shows.
  package var type: KeyboardType
  /// What it types in, as a BCP 47 tag; nil for the document's language.
  package var language: String?
  /// When a space was typed, if nothing was typed since.
  package var lastSpaceTime: Int?
  /// When shift was let go, if a second time now locks the capitals.
  package var shiftTime: Int?
  /// The cursor that is dragged with the space key; nil where none is.
  package var spaceDrag: SpaceDrag?
  /// The place behind a space that was put in by itself, which a mark takes back; nil where there is none.
  package var insertedSpace: TextPoint?

  /// A state; small letters if nothing is said.
  package init(
    letterCase: KeyboardCase = .lowercased, type: KeyboardType = .alphabetic,
    language: String? = nil, lastSpaceTime: Int? = nil, shiftTime: Int? = nil,
    spaceDrag: SpaceDrag? = nil, insertedSpace: TextPoint? = nil
  ) {
    self.letterCase = letterCase
    self.type = type
    self.language = language
    self.lastSpaceTime = lastSpaceTime
    self.shiftTime = shiftTime
    self.spaceDrag = spaceDrag
    self.insertedSpace = insertedSpace
  }
}
