// What is asked of the engine: a place in a document and which lists are wanted.

public import InkText

/// One question about one place.
public struct Question: Sendable {
  /// The lists an answer may hold.
  public struct Want: OptionSet, Sendable, Hashable {
    /// The lists as bits.
    public let rawValue: UInt8
    /// A set of lists from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Words to complete or follow what is typed.
    public static let suggestions = Want(rawValue: 1)
    /// A ghost text.
    public static let inlinePrediction = Want(rawValue: 2)
    /// Alternatives to the word that ends at the place, taken as finished.
    public static let corrections = Want(rawValue: 4)
    /// Variants of the character before the place.
    public static let callouts = Want(rawValue: 8)
    /// How likely each character is to be typed next.
    public static let nextCharacters = Want(rawValue: 16)
  }

  /// Who asks.
  public enum Trigger: Sendable {
    /// Typing does: silence where it is not sure.
    case automatic
    /// A person does, by a key: an answer wherever there is a sensible one.
    case invoked
  }

  /// Where suggestions are shown, and so which of them are worth their place, and what taking one puts in.
  public enum Surface: Sendable, Equatable {
    /// A bar of a few words; taking one brings the space behind it.
    case bar
    /// A client's own menu that is filled with what a bar would show.
    case barForMenu
    /// An editor's menu of completions, which puts in the word and no space. It may be asked where a person may have
    /// opened it by a key, though typing may have done so as well.
    case menu(mayBeAsked: Bool = false)

    /// Whether words sink that were shown and typed past: not where one looks while one types on.
    var sinks: Bool { self == .bar }
    /// Whether taking a suggestion brings the space that is due.
    var bringsSpaces: Bool { !isMenu }
    /// Whether the word as it is typed is offered where it is known. An editor's menu wants it, since its return key
    /// takes the first item; in a bar of three it would be a wasted place.
    var offersTypedWord: Bool { isMenu }
    /// Whether the typed word that refuses an automatic correction stands before it.
    var refusalComesFirst: Bool { !isMenu }
    /// Whether a person may have asked by a key: in what is no prose the names and words that the document has are
    /// offered then.
    var mayBeAsked: Bool {
      switch self {
      case .bar: false
      case .barForMenu: true
      case .menu(let mayBeAsked): mayBeAsked
      }
    }

    private var isMenu: Bool {
      if case .menu = self { return true }
      return false
    }
  }

  /// The item selected in the editor's completion menu; a prediction goes on from it.
  public struct SelectedCompletion: Sendable {
    /// What the item would replace.
    public var range: Range<TextPoint>
    /// What it would put there.
    public var text: String
    /// A selected item.
    public init(range: Range<TextPoint>, text: String) {
      self.range = range
      self.text = text
    }
  }

  /// The cursor.
  public var point: TextPoint
  /// Which lists are wanted.
  public var want: Want
  /// How many items in each list; nil takes the setting for suggestions and 5 for corrections.
  public var limit: Int?
  /// Who asks.
  public var trigger: Trigger
  /// The item selected in the editor's menu.
  public var selectedCompletion: SelectedCompletion?
  /// Replaces the text before the cursor that suggestions are made from (KeyboardKit's autocompleteText).
  public var text: String?
  /// What an external provider has suggested for the place.
  package var external: ExternalAnswer?
  /// When it is asked, on a clock of milliseconds that only goes forward; nil where nobody knows: then what was shown
  /// before was seen.
  package var milliseconds: UInt64?
  /// Where the suggestions are shown.
  public var surface: Surface

  /// A question at `point`; an on-typing question for suggestions and a prediction when nothing is said.
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
