// `inkling/field`: an autocomplete text field, event by event.

package import InkJSON

/// Tells what happened in a text field, and asks what it shows then.
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

  /// What happened.
  package enum Event: Sendable, Equatable {
    /// The field is edited from now on.
    case begin(Items)
    /// Items that came late, with the generation that `begin` was answered with.
    case items([String], generation: Int)
    /// A stretch of what is shown was replaced; nil for the caret.
    case change(FieldRange?, text: String)
    /// What is offered was accepted as typed, or the candidate of a number.
    case accept(candidate: Int?)
    /// Return was pressed.
    case `return`
    /// The editing ended.
    case end
  }

  private enum Kind: String, CaseIterable {
    case begin, items, change, accept, `return`, end
  }

  /// The client's name for the field.
  package var field: String
  /// What happened.
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

/// A stretch of one line of text, counted in units of the negotiated encoding.
package struct FieldRange: Hashable, Sendable, JSONReadable, JSONWritable {
  /// Where it begins.
  package var start: Int
  /// Where it ends; never before its start.
  package var end: Int

  /// Creates the stretch between two places, in whichever order they come.
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
