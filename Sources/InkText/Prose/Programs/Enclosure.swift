// The delimiters of one kind of comment or string in a programming language.

/// A kind of comment or string.
struct Enclosure: Sendable {
  /// Where an opening delimiter is recognized.
  enum Place: Sendable {
    case anywhere
    /// After white space, a bracket or a semicolon, or at the start of the line.
    case wordStart
    /// Not right after a letter or digit, where it is an apostrophe: `<p>Don't</p>`, `%q(don't)`, `s/a'b/c/`.
    case notInWord
    /// As the first text on its line.
    case lineStart
    /// In the first column, as is the closing delimiter.
    case firstColumn
    /// Where a value begins: after `:`, `,`, `-`, `=` or a bracket.
    case valueStart
    /// First on its line, or after white space if the same delimiter does not follow.
    case unpaired
  }

  /// The kind of its content.
  var kind: RegionKind
  /// The opening delimiter; the counted byte, repeated, and `openTail` may follow.
  var open: StaticString
  var openTail: StaticString = ""
  /// The closing delimiter; empty for the end of the line. The counted byte, as often as in the opening one, and
  /// `closeTail` follow.
  var close: StaticString = ""
  var closeTail: StaticString = ""
  /// A byte that is repeated equally often in both delimiters; 0 for none.
  var counted: UInt8 = 0
  var place = Place.anywhere
  /// The byte that escapes the next one; nil for none.
  var escape: UInt8?
  /// The bytes of which each makes literal text of a closing delimiter right before it: the quote where it is doubled.
  var unclosing: StaticString = ""
  /// Whether it continues across line ends.
  var spansLines = false
  /// Whether it can be nested in itself.
  var nests = false
  /// The start of an interpolation; its last byte is a bracket.
  var interpolation: StaticString = ""
  /// Whether a name between both parts of the opening delimiter is repeated in the closing one: `R"x( … )x"`.
  var isNamed = false
}

extension Enclosure {
  /// Returns a comment up to the end of its line.
  static func line(_ open: StaticString, _ place: Place = .anywhere) -> Enclosure {
    Enclosure(kind: .comment, open: open, place: place)
  }

  /// Returns a comment between two delimiters.
  static func block(_ open: StaticString, _ close: StaticString, nests: Bool = false) -> Enclosure {
    Enclosure(kind: .comment, open: open, close: close, spansLines: true, nests: nests)
  }

  /// Returns a single-line string with backslash escapes.
  static func string(
    _ quote: StaticString, interpolation: StaticString = "", place: Place = .anywhere
  ) -> Enclosure {
    Enclosure(
      kind: .string, open: quote, close: quote, place: place, escape: UInt8(ascii: "\\"),
      interpolation: interpolation)
  }

  /// Returns a multi-line string with backslash escapes.
  static func text(
    _ quote: StaticString, interpolation: StaticString = "", place: Place = .anywhere
  ) -> Enclosure {
    Enclosure(
      kind: .string, open: quote, close: quote, place: place, escape: UInt8(ascii: "\\"),
      spansLines: true, interpolation: interpolation)
  }

  /// Returns a string without backslash escapes, in which a doubled quote is a literal one.
  static func doubled(
    _ quote: StaticString, spansLines: Bool = false, place: Place = .anywhere
  ) -> Enclosure {
    Enclosure(
      kind: .string, open: quote, close: quote, place: place, unclosing: quote,
      spansLines: spansLines)
  }

  /// Returns the same enclosure in which a byte escapes the next one.
  func escaped(by escape: UInt8) -> Enclosure {
    var copy = self
    copy.escape = escape
    return copy
  }

  /// Returns a multi-line string without escapes.
  static func raw(_ open: StaticString, _ close: StaticString) -> Enclosure {
    Enclosure(kind: .string, open: open, close: close, spansLines: true)
  }
}
