// A gesture on a key, and its outcome.

public import InkText

/// A gesture on a key.
public struct ActionEvent: Sendable {
  /// The action of the key.
  public var action: KeyboardAction
  /// The gesture.
  public var gesture: KeyboardGesture
  /// How long the key has been held, in milliseconds.
  public var held: Int
  /// The time of the gesture, in milliseconds from an arbitrary start; nil if the client does not report it.
  public var time: Int?
  /// The position where a drag began, and that of the finger.
  public var drag: (start: (x: Double, y: Double), location: (x: Double, y: Double))?

  /// Creates an event.
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
  /// Whether it may change the text or the cursor position.
  var mayChangeText: Bool {
    switch (gesture, action) {
    case (.press, .backspace), (.repeatPress, _), (.drag, _): true
    case (.release, .shift), (.release, .nextLocale), (.release, .none): false
    case (.release, _): true
    default: false
    }
  }
}

/// A suggestion chosen by the user.
public struct ChosenSuggestion: Sendable {
  /// The text to insert.
  public var text: String
  /// The range of the document to replace; nil for the part of the word before the cursor.
  public var range: Range<TextPoint>?
  /// The number of characters before it to replace as well, such as the colon of an emoji's name.
  public var additionalDeleteCount: Int
  /// Whether the text is complete, so that no space is added.
  public var isComplete: Bool
  /// Whether the word is unknown, so that it may be learned.
  public var isUnknown: Bool

  /// Creates a suggestion for the word before the cursor, or for a range.
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

/// A question about the document's words, asked while a key is handled.
package enum ActionOccasion: Sendable {
  /// The word that ends at a point is about to be ended by a character typed there.
  case wordEnd(TextPoint, by: Unicode.Scalar)
  /// A second space is about to be typed after this one.
  case doubleSpace(Range<TextPoint>)
}

/// The outcome of a key; none of it has been applied yet.
public struct ActionOutcome: Sendable {
  /// Whether the gesture has any effect.
  public var handled: Bool
  /// The changes in terms of the document before them, first to last.
  public var edits: [DocumentEdit]
  /// The selection in the changed document.
  public var selection: Range<TextPoint>
  /// The keyboard's state after the gesture.
  public var keyboard: KeyboardState
  /// What else the client must do.
  public var effects: [KeyboardEffect]
  /// Whether the suggestions may have changed.
  public var requestsAutocomplete: Bool
  /// The lines around the selection after the changes.
  package var window: Text
  /// The document's line number of the first of them.
  package var firstLine: Int
}
