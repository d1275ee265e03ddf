// A gesture on a key, and what came of it.

public import InkText

/// What happened to a key.
public struct ActionEvent: Sendable {
  /// What the key does.
  public var action: KeyboardAction
  /// What happened to it.
  public var gesture: KeyboardGesture
  /// For how long it has been held, in milliseconds.
  public var held: Int
  /// When it happened, in milliseconds from whatever start; nil where the client does not say.
  public var time: Int?
  /// Where a drag began and where the finger is.
  public var drag: (start: (x: Double, y: Double), location: (x: Double, y: Double))?

  /// An event.
  public init(
    _ gesture: KeyboardGesture = .release, _ action: KeyboardAction, held: Int = 0,
    time: Int? = nil,
    drag: (start: (x: Double, y: Double), location: (x: Double, y: Double))? = nil
  ) {
    self.action = action
    self.gesture = gesture
    self.held = held
    self.time = time
    self.drag = drag
  }
}

extension ActionEvent {
  /// Whether it may change the text, or the place in it.
  var mayChangeText: Bool {
    switch (gesture, action) {
    case (.press, .backspace), (.repeatPress, _), (.drag, _): true
    case (.release, .shift), (.release, .nextLocale), (.release, .none): false
    case (.release, _): true
    default: false
    }
  }
}

/// A suggestion that was chosen.
public struct ChosenSuggestion: Sendable {
  /// What it puts in.
  public var text: String
  /// What it replaces in the document; nil for the part of the word before the cursor.
  public var range: Range<TextPoint>?
  /// How many characters before that are replaced too, such as the colon of an emoji's name.
  public var additionalDeleteCount: Int
  /// Whether its text is complete with the space behind it.
  public var isComplete: Bool
  /// Whether nobody knows the word, so that it may be learned.
  public var isUnknown: Bool

  /// A suggestion for the word before the cursor, or for a range.
  public init(
    _ text: String, range: Range<TextPoint>? = nil, additionalDeleteCount: Int = 0,
    isComplete: Bool = false, isUnknown: Bool = false
  ) {
    self.text = text
    self.range = range
    self.additionalDeleteCount = additionalDeleteCount
    self.isComplete = isComplete
    self.isUnknown = isUnknown
  }
}

/// What a key asks of whoever knows the words of the document.
package enum ActionOccasion: Sendable {
  /// A word that ends at a point is ended by a character that is about to be typed there.
  case wordEnd(TextPoint, by: Unicode.Scalar)
  /// A second space is about to be typed behind this one.
  case doubleSpace(Range<TextPoint>)
  /// The backspace key is pressed behind a point.
  case backspace(TextPoint)
}

/// What came of a key; nothing of it is done yet.
public struct ActionOutcome: Sendable {
  /// Whether the gesture does anything.
  public var handled: Bool
  /// The changes of the document as it was, first to last.
  public var edits: [DocumentEdit]
  /// The selection in the document as it becomes.
  public var selection: Range<TextPoint>
  /// The keyboard's state after it.
  public var keyboard: KeyboardState
  /// What else the client is to do.
  public var effects: [KeyboardEffect]
  /// Whether there may be other suggestions now.
  public var asksAutocomplete: Bool
  /// The lines around the selection as they become.
  package var window: Text
  /// The line of the document that the first of them is.
  package var firstLine: Int
}
