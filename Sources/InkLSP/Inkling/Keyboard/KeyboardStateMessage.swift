// The state of an on-screen keyboard on the wire, sent with each key and returned updated.

package import InkJSON
package import InkText

/// What a keyboard shows and has to remember; the client keeps all of it.
package struct KeyboardStateMessage: Equatable, Sendable {
  /// A drag on the space key that moves the cursor.
  package struct Drag: Equatable, Sendable {
    /// Where the finger began to move; nil until it does.
    package var start: Double?
    /// How many steps it is to the left of that.
    package var position: Int

    /// Creates a drag.
    package init(start: Double?, position: Int) {
      self.start = start
      self.position = position
    }
  }

  /// A space that was inserted automatically.
  package struct InsertedSpace: Equatable, Sendable {
    /// The document it is in.
    package var uri: String
    /// The position after it.
    package var position: Position

    /// Creates a space.
    package init(uri: String, position: Position) {
      self.uri = uri
      self.position = position
    }
  }

  /// The case of the letters shown.
  package var letterCase: KeyboardCase
  /// The keys shown: `alphabetic`, `numeric`, `symbolic`, ….
  package var type: String
  /// The language typed in; nil for the document's language.
  package var language: String?
  /// The input method for Vietnamese; nil to type letter by letter.
  package var input: VietnameseInput?
  /// When a space was last typed, if nothing has been typed since.
  package var lastSpaceMilliseconds: Int?
  /// When shift was released, if a second press now engages caps lock.
  package var shiftMilliseconds: Int?
  /// The drag in progress.
  package var spaceDrag: Drag?
  /// The space that a following punctuation mark removes.
  package var insertedSpace: InsertedSpace?

  /// Creates a state.
  package init(letterCase: KeyboardCase = .lowercased, type: String = "alphabetic") {
    self.letterCase = letterCase
    self.type = type
  }
}

extension KeyboardStateMessage: JSONReadable {
  /// Reads `{case?, type?, language?, input?, lastSpaceMilliseconds?, shiftMilliseconds?, spaceDrag?, insertedSpace?}`.
  package init(from field: JSONField) throws(JSONDecodingError) {
    letterCase = try field["case"].ifPresent?.choice(of: KeyboardCase.self) ?? .lowercased
    type = try field["type"].ifPresent?.string() ?? "alphabetic"
    language = try field["language"].ifPresent?.languageTag()
    input = try field["input"].ifPresent?.choice(of: VietnameseInput.self)
    lastSpaceMilliseconds = try field["lastSpaceMilliseconds"].ifPresent?.milliseconds()
    shiftMilliseconds = try field["shiftMilliseconds"].ifPresent?.milliseconds()
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
  /// Writes `{case, type, …}`, leaving out absent members.
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
