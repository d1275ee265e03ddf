// The state of an on-screen keyboard on the wire: it goes in with each key and comes back changed.

package import InkJSON

/// What a keyboard shows and what it has to remember; all of it the client's.
package struct KeyboardStateMessage: Equatable, Sendable {
  /// The case of the letters shown.
  package enum Case: String, Sendable, CaseIterable {
    case lowercased, uppercased, capsLocked
  }

  /// The ways to type Vietnamese with the keys of English.
  package enum Input: String, Sendable, CaseIterable {
    case telex, viqr, vni
  }

  /// A drag of the cursor by the space key.
  package struct Drag: Equatable, Sendable {
    /// Where the finger began to move; nil before it has.
    package var start: Double?
    /// How many steps to the left it is of that.
    package var position: Int

    /// Creates a drag.
    package init(start: Double?, position: Int) {
      self.start = start
      self.position = position
    }
  }

  /// A space that was put in by itself.
  package struct InsertedSpace: Equatable, Sendable {
    /// The document it is in.
    package var uri: String
    /// The place behind it.
    package var position: Position

    /// Creates a space.
    package init(uri: String, position: Position) {
      self.uri = uri
      self.position = position
    }
  }

  /// The case of the letters shown.
  package var letterCase: Case
  /// Which keys it shows: `alphabetic`, `numeric`, `symbolic`, ….
  package var type: String
  /// What it types in; nil for the document's language.
  package var language: String?
  /// How Vietnamese is typed; nil for letter by letter.
  package var input: Input?
  /// When a space was typed last, if nothing was since.
  package var lastSpaceMilliseconds: Int?
  /// When shift was let go, if a second time now locks the capitals.
  package var shiftMilliseconds: Int?
  /// The drag that goes on.
  package var spaceDrag: Drag?
  /// The space that a mark takes back.
  package var insertedSpace: InsertedSpace?

  /// Creates a state.
  package init(letterCase: Case = .lowercased, type: String = "alphabetic") {
    self.letterCase = letterCase
    self.type = type
  }
}

extension KeyboardStateMessage: JSONReadable {
  /// Reads `{case?, type?, language?, input?, lastSpaceMilliseconds?, shiftMilliseconds?, spaceDrag?, insertedSpace?}`.
  package init(from field: JSONField) throws(JSONDecodingError) {
    letterCase = try field["case"].ifPresent?.choice(of: Case.self) ?? .lowercased
    type = try field["type"].ifPresent?.string() ?? "alphabetic"
    language = try field["language"].ifPresent?.string()
    input = try field["input"].ifPresent?.choice(of: Input.self)
    lastSpaceMilliseconds = try field["lastSpaceMilliseconds"].ifPresent?.integer()
    shiftMilliseconds = try field["shiftMilliseconds"].ifPresent?.integer()
    if let drag = field["spaceDrag"].ifPresent {
      spaceDrag = Drag(
        start: try drag["start"].ifPresent?.number(),
        position: try drag["position"].ifPresent?.integer() ?? 0)
    }
    if let space = field["insertedSpace"].ifPresent {
      insertedSpace = InsertedSpace(
        uri: try space["uri"].string(), position: try Position(from: space["position"]))
    }
  }
}

extension KeyboardStateMessage: JSONWritable {
  /// Writes `{case, type, …}`, without what there is none of.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("case", letterCase.rawValue)
      $0.member("type", type)
      $0.member("language", language)
      $0.member("input", input?.rawValue)
      $0.member("lastSpaceMilliseconds", lastSpaceMilliseconds)
      $0.member("shiftMilliseconds", shiftMilliseconds)
      $0.member("spaceDrag", spaceDrag)
      $0.member("insertedSpace", insertedSpace)
    }
  }
}

extension KeyboardStateMessage.Drag: JSONWritable {
  /// Writes `{start, position}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("start", orNull: start)
      $0.member("position", position)
    }
  }
}

extension KeyboardStateMessage.InsertedSpace: JSONWritable {
  /// Writes `{uri, position}`.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("uri", uri)
      $0.member("position", position)
    }
  }
}
