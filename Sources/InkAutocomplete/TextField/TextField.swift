// A text field that completes input from a list of items, shown after the input.

public import InkLexicon
import InkText

/// An autocompleting text field as a pure value: the client draws its state after each event.
///
/// The field shows the input followed by the rest of the first matching item. Offsets are UTF-8 bytes of `text`.
public struct TextField: Sendable {
  /// The maximum number of candidates.
  public static let candidateLimit = 20

  /// The input since editing began.
  public private(set) var typed = ""
  /// The text shown in the field.
  public private(set) var text = ""
  /// The item whose rest is shown after the input; nil for none.
  public private(set) var completion: String?
  /// The position of the caret, which is never inside offered text.
  public private(set) var caret = 0
  /// The items that match the input: first those that match letter for letter, then those that differ in case or marks.
  public private(set) var candidates: [String] = []
  /// The last choice: set by return, removed when the field is cleared.
  public private(set) var selection: String?
  /// Whether the field is being edited.
  public private(set) var isEditing = false
  /// The number of times editing began, to recognize items that arrive late.
  public private(set) var generation = 0
  private var items: ItemList?
  private var hasReturned = false

  /// Creates a field that is not being edited.
  public init() {}

  /// Begins editing with a list of items; nil if they arrive later or never. The shown text stays until the first
  /// keystroke, which replaces it.
  public mutating func begin(_ items: ItemList?) {
    self.items = items
    generation += 1
    isEditing = true
    hasReturned = false
    typed = ""
    show(nil, caret: 0, keepingText: true)
  }

  /// Sets items that arrived late; if editing has begun again since they were requested, returns false and does
  /// nothing.
  @discardableResult
  public mutating func take(_ items: ItemList, generation: Int) -> Bool {
    guard isEditing, generation == self.generation else { return false }
    self.items = items
    if !typed.isEmpty { complete(caret: caret) }
    return true
  }

  /// Replaces a part of the shown text, as typing, deleting, pasting and cutting do; the default range is the caret.
  ///
  /// Replacing an empty range with an empty string is a backspace. Offered text cannot be edited: deleting in it
  /// rejects the offer. Returns whether the field was cleared.
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

  /// Accepts the offer, or a candidate by its index, as input; returns false if there is none.
  public mutating func accept(candidate index: Int? = nil) -> Bool {
    let candidate = index.map { candidates.indices.contains($0) ? candidates[$0] : nil }
    guard let item = candidate ?? (index == nil ? completion ?? candidates.first : nil) else {
      return false
    }
    typed = item
    complete(caret: item.utf8.count)
    return true
  }

  /// Ends editing with the shown text, and returns it.
  public mutating func `return`() -> String {
    hasReturned = true
    isEditing = false
    selection = text
    candidates = []
    completion = nil
    caret = text.utf8.count
    return text
  }

  /// Ends editing: without a preceding return the input is discarded, otherwise the shown text stays.
  public mutating func end() {
    isEditing = false
    // Editing brings new items when it begins again.
    items = nil
    if hasReturned { return }
    typed = ""
    show(nil, caret: 0)
  }

  /// The number of bytes of `text` to draw in bold; the rest is light.
  public var boldEnd: Int { completion == nil ? text.utf8.count : typed.utf8.count }

  /// Offers the first item that begins exactly as typed, preferring one that is completely typed.
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

  /// Returns an offset clamped to the input and moved back to the start of its code point.
  private func place(_ offset: Int) -> Int {
    var offset = min(max(0, offset), typed.utf8.count)
    let bytes = typed.utf8.span
    while offset > 0, offset < bytes.count, bytes[offset].isContinuation { offset -= 1 }
    return offset
  }

  /// Returns the start of the character before an offset.
  private func before(_ offset: Int) -> Int {
    let index = typed.utf8.index(typed.startIndex, offsetBy: offset)
    return offset - (typed[..<index].last?.utf8.count ?? 0)
  }
}
