// All that a keyboard has to remember between two keys; it goes in with each and comes back changed.

public import InkText

/// Which letters a keyboard shows.
public enum KeyboardCase: String, Sendable, CaseIterable {
  /// Small ones.
  case lowercased
  /// Capitals, for one key.
  case uppercased
  /// Capitals until they are taken back.
  case capsLocked
}

/// Which keys a keyboard shows: KeyboardKit's types, and any name of a client's own.
public struct KeyboardType: RawRepresentable, Sendable, Hashable {
  /// Its name.
  public let rawValue: String

  /// A type by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Letters.
  public static let alphabetic = KeyboardType(rawValue: "alphabetic")
  /// Digits and marks.
  public static let numeric = KeyboardType(rawValue: "numeric")
  /// Signs.
  public static let symbolic = KeyboardType(rawValue: "symbolic")

  /// Whether it goes back to letters by itself.
  var isPassing: Bool { self == .numeric || self == .symbolic }
}

/// The state of a keyboard. Times are the client's, in milliseconds from whatever start.
public struct KeyboardState: Sendable, Equatable {
  /// Which letters it shows.
  public var letterCase: KeyboardCase
  /// Which keys it shows.
  public var type: KeyboardType
  /// What it types in, as a BCP 47 tag; nil for the document's language.
  public var language: String?
  /// How Vietnamese is typed with the keys of English; nil for letter by letter.
  public var input: VietnameseInput?
  /// When a space was typed, if nothing was typed since.
  public var lastSpaceTime: Int?
  /// When shift was let go, if a second time now locks the capitals.
  public var shiftTime: Int?
  /// The cursor that is dragged with the space key; nil where none is.
  public var spaceDrag: SpaceDrag?
  /// The place behind a space that was put in by itself, which a mark takes back; nil where there is none.
  public var insertedSpace: TextPoint?

  /// A state; small letters if nothing is said.
  public init(
    letterCase: KeyboardCase = .lowercased, type: KeyboardType = .alphabetic,
    language: String? = nil, input: VietnameseInput? = nil, lastSpaceTime: Int? = nil,
    shiftTime: Int? = nil,
    spaceDrag: SpaceDrag? = nil, insertedSpace: TextPoint? = nil
  ) {
    self.letterCase = letterCase
    self.type = type
    self.language = language
    self.input = input
    self.lastSpaceTime = lastSpaceTime
    self.shiftTime = shiftTime
    self.spaceDrag = spaceDrag
    self.insertedSpace = insertedSpace
  }
}
