// `inkling/field`: the events of an autocomplete text field.

package import InkJSON

/// Reports an event of a text field, and asks for the resulting state.
package struct FieldRequest: LanguageRequest {
  /// The type of the result.
  package typealias Answer = FieldState
  /// The method name on the wire.
  package static let method = "inkling/field"

  /// Where the items of a field come from.
  package enum Items: Sendable, Equatable {
    /// From the request.
    case inline([String])
    /// From the data source of this name.
    case source(String)
    /// From the client, later or never.
    case later
  }

  /// The events of a text field.
  package enum Event: Sendable, Equatable {
    /// Editing begins.
    case begin(Items)
    /// Items that arrived late, with the generation from the response to `begin`.
    case items([String], generation: Int)
    /// A range of the displayed text was replaced; a nil range means the caret.
    case change(FieldRange?, text: String)
    /// The offered completion was accepted as shown, or the candidate with an index was.
    case accept(candidate: Int?)
    /// Return was pressed.
    case `return`
    /// Editing ended.
    case end
  }

  private enum Kind: String, CaseIterable {
    case begin, items, change, accept, `return`, end
  }

  /// The client's name for the field.
  package var field: String
  /// The event.
  package var event: Event

  /// Reads the parameters.
  package init(from params: JSONField) throws(JSONDecodingError) {
    field = try params["field"].string()
    let event = params["event"]
    switch try event["kind"].choice(of: Kind.self) {
    case .begin: self.event = .begin(try Items(from: event))
    case .items:
      self.event = .items(
        try event["items"].strings(), generation: try event["generation"].integer())
    case .change:
      self.event = .change(
        try event["range"].ifPresent?.read(), text: try event["text"].string())
    case .accept:
      self.event = .accept(candidate: try event["candidate"].ifPresent?.integer(in: 0...))
    case .return: self.event = .return
    case .end: self.event = .end
    }
  }
}

extension FieldRequest.Items {
  fileprivate init(from event: JSONField) throws(JSONDecodingError) {
    if let items = event["items"].ifPresent {
      self = .inline(try items.strings())
    } else if let name = event["dataSource"].ifPresent {
      self = .source(try name.string())
    } else {
      self = .later
    }
  }
}

/// A range in a single line of text, in units of the negotiated encoding.
package struct FieldRange: Hashable, Sendable, JSONReadable, JSONWritable {
  /// The start offset.
  package var start: Int
  /// The end offset, never before `start`.
  package var end: Int

  /// Creates the range between two offsets, given in either order.
  package init(_ one: Int, _ other: Int) {
    start = min(one, other)
    end = max(one, other)
  }

  /// Reads `{start, end}`.
  package init(from field: JSONField) throws(JSONDecodingError) {
    self.init(try field["start"].integer(in: 0...), try field["end"].integer(in: 0...))
  }

  /// Writes `{start, end}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("start", start)
      $0.member("end", end)
    }
  }
}
