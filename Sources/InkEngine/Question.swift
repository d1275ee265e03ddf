// What the engine is asked: a position in a document and the lists that are wanted.

public import InkText

/// One question about one position.
public struct Question: Sendable {
  /// The lists an answer may contain.
  public struct Want: OptionSet, Sendable, Hashable {
    /// The lists as bits.
    public let rawValue: UInt8
    /// Creates a set of lists from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Words that complete or follow the typed text.
    public static let suggestions = Want(rawValue: 1)
    /// Ghost text.
    public static let inlinePrediction = Want(rawValue: 2)
    /// Alternatives to the word that ends at the position, taken as finished.
    public static let corrections = Want(rawValue: 4)
    /// Variants of the character before the position.
    public static let callouts = Want(rawValue: 8)
    /// How likely each character is to be typed next.
    public static let nextCharacters = Want(rawValue: 16)
  }

  /// What prompted the question.
  public enum Trigger: Sendable {
    /// Typing: words are offered, and ghost text where it is certain enough; neither where nobody wants to be
    /// disturbed.
    case automatic
    /// A person, with a key: an answer wherever a sensible one exists.
    case invoked
  }

  /// Where suggestions are shown, which determines which are worth showing and what taking one inserts.
  public enum Surface: Sendable, Equatable {
    /// A bar of a few words; taking one inserts the space after it.
    case bar
    /// A client's own menu that is filled with what a bar would show.
    case barForMenu
    /// An editor's completion menu, which inserts the word and no space. With `mayBeRequested`, a person may have
    /// opened it with a key, though typing may have as well.
    case menu(mayBeRequested: Bool = false)

    /// Whether words rank lower after they were shown and typed past: not on a surface one looks at while typing on.
    var sinks: Bool { self == .bar }
    /// Whether taking a suggestion inserts the space that is due.
    var insertsSpaces: Bool { !isMenu }
    /// Whether the word as typed is offered although it is known. An editor's menu needs it, since its return key takes
    /// the first item; in a bar of three it would waste a slot.
    var offersTypedWord: Bool { isMenu }
    /// Whether the typed word, which refuses an automatic correction, comes before it.
    var refusalComesFirst: Bool { !isMenu }
    /// Whether a person may have asked with a key: outside prose the document's names and words are offered then.
    var mayBeRequested: Bool {
      switch self {
      case .bar: false
      case .barForMenu: true
      case .menu(let mayBeRequested): mayBeRequested
      }
    }

    private var isMenu: Bool {
      if case .menu = self { return true }
      return false
    }
  }

  /// The item selected in the editor's completion menu; a prediction continues from it.
  public struct SelectedCompletion: Sendable {
    /// The range the item would replace.
    public var range: Range<TextPoint>
    /// The text it would insert.
    public var text: String
    /// Creates a selected item.
    public init(range: Range<TextPoint>, text: String) {
      self.range = range
      self.text = text
    }
  }

  /// The position of the cursor.
  public var point: TextPoint
  /// The lists that are wanted.
  public var want: Want
  /// The maximum number of items in each list; nil for the setting for suggestions, and 5 for corrections.
  public var limit: Int?
  /// What prompted the question.
  public var trigger: Trigger
  /// The item selected in the editor's menu.
  public var selectedCompletion: SelectedCompletion?
  /// Text that suggestions are made from in place of the text before the cursor (KeyboardKit's autocompleteText).
  public var text: String?
  /// What an external provider suggested for the position.
  package var external: ExternalAnswer?
  /// The time of the question, on a monotonic clock in milliseconds; nil if unknown, in which case what was shown
  /// before counts as seen.
  package var milliseconds: UInt64?
  /// Where the suggestions are shown.
  public var surface: Surface

  /// Creates a question at `point`; by default an automatic one for suggestions and a prediction.
  public init(
    at point: TextPoint, want: Want = [.suggestions, .inlinePrediction], limit: Int? = nil,
    trigger: Trigger = .automatic, selectedCompletion: SelectedCompletion? = nil,
    text: String? = nil, surface: Surface = .bar
  ) {
    self.point = point
    self.want = want
    self.limit = limit
    self.trigger = trigger
    self.selectedCompletion = selectedCompletion
    self.text = text
    self.surface = surface
  }
}
