// A key that is pressed, held, dragged from and let go: what is shown above it, and what is typed in the end.

public import InkGeometry

/// The state of the one key of an on-screen keyboard that is pressed, or was just let go.
///
/// A value without a clock: each event brings its time in milliseconds, from whatever start, and what was due before it
/// happens first. The variants are asked for when they are needed.
public struct CalloutPress: Sendable, Equatable {
  /// What is shown.
  public enum State: String, Sendable, CaseIterable {
    /// Nothing.
    case idle
    /// A key is pressed, and its character shown if it has one; or that of a key just let go.
    case input
    /// The variants of the key.
    case actions
  }

  /// Which way the variants go from their key.
  public enum Alignment: String, Sendable, CaseIterable {
    /// To the right: the base stands first.
    case leading
    /// To the left: the base stands last.
    case trailing
  }

  /// A key.
  public struct Key: Sendable, Equatable {
    /// The character that is shown while it is pressed; nil for keys that type none.
    public var inputText: String?
    /// Where it is.
    public var frame: Rectangle
    /// How wide the keyboard is that it is on.
    public var containerWidth: Double

    /// A key.
    public init(inputText: String?, frame: Rectangle, containerWidth: Double) {
      self.inputText = inputText
      self.frame = frame
      self.containerWidth = containerWidth
    }
  }

  /// What an event brings about beside the state.
  public struct Outcome: Sendable, Equatable {
    /// What is typed; nil for nothing.
    public var typed: Typed?
    /// Whether another variant is selected, which a finger is to feel.
    public var selectionChanged: Bool

    /// An outcome; nothing when nothing is said.
    public init(typed: Typed? = nil, selectionChanged: Bool = false) {
      self.typed = typed
      self.selectionChanged = selectionChanged
    }
  }

  /// What a key types when it is let go.
  public enum Typed: Sendable, Equatable {
    /// The key's own action.
    case base
    /// One of its variants.
    case callout(Callout)
  }

  /// What is kept to.
  public var rules: Rules
  /// The variants as they stand from left to right; empty where none are shown.
  public private(set) var callouts: [Callout] = []
  /// The place of the selected one among them.
  public private(set) var selectedIndex: Int?
  /// Which way they go.
  public private(set) var alignment = Alignment.leading
  private var hold: Hold?
  private var bubble: Bubble?

  private struct Hold: Sendable, Equatable {
    let key: Key
    let start: ScreenPoint
    let time: Int
    var furthest = 0.0
    /// Whether the person has turned the variants down.
    var isCancelled = false
  }

  private struct Bubble: Sendable, Equatable {
    let text: String
    var end: Int?
  }

  /// Nothing pressed.
  public init(rules: Rules = Rules()) {
    self.rules = rules
  }

  /// What is shown.
  public var state: State {
    !callouts.isEmpty ? .actions : hold != nil || bubble != nil ? .input : .idle
  }

  /// The character to show above the key; nil for none.
  public var inputText: String? { callouts.isEmpty ? bubble?.text : nil }

  /// When that character is to go, if nothing else happens; nil while its key is pressed.
  public var inputEnd: Int? { bubble?.end }

  /// When the press becomes a long one, if the key is still held then; nil where it cannot.
  public var longPressTime: Int? {
    guard let hold, callouts.isEmpty, !hold.isCancelled else { return nil }
    return hold.time.addingReportingOverflow(rules.longPressMilliseconds).partialValue
  }
}

extension CalloutPress {
  /// A key is pressed; one that was held before is forgotten. The finger is taken to be in its middle if nobody knows.
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

  /// The key was held: its variants are shown, if it has any, it was held long enough and the finger stayed near.
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

  /// The finger moved: another variant is selected, or, below the key, none any more.
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

  /// The finger is lifted: types the selected variant, or the key's own action unless that was far outside of it, or
  /// the variants were turned down.
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
      Bubble(text: $0, end: time.addingReportingOverflow(rules.inputMilliseconds).partialValue)
    }
    return outcome
  }

  /// The system took the press away: nothing is typed and nothing is shown any more.
  public mutating func cancel() {
    reset()
    bubble = nil
  }

  /// Lets go what was only to be shown up to a time.
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
