// The open documents, each edited in the order in which its changes arrive.

import InkEngine
import InkLSP
import InkText

/// The open documents, by URI, exactly as the client spelled it when it opened them.
struct OpenDocuments {
  private var documents: [String: Document] = [:]
  /// Those URIs by the form that all spellings of a URI share. Only consulted for a URI that is spelled differently.
  private var spellings: [String: String] = [:]
  /// The place of the document that the last message was about, as nearly all messages are about it. Places change when
  /// a document is opened or closed.
  private var focused: (uri: String, index: Dictionary<String, Document>.Index)?
  /// Whether only a part of its text has been read so far. Kept here since it is asked between any two messages, and
  /// looking into the documents takes longer than that may.
  private var focusedIsPartlyRead = false
  /// The documents whose text is not the client's any more, since a change of it could not be applied.
  private var unknownTexts: Set<String> = []
  /// The tally of the offers in documents that were closed.
  private var closedTally = OfferTally()

  /// How many offers of this session were accepted, and what became of them.
  var offerTally: OfferTally { documents.values.reduce(closedTally) { $0 + $1.offerTally } }

  /// The language ids of the open documents.
  var languageIDs: Set<String> { Set(documents.values.map(\.languageID)) }

  /// The URIs of the open documents' project folders.
  var folders: Set<String> { Set(documents.values.compactMap(\.folder)) }

  /// The URIs of the open documents, in alphabetical order.
  var uris: [String] { documents.keys.sorted() }

  /// The languages chosen for open documents, without duplicates, in alphabetical order.
  var chosenLanguages: [String] { Set(documents.values.compactMap(\.chosenLanguage)).sorted() }

  /// Returns the URI under which a document was opened, however it is spelled now; the given one if it is not open.
  func openedURI(_ uri: String) -> String {
    documents.index(forKey: uri) != nil ? uri : spellings[commonSpelling(ofURI: uri)] ?? uri
  }

  /// Returns a copy of a document in its current state.
  func document(_ uri: String) throws -> Document {
    guard let document = documents[openedURI(uri)] else { throw ServerError.unknownDocument(uri) }
    return document
  }

  /// Returns a copy of a document for work on its text; throws if that is not the client's any more.
  func documentWithText(_ uri: String) throws -> Document {
    if hasLostText(of: uri) { throw ServerError.textUnknown }
    return try document(uri)
  }

  /// Records that a change of a document could not be applied. Returns false if it is not open, or that is known.
  mutating func loseText(of uri: String) -> Bool {
    let uri = openedURI(uri)
    return documents.index(forKey: uri) != nil && unknownTexts.insert(uri).inserted
  }

  /// Whether the text of a document is not the client's any more.
  func hasLostText(of uri: String) -> Bool {
    !unknownTexts.isEmpty && unknownTexts.contains(openedURI(uri))
  }

  /// Opens a document; one that is already open starts afresh.
  mutating func open(_ document: Document) {
    close(document.uri)
    documents[document.uri] = document
    spellings[commonSpelling(ofURI: document.uri)] = document.uri
    focused = nil
  }

  /// Closes a document, if it is open.
  mutating func close(_ uri: String) {
    guard var document = documents.removeValue(forKey: openedURI(uri)) else { return }
    unknownTexts.remove(document.uri)
    spellings[commonSpelling(ofURI: uri)] = nil
    focused = focused.flatMap { used in
      documents.index(forKey: openedURI(used.uri)).map { (used.uri, $0) }
    }
    document.settle()
    closedTally = closedTally + document.offerTally
  }

  /// Accesses a document in place, for a message about it: from now on, this is the one that is read further in idle
  /// time.
  mutating func focus<R>(
    on uri: String, _ body: (inout Document) throws -> R
  ) throws -> R {
    if let focused, focused.uri == uri { return try access(focused.index, body) }
    let index = try index(of: uri)
    focused = (uri, index)
    return try access(index, body)
  }

  /// Accesses a document in place without a change of focus: for work on all documents, or in idle time.
  mutating func visit<R>(_ uri: String, _ body: (inout Document) throws -> R) throws -> R {
    if let focused, focused.uri == uri { return try access(focused.index, body) }
    let index = try index(of: uri)
    if index == focused?.index { return try access(index, body) }
    return try body(&documents.values[index])
  }

  private func index(of uri: String) throws -> Dictionary<String, Document>.Index {
    guard let index = documents.index(forKey: openedURI(uri)) else {
      throw ServerError.unknownDocument(uri)
    }
    return index
  }

  private mutating func access<R>(
    _ index: Dictionary<String, Document>.Index, _ body: (inout Document) throws -> R
  ) throws -> R {
    func use(_ document: inout Document, _ isPartlyRead: inout Bool) throws -> R {
      defer { isPartlyRead = document.isPartlyRead }
      return try body(&document)
    }
    return try use(&documents.values[index], &focusedIsPartlyRead)
  }

  /// The URI of the document that the last message was about, if only a part of its text has been read so far.
  var partlyRead: String? { focusedIsPartlyRead ? focused?.uri : nil }

  /// Accesses each document in place.
  mutating func forEach(_ body: (inout Document) -> Void) {
    // Not in a loop over `indices`: those hold the documents, which would be copied before the first of them changes.
    var index = documents.values.startIndex
    while index != documents.values.endIndex {
      body(&documents.values[index])
      documents.values.formIndex(after: &index)
    }
  }

  /// Applies the edits of a change in order, each to the text that the previous one produced.
  ///
  /// Returns the end of the last edit, where the cursor is assumed to be; nil if there was no edit. Throws if only a
  /// part of an unknown text is given.
  mutating func apply(
    _ change: DidChangeNotification, in encoding: PositionEncoding
  ) throws -> TextPoint? {
    var changes = change.changes[...]
    if hasLostText(of: change.uri) {
      guard let whole = changes.lastIndex(where: { $0.range == nil }) else {
        throw ServerError.textUnknown
      }
      changes = changes[whole...]
      unknownTexts.remove(openedURI(change.uri))
    }
    return try focus(on: change.uri) { document in
      var end: TextPoint?
      for edit in changes {
        if let range = edit.range {
          let (old, new) = document.text.replacement(of: range, by: edit.text, in: encoding)
          end = document.replace(old, with: new).new.upperBound
        } else {
          end = document.replaceAll(with: Text(edit.text))
        }
      }
      let version = change.version ?? document.version + 1
      document.takeForeseen()
      document.version = version
      document.isVersioned = change.version != nil
      return end
    }
  }
}
