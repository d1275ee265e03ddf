// The part of a programming language's syntax that matters for words: comments, strings and what resembles them.

/// The comments and strings of a programming language.
struct ProgramSyntax: Sendable {
  /// The kinds of heredocs.
  enum Heredoc: Sendable {
    case none
    /// `<<EOF`, `<< EOF`, `<<-EOF`, `<<'EOF'`.
    case shell
    /// `<<EOF`, `<<~EOF`, `<< "EOF"`.
    case perl
    /// `<<~EOF`, `<<-EOF`, `<<EOF`, with a name in capitals.
    case ruby
    /// `<<<EOF`.
    case php
  }

  /// Comments and strings; if two could begin at a position, the first one does.
  let enclosures: [Enclosure]
  /// Whether `'x'` is a character and a lone `'` something else: a lifetime, or part of a name.
  var hasCharacters = false
  /// Whether `/…/` may be a regular expression.
  var hasRegexes = false
  /// The byte that escapes the next one outside strings, `\"`, `?\"`; nil for none.
  var outerEscape: UInt8?
  /// The byte that, where a value is expected, makes a character of the next one: `?"`, `$"`; nil for none.
  var characterPrefix: UInt8?
  /// The kind of heredocs.
  var heredoc = Heredoc.none

  /// The bytes at which an enclosure or other lexeme may begin.
  let starts: ByteSet

  init(
    _ enclosures: [Enclosure], hasCharacters: Bool = false, hasRegexes: Bool = false,
    outerEscape: UInt8? = nil, characterPrefix: UInt8? = nil, heredoc: Heredoc = .none
  ) {
    self.enclosures = enclosures
    self.hasCharacters = hasCharacters
    self.hasRegexes = hasRegexes
    self.outerEscape = outerEscape
    self.characterPrefix = characterPrefix
    self.heredoc = heredoc
    var starts = ByteSet(
      enclosures.map { $0.open.firstByte ?? $0.counted })
    if hasCharacters { starts.insert(UInt8(ascii: "'")) }
    if hasRegexes { starts.insert(UInt8(ascii: "/")) }
    if let outerEscape { starts.insert(outerEscape) }
    if let characterPrefix { starts.insert(characterPrefix) }
    if heredoc != .none { starts.insert(UInt8(ascii: "<")) }
    if enclosures.contains(where: { $0.interpolation.firstByte != nil }) {
      for bracket in "{}()".utf8 { starts.insert(bracket) }
    }
    self.starts = starts
  }
}
