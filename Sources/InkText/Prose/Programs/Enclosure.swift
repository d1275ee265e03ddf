// One way in which a programming language sets words apart: a comment or a string by its delimiters.

/// A comment or a string.
struct Enclosure: Sendable {
  /// Where an opening delimiter counts as one.
  enum Place: Sendable {
    case anywhere
    /// Behind white space, a bracket or a semicolon, or at the start of the line.
    case wordStart
    /// As the first thing on its line.
    case lineStart
    /// In the first column; what closes it stands there, too.
    case firstColumn
    /// Where a value begins: behind `:`, `,`, `-`, `=` or a bracket.
    case valueStart
    /// First on its line, or behind white space with no other of its kind behind it.
    case unpaired
  }

  /// What stands inside.
  var kind: RegionKind
  /// What begins it; the counted byte, repeated, and `openTail` may follow.
  var open: StaticString
  var openTail: StaticString = ""
  /// What ends it; empty for the end of the line. As many counted bytes as at its beginning, and `closeTail`.
  var close: StaticString = ""
  var closeTail: StaticString = ""
  /// A byte that is repeated in both delimiters equally often; 0 for none.
  var counted: UInt8 = 0
  var place = Place.anywhere
  /// Whether a backslash takes its meaning from the next byte.
  var hasEscapes = false
  /// Whether a doubled closing delimiter stands for one.
  var doubles = false
  /// Whether it goes on over the end of a line.
  var spansLines = false
  /// Whether it may stand inside itself.
  var nests = false
  /// What begins a piece of program inside it; its last byte is a bracket.
  var interpolation: StaticString = ""
  /// Whether a name between both parts of the opening delimiter is repeated in the closing one: `R"x( … )x"`.
  var isNamed = false
}

extension Enclosure {
  /// A comment to the end of its line.
  static func line(_ open: StaticString, _ place: Place = .anywhere) -> Enclosure {
    Enclosure(kind: .comment, open: open, place: place)
  }

  /// A comment between two delimiters.
  static func block(_ open: StaticString, _ close: StaticString, nests: Bool = false) -> Enclosure {
    Enclosure(kind: .comment, open: open, close: close, spansLines: true, nests: nests)
  }

  /// A string on one line with backslashes.
  static func string(
    _ quote: StaticString, interpolation: StaticString = "", place: Place = .anywhere
  ) -> Enclosure {
    Enclosure(
      kind: .string, open: quote, close: quote, place: place, hasEscapes: true,
      interpolation: interpolation)
  }

  /// A string over lines with backslashes.
  static func text(
    _ quote: StaticString, interpolation: StaticString = "", place: Place = .anywhere
  ) -> Enclosure {
    Enclosure(
      kind: .string, open: quote, close: quote, place: place, hasEscapes: true, spansLines: true,
      interpolation: interpolation)
  }

  /// A string without backslashes, where a doubled quote stands for one.
  static func doubled(_ quote: StaticString, spansLines: Bool = false, place: Place = .anywhere)
    -> Enclosure
  {
    Enclosure(
      kind: .string, open: quote, close: quote, place: place, doubles: true, spansLines: spansLines)
  }

  /// A string over lines in which nothing has a second meaning.
  static func raw(_ open: StaticString, _ close: StaticString) -> Enclosure {
    Enclosure(kind: .string, open: open, close: close, spansLines: true)
  }
}
