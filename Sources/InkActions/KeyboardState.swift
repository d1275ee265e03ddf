// The keyboard's state between two keystrokes, passed in with each and returned changed.

public import InkText

/// The set of keys a keyboard shows: KeyboardKit's types, or any name defined by a client.
public struct KeyboardType: RawRepresentable, Sendable, Hashable {
  /// Its name.
  public let rawValue: String

  /// Creates a type by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Letters.
  public static let alphabetic = KeyboardType(rawValue: "alphabetic")
  /// Digits and punctuation.
  public static let numeric = KeyboardType(rawValue: "numeric")
  /// Symbols.
  public static let symbolic = KeyboardType(rawValue: "symbolic")

  /// Whether the keyboard returns automatically from it to letters.
  var isTransient: Bool { self == .numeric || self == .symbolic }
}

/// The state of a keyboard. Times are the client's, in milliseconds from an arbitrary start.
public struct KeyboardState: Sendable, Equatable {
  /// The letter case.
  public var letterCase: KeyboardCase
  /// The set of keys shown.
  public var type: KeyboardType
  /// The input language, as a BCP 47 tag; nil for the document's language.
  public var language: String?
  /// The input method for Vietnamese on an English keyboard; nil for none.
  public var input: VietnameseInput?
  /// The time of a space, if nothing was typed since.
  public var lastSpaceTime: Int?
  /// The time shift was released, if a second press now locks capitals.
  public var shiftTime: Int?
  /// The drag of the space key that moves the cursor; nil if there is none.
  public var spaceDrag: SpaceDrag?
  /// The position after an automatic space, which a punctuation mark removes; nil if there is none.
  public var insertedSpace: TextPoint?

  /// Creates a state; small letters by default.
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
