// The press of a key: held, dragged and released, with what is shown above the key and typed in the end.

public import InkGeometry

/// The state of the key of an on-screen keyboard that is pressed, or was just released.
///
/// A value without a clock: each event has a time in milliseconds from an arbitrary start, and anything due before it
/// happens first. Variants are requested only when needed.
public struct CalloutPress: Sendable, Equatable {
  /// What is shown.
  public enum State: String, Sendable, CaseIterable {
    /// Nothing.
    case idle
    /// A pressed key's character, if it has one; or that of a key just released.
    case input
    /// The variants of the key.
    case actions
  }

  /// The direction in which the variants extend from their key.
  public enum Alignment: String, Sendable, CaseIterable {
    /// To the right: the base is first.
    case leading
    /// To the left: the base is last.
    case trailing
  }

  /// A key.
  public struct Key: Sendable, Equatable {
    /// The character shown while it is pressed; nil for keys that type none.
    public var inputText: String?
    /// The frame of the key.
    public var frame: Rectangle
    /// The width of its keyboard.
    public var containerWidth: Double

    /// Creates a key.
    public init(inputText: String?, frame: Rectangle, containerWidth: Double) {
      self.inputText = inputText
      self.frame = frame
      self.containerWidth = containerWidth
    }
  }

  /// The effects of an event besides the state.
  public struct Outcome: Sendable, Equatable {
    /// What is typed; nil for nothing.
    public var typed: Typed?
    /// Whether another variant is now selected, which calls for haptic feedback.
    public var selectionChanged: Bool

    /// Creates an outcome; by default nothing.
    public init(typed: Typed? = nil, selectionChanged: Bool = false) {
      self.typed = typed
      self.selectionChanged = selectionChanged
    }
  }

  /// What a key types when it is released.
  public enum Typed: Sendable, Equatable {
    /// The key's own action.
    case base
    /// One of its variants.
    case callout(Callout)
  }

  /// The parameters.
  public var rules: Rules
  /// The variants from left to right; empty if none are shown.
  public private(set) var callouts: [Callout] = []
  /// The index of the selected variant.
  public private(set) var selectedIndex: Int?
  /// The direction in which they extend.
  public private(set) var alignment = Alignment.leading
  private var hold: Hold?
  private var bubble: Bubble?

  private struct Hold: Sendable, Equatable {
    let key: Key
    let start: ScreenPoint
    let time: Int
    var furthest = 0.0
    /// Whether the person has rejected the variants.
    var isCancelled = false
  }

  private struct Bubble: Sendable, Equatable {
    let text: String
    var end: Int?
  }

  /// Creates a press with no key pressed.
  public init(rules: Rules = Rules()) {
    self.rules = rules
  }

  /// What is shown.
  public var state: State {
    !callouts.isEmpty ? .actions : hold != nil || bubble != nil ? .input : .idle
  }

  /// The character to show above the key; nil for none.
  public var inputText: String? { callouts.isEmpty ? bubble?.text : nil }

  /// The time at which that character disappears unless something else happens; nil while its key is pressed.
  public var inputEnd: Int? { bubble?.end }

  /// The time at which the press becomes a long press if the key is still held; nil if it cannot.
  public var longPressTime: Int? {
    guard let hold, callouts.isEmpty, !hold.isCancelled else { return nil }
    return hold.time &+ rules.longPressMilliseconds
  }
}

extension CalloutPress {
  /// Presses a key; one still held is forgotten. Without a point, the finger is assumed to be at the key's center.
  public mutating func press(_ key: Key, at point: ScreenPoint?, time: Int) {
    expire(time)
    reset()
    hold = Hold(key: key, start: point ?? key.frame.center, time: time)
    if let text = key.inputText, rules.showsInput {
      bubble = Bubble(text: text)
    } else if !rules.keepsInput {
      bubble = nil
    }
  }

  /// Shows the key's variants, if it has any, was held long enough and the finger stayed near.
  public mutating func longPress(time: Int, callouts variants: () -> [Callout]) -> Outcome {
    expire(time)
    guard let hold, let due = longPressTime, due <= time, hold.furthest <= rules.longPressReach
    else { return Outcome() }
    let found = variants()
    guard found.count > 1 else { return Outcome() }
    alignment = hold.key.frame.x > hold.key.containerWidth / 2 ? .trailing : .leading
    callouts = alignment == .leading ? found : found.reversed()
    selectedIndex = startIndex
    bubble = nil
    return Outcome(selectionChanged: true)
  }

  /// Moves the finger, which selects another variant or, below the key, rejects them.
  public mutating func drag(to point: ScreenPoint, time: Int) -> Outcome {
    expire(time)
    guard let hold else { return Outcome() }
    let way =
      ((point.x - hold.start.x) * (point.x - hold.start.x)
      + (point.y - hold.start.y) * (point.y - hold.start.y)).squareRoot()
    self.hold?.furthest = max(hold.furthest, way)
    guard !callouts.isEmpty else { return Outcome() }
    if point.y - hold.start.y > hold.key.frame.height {
      close()
      self.hold?.isCancelled = true
      return Outcome()
    }
    guard
      let steps = rules.drag.steps(
        from: hold.start, to: point, key: hold.key.frame, isLeading: alignment == .leading)
    else { return Outcome() }
    let index = alignment == .leading ? steps : callouts.count - 1 - steps
    let selected = callouts.indices.contains(index) ? index : startIndex
    defer { selectedIndex = selected }
    return Outcome(selectionChanged: selected != selectedIndex)
  }

  /// Lifts the finger, which types the selected variant. Otherwise it types the key's own action, unless the finger is
  /// too far outside the key or the variants were rejected.
  public mutating func release(at point: ScreenPoint?, time: Int) -> Outcome {
    expire(time)
    guard let hold else { return Outcome() }
    var outcome = Outcome()
    if let index = selectedIndex, callouts.indices.contains(index) {
      outcome.typed = .callout(callouts[index])
    } else if !hold.isCancelled, isNear(point, hold.key) {
      outcome.typed = .base
    }
    let text = bubble?.text
    reset()
    bubble = text.map {
      Bubble(text: $0, end: time &+ rules.inputMilliseconds)
    }
    return outcome
  }

  /// Cancels the press, as the system does: nothing is typed or shown any more.
  public mutating func cancel() {
    reset()
    bubble = nil
  }

  /// Removes a character that was to be shown only up to a time.
  private mutating func expire(_ time: Int) {
    if let end = bubble?.end, end <= time { bubble = nil }
  }

  private mutating func reset() {
    close()
    hold = nil
    if bubble?.end == nil { bubble = nil }
  }

  private mutating func close() {
    callouts = []
    selectedIndex = nil
  }

  private var startIndex: Int { alignment == .leading ? 0 : callouts.count - 1 }

  private func isNear(_ point: ScreenPoint?, _ key: Key) -> Bool {
    guard let point else { return true }
    return key.frame.grown(by: rules.releaseReach).contains(x: point.x, y: point.y)
  }
}
