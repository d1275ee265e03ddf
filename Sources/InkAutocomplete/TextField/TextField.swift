// A text field that completes what is typed from a list of items: what is typed stays, the rest is offered behind it.

public import InkLexicon
import InkText

/// An autocomplete text field as a pure value: the client draws what it says after each event.
///
/// What is shown is what is typed with the rest of the first item that begins so behind the caret. Offsets are
/// UTF-8 bytes of `text`.
public struct TextField: Sendable {
  /// How many items are listed.
  public static let candidateLimit = 20

  /// What the person has typed since the editing began.
  public private(set) var typed = ""
  /// What the field shows.
  public private(set) var text = ""
  /// The item whose rest is shown behind what is typed; nil for none.
  public private(set) var completion: String?
  /// Where the caret stands: never in what is only offered.
  public private(set) var caret = 0
  /// The items that begin as typed, those first that do letter for letter; the rest do but for case and marks.
  public private(set) var candidates: [String] = []
  /// What was chosen last: set by return, gone when the field is cleared.
  public private(set) var selection: String?
  /// Whether it is being edited.
  public private(set) var isEditing = false
  /// Counts the times editing began, so that items that come late can be told.
  public private(set) var generation = 0
  private var items: ItemList?
  private var hasReturned = false

  /// A field that is not edited yet.
  public init() {}

  /// Begins editing with the items of this time; nil where they come later, or never. What is shown stays until a key
  /// is typed; that key begins anew.
  public mutating func begin(_ items: ItemList?) {
    self.items = items
    generation += 1
    isEditing = true
    hasReturned = false
    typed = ""
    show(nil, caret: 0, keepingText: true)
  }

  /// Takes items that came late; false, and nothing else, if editing has begun again since they were asked for.
  @discardableResult
  public mutating func take(_ items: ItemList, generation: Int) -> Bool {
    guard isEditing, generation == self.generation else { return false }
    self.items = items
    if !typed.isEmpty { complete(caret: caret) }
    return true
  }

  /// Replaces a part of what is shown, as typing, deleting, pasting and cutting do; without a range at the caret.
  ///
  /// Replacing an empty range with an empty string is a backspace. What is only offered cannot be edited: a deletion in
  /// it refuses the offer. Gives whether the field was cleared.
  public mutating func replace(_ range: Range<Int>?, with new: String) -> Bool {
    let asked = range ?? caret..<caret
    var part = place(asked.lowerBound)..<place(asked.upperBound)
    if new.isEmpty, asked.isEmpty { part = before(part.lowerBound)..<part.lowerBound }
    if new.isEmpty, part.isEmpty, !typed.isEmpty, part.lowerBound == typed.utf8.count {
      show(nil, caret: part.lowerBound)
      return false
    }
    let start = typed.utf8.index(typed.startIndex, offsetBy: part.lowerBound)
    let end = typed.utf8.index(typed.startIndex, offsetBy: part.upperBound)
    typed.replaceSubrange(start..<end, with: new)
    if typed.isEmpty {
      selection = nil
      show(nil, caret: 0)
      return true
    }
    complete(caret: place(part.lowerBound + new.utf8.count))
    return false
  }

  /// Takes the offer, or the candidate of a number, as typed; false where there is none.
  public mutating func accept(candidate index: Int? = nil) -> Bool {
    let candidate = index.map { candidates.indices.contains($0) ? candidates[$0] : nil }
    guard let item = candidate ?? (index == nil ? completion ?? candidates.first : nil) else {
      return false
    }
    typed = item
    complete(caret: item.utf8.count)
    return true
  }

  /// Ends editing with what is shown, and gives it.
  public mutating func `return`() -> String {
    hasReturned = true
    isEditing = false
    selection = text
    candidates = []
    completion = nil
    caret = text.utf8.count
    return text
  }

  /// Ends editing: without return what was typed is gone, after it what is shown stays.
  public mutating func end() {
    isEditing = false
    // The next beginning brings its own.
    items = nil
    if hasReturned { return }
    typed = ""
    show(nil, caret: 0)
  }

  /// How much of `text`, from its start, is drawn bold; the rest is light.
  public var boldEnd: Int { completion == nil ? text.utf8.count : typed.utf8.count }

  /// Offers the first item that begins as typed, one that is typed in full before all.
  private mutating func complete(caret: Int) {
    let matches = items?.matches(typed, limit: Self.candidateLimit) ?? []
    let completion = matches.first.flatMap { $0.isExact ? $0.text : nil }
    show(completion, caret: caret)
    candidates = matches.map(\.text)
  }

  private mutating func show(_ completion: String?, caret: Int, keepingText: Bool = false) {
    self.completion = completion
    self.caret = caret
    candidates = []
    if !keepingText { text = completion ?? typed }
  }

  /// A place of what is typed, moved back to the start of a code point it is in.
  private func place(_ offset: Int) -> Int {
    var offset = min(max(0, offset), typed.utf8.count)
    let bytes = typed.utf8.span
    while offset > 0, offset < bytes.count, bytes[offset].isContinuation { offset -= 1 }
    return offset
  }

  /// Where the character before a place begins.
  private func before(_ offset: Int) -> Int {
    let index = typed.utf8.index(typed.startIndex, offsetBy: offset)
    return offset - (typed[..<index].last?.utf8.count ?? 0)
  }
}
