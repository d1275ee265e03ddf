// A programming language as far as words are concerned: its comments, its strings and what looks like them.

/// How a programming language sets comments and strings apart.
struct ProgramSyntax: Sendable {
  /// Which documents-within-the-program it has.
  enum Heredoc: Sendable {
    case none
    /// `<<EOF`, `<<-EOF`, `<<'EOF'`.
    case shell
    /// `<<~EOF`, `<<-EOF`, `<<EOF`, with a name in capitals.
    case ruby
    /// `<<<EOF`.
    case php
  }

  /// Comments and strings; of two that could begin at one place the first one does.
  let enclosures: [Enclosure]
  /// Whether `'x'` is a character and a lone `'` something else: a lifetime, an apostrophe of a name.
  var hasCharacters = false
  /// Whether `/…/` may be a regular expression.
  var hasRegexes = false
  /// Whether a backslash outside of strings takes its meaning from the next byte: `\"`, `?\"`.
  var hasOuterEscapes = false
  /// Which documents-within-the-program it has.
  var heredoc = Heredoc.none

  /// The bytes at which something may begin.
  let starts: ByteSet

  init(
    _ enclosures: [Enclosure], hasCharacters: Bool = false, hasRegexes: Bool = false,
    hasOuterEscapes: Bool = false, heredoc: Heredoc = .none
  ) {
    self.enclosures = enclosures
    self.hasCharacters = hasCharacters
    self.hasRegexes = hasRegexes
    self.hasOuterEscapes = hasOuterEscapes
    self.heredoc = heredoc
    var starts = ByteSet(
      enclosures.map { $0.open.firstByte ?? $0.counted })
    if hasCharacters { starts.insert(UInt8(ascii: "'")) }
    if hasRegexes { starts.insert(UInt8(ascii: "/")) }
    if hasOuterEscapes { starts.insert(UInt8(ascii: "\\")) }
    if heredoc != .none { starts.insert(UInt8(ascii: "<")) }
    if enclosures.contains(where: { $0.interpolation.firstByte != nil }) {
      for bracket in "{}()".utf8 { starts.insert(bracket) }
    }
    self.starts = starts
  }
}
