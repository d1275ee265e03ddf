// A text field of a client: the events of the protocol, and the state that they lead to, with its offsets.

import InkAutocomplete
import InkEngine
import InkLSP
import InkLexicon
import InkText

/// A field that completes from a list; it is not a document.
struct ClientField {
  private var field = TextField()

  /// Handles an event of the field and returns the resulting state.
  mutating func handle(
    _ request: FieldRequest, in encoding: PositionEncoding, sources: [String: DataSource]
  ) throws(ServerError) -> FieldState {
    if !field.isEditing, request.event.needsEditing {
      throw .fieldNotEdited(request.field)
    }
    var cleared = false
    var returned: String?
    switch request.event {
    case .begin(.inline(let items)): field.begin(ItemList(items))
    case .begin(.source(let name)):
      guard let source = sources[name] else { throw .noDataSource(name) }
      field.begin(source.items)
    case .begin(.later): field.begin(nil)
    case .items(let items, let generation):
      // Items of an older generation are not even sorted.
      if generation == field.generation { field.take(ItemList(items), generation: generation) }
    case .change(let range, let text):
      let range = range.map { range in
        encoding.byte(
          at: range.start, in: field.text)..<encoding.byte(at: range.end, in: field.text)
      }
      cleared = field.replace(range, with: text)
    case .accept(let candidate): _ = field.accept(candidate: candidate)
    case .return: returned = field.return()
    case .end: field.end()
    }
    var state = FieldState(field, in: encoding)
    state.cleared = cleared
    state.returned = returned
    return state
  }
}

extension FieldRequest.Event {
  /// Whether it requires that the field is being edited.
  fileprivate var needsEditing: Bool {
    switch self {
    case .begin, .items, .end: false
    case .change, .accept, .return: true
    }
  }
}

extension FieldState {
  /// Creates the state of a field, with offsets in an encoding.
  init(_ field: TextField, in encoding: PositionEncoding) {
    func offset(_ byte: Int) -> Int { encoding.offset(ofByte: byte, in: field.text) }
    let (bold, end) = (offset(field.boldEnd), offset(field.text.utf8.count))
    self.init(
      text: field.text, typed: field.typed, completion: field.completion,
      boldRange: FieldRange(0, bold), lightRange: FieldRange(bold, end),
      caret: offset(field.caret), candidates: field.candidates, selection: field.selection,
      generation: field.generation)
  }
}

extension PositionEncoding {
  /// Returns the byte of a text at an offset; an offset past the end means the end.
  fileprivate func byte(at offset: Int, in text: String) -> Int {
    let index =
      switch self {
      case .utf8: text.utf8.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex)
      case .utf16: text.utf16.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex)
      case .utf32:
        text.unicodeScalars.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex)
      }
    // An offset between two surrogates means the start of the pair.
    return text[..<(index ?? text.endIndex)].utf8.count
  }

  /// Returns the offset of a byte in a text.
  fileprivate func offset(ofByte byte: Int, in text: String) -> Int {
    let part = text.utf8.prefix(byte)
    return switch self {
    case .utf8: part.count
    case .utf16: Substring(part).utf16.count
    case .utf32: Substring(part).unicodeScalars.count
    }
  }
}
