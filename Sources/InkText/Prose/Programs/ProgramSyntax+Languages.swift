// The comments and strings of each family of programming languages, as their manuals define them.

extension ProgramSyntax {
  /// `//`, `/* */`, `"…"`: C, C++, Java and languages with similar syntax.
  static let cFamily = ProgramSyntax(
    slashComments + [
      Enclosure(
        kind: .string, open: "R\"", openTail: "(", close: ")", closeTail: "\"", spansLines: true,
        isNamed: true),
      .text("\"\"\""), .string("\""),
    ], hasCharacters: true)

  /// JavaScript and TypeScript, with template literals and regular expressions.
  static let script = ProgramSyntax(
    slashComments + [
      .text("`", interpolation: "${"), .string("\""), .string("'", place: .notInWord),
    ],
    hasRegexes: true)

  static let cSharp = ProgramSyntax(
    slashComments + [
      .text("\"\"\""), .doubled("@\"", spansLines: true).closed(by: "\""),
      Enclosure(
        kind: .string, open: "$\"\"\"", close: "\"\"\"", spansLines: true, interpolation: "{"),
      .string("$\"", interpolation: "{").closed(by: "\""), .string("\""),
    ], hasCharacters: true)

  static let go = ProgramSyntax(
    slashComments + [.raw("`", "`"), .string("\"")], hasCharacters: true)

  static let rust = ProgramSyntax(
    nestedComments + [rawRustString("r"), rawRustString("br"), rawRustString("cr"), .text("\"")],
    hasCharacters: true)

  private static func rawRustString(_ prefix: StaticString) -> Enclosure {
    Enclosure(
      kind: .string, open: prefix, openTail: "\"", close: "\"", counted: UInt8(ascii: "#"),
      place: .wordStart, spansLines: true)
  }

  static let swift = ProgramSyntax(
    nestedComments + [
      .text("\"\"\"", interpolation: "\\("),
      Enclosure(
        kind: .string, open: "", openTail: "\"\"\"", close: "\"\"\"", counted: UInt8(ascii: "#"),
        spansLines: true),
      Enclosure(
        kind: .string, open: "", openTail: "\"", close: "\"", counted: UInt8(ascii: "#")),
      .string("\"", interpolation: "\\("),
    ])

  static let kotlin = ProgramSyntax(
    nestedComments + [
      Enclosure(
        kind: .string, open: "\"\"\"", close: "\"\"\"", spansLines: true, interpolation: "${"),
      .string("\"", interpolation: "${"),
    ], hasCharacters: true)

  static let dart = ProgramSyntax(
    nestedComments + [
      .text("\"\"\"", interpolation: "${"), .text("'''", interpolation: "${"),
      .string("\"", interpolation: "${"), .string("'", interpolation: "${"),
    ])

  static let php = ProgramSyntax(
    slashComments + [
      // An attribute, before what it belongs to.
      Enclosure(kind: .code, open: "#["), .line("#"), .text("\"", interpolation: "{$"),
      .text("'", place: .notInWord),
    ], heredoc: .php)

  static let css = ProgramSyntax([.block("/*", "*/"), .string("\""), .string("'")])
  static let scss = ProgramSyntax(slashComments + [.string("\""), .string("'")])

  static let python = ProgramSyntax([
    .line("#"),
    .text("f\"\"\"", interpolation: "{").closed(by: "\"\"\""),
    .text("f'''", interpolation: "{").closed(by: "'''"),
    .string("f\"", interpolation: "{").closed(by: "\""),
    .string("f'", interpolation: "{").closed(by: "'"),
    .text("\"\"\""), .text("'''"), .string("\""), .string("'"),
  ])

  static let ruby = ProgramSyntax(
    [
      Enclosure(
        kind: .comment, open: "=", close: "=end", place: .firstColumn, spansLines: true),
      .line("#", .wordStart), .text("\"", interpolation: "#{"), .text("'", place: .notInWord),
      .text("`", interpolation: "#{"),
    ], hasRegexes: true, characterPrefix: UInt8(ascii: "?"), heredoc: .ruby)

  static let perl = ProgramSyntax(
    [
      Enclosure(
        kind: .comment, open: "=", close: "=cut", place: .firstColumn, spansLines: true),
      .line("#", .wordStart), .string("\""), .string("'", place: .notInWord), .string("`"),
    ], hasRegexes: true, heredoc: .perl)

  static let shell = ProgramSyntax(
    [
      .line("#", .wordStart), .text("\"", interpolation: "$("), .text("$'").closed(by: "'"),
      .raw("'", "'"),
    ], outerEscape: backslash, heredoc: .shell)
  static let fish = ProgramSyntax(
    [.line("#", .wordStart), .text("\"", interpolation: "$("), .text("'")],
    outerEscape: backslash)

  static let powerShell = ProgramSyntax(
    [
      .block("<#", "#>"), .line("#", .wordStart), .raw("@\"", "\"@"), .raw("@'", "'@"),
      .doubled("\"", spansLines: true).escaped(by: UInt8(ascii: "`")),
      .doubled("'", spansLines: true),
    ], outerEscape: UInt8(ascii: "`"))

  /// `#` and single-line strings: Makefiles, Docker, awk and many more.
  static let hash = ProgramSyntax(
    [.line("#", .wordStart), .string("\""), .string("'", place: .valueStart)])
  /// With descriptions, which are Markdown.
  static let graphQL = ProgramSyntax([.line("#"), .text("\"\"\""), .string("\"")])
  static let r = ProgramSyntax([.line("#"), .text("\""), .text("'"), .raw("`", "`")])
  static let julia = ProgramSyntax(
    [
      .block("#=", "=#", nests: true), .line("#"), .text("\"\"\"", interpolation: "$("),
      .string("\"", interpolation: "$("), .text("`"),
    ], hasCharacters: true)
  static let elixir = ProgramSyntax(
    [
      .line("#"), .text("\"\"\"", interpolation: "#{"), .text("'''", interpolation: "#{"),
      .text("\"", interpolation: "#{"), .string("'"),
    ], characterPrefix: UInt8(ascii: "?"))
  static let nix = ProgramSyntax([
    .block("/*", "*/"), .line("#"),
    Enclosure(
      kind: .string, open: "''", close: "''", unclosing: "'$\\", spansLines: true,
      interpolation: "${"),
    .text("\"", interpolation: "${"),
  ])
  static let terraform = ProgramSyntax(
    slashComments + [.line("#"), .string("\"", interpolation: "${")], heredoc: .shell)
  static let coffee = ProgramSyntax([
    .block("###", "###"), .line("#"), .text("\"\"\"", interpolation: "#{"), .text("'''"),
    .text("\"", interpolation: "#{"), .text("'"),
  ])

  static let toml = ProgramSyntax([
    .line("#"), .text("\"\"\""), .raw("'''", "'''"), .string("\""), .doubled("'"),
  ])
  static let yaml = ProgramSyntax([
    .line("#", .wordStart), .text("\"", place: .valueStart),
    .doubled("'", spansLines: true, place: .valueStart),
  ])
  static let ini = ProgramSyntax([
    .line("#", .lineStart), .line(";", .wordStart), .string("\"", place: .valueStart),
  ])
  static let json = ProgramSyntax(slashComments + [.string("\"")])

  static let mySQL = ProgramSyntax(
    [.line("#", .wordStart)] + sqlComments + [
      .doubled("'", spansLines: true).escaped(by: backslash),
      .doubled("\"", spansLines: true).escaped(by: backslash),
    ])
  static let sql = ProgramSyntax(
    sqlComments + [
      .doubled("'", spansLines: true),
      Enclosure(kind: .code, open: "\"", close: "\"", unclosing: "\""),
    ])
  static let lua = ProgramSyntax([
    Enclosure(
      kind: .comment, open: "--[", openTail: "[", close: "]", closeTail: "]",
      counted: UInt8(ascii: "="), spansLines: true),
    .line("--"),
    Enclosure(
      kind: .string, open: "[", openTail: "[", close: "]", closeTail: "]",
      counted: UInt8(ascii: "="), spansLines: true),
    .string("\""), .string("'"),
  ])
  static let haskell = ProgramSyntax(
    [.block("{-", "-}", nests: true), .line("--"), .string("\"")], hasCharacters: true)
  /// `--` and strings with doubled quotes: Ada, VHDL.
  static let dash = ProgramSyntax(
    [.line("--"), .block("/*", "*/"), .doubled("\"")], hasCharacters: true)
  static let ml = ProgramSyntax(
    [.block("(*", "*)", nests: true), .text("\"")], hasCharacters: true)
  static let fSharp = ProgramSyntax(
    [.line("//"), .block("(*", "*)", nests: true), .text("\"\"\""), .text("\"")],
    hasCharacters: true)
  static let pascal = ProgramSyntax([
    .line("//"), .block("{", "}"), .block("(*", "*)"), .doubled("'"),
  ])
  static let lisp = ProgramSyntax(
    [.block("#|", "|#", nests: true), .line(";"), .text("\"")], outerEscape: backslash)
  static let assembler = ProgramSyntax([
    .block("/*", "*/"), .line(";"), .line("#"), .line("//"), .string("\""),
  ])
  static let matlab = ProgramSyntax([
    .line("%"), .line("#"), .string("\""), .doubled("'", place: .valueStart),
  ])
  static let erlang = ProgramSyntax(
    [.line("%"), .text("\"")], outerEscape: backslash, characterPrefix: UInt8(ascii: "$"))
  static let prolog = ProgramSyntax([.block("/*", "*/"), .line("%"), .text("\""), .text("'")])
  static let bibTeX = ProgramSyntax([.line("%"), .text("\"", place: .valueStart)])
  static let fortran = ProgramSyntax([.line("!"), .doubled("\""), .doubled("'")])
  static let basic = ProgramSyntax([.line("'"), .doubled("\"")] + remarks)
  static let vim = ProgramSyntax([
    .line("\"", .unpaired), .line("#", .wordStart), .string("\""), .doubled("'"),
  ])
  static let batch = ProgramSyntax(
    [.line("::", .lineStart), .line("@rem ", .lineStart), .line("@REM ", .lineStart)] + remarks)
  /// Nothing but code: patches, data.
  static let opaque = ProgramSyntax([])

  /// Comments of Basic and of batch files, which are usually written in one of these cases.
  private static let remarks: [Enclosure] = [
    .line("rem ", .lineStart), .line("REM ", .lineStart), .line("Rem ", .lineStart),
  ]
  private static let slashComments: [Enclosure] = [.line("//"), .block("/*", "*/")]
  private static let nestedComments: [Enclosure] = [.line("//"), .block("/*", "*/", nests: true)]
  private static let sqlComments: [Enclosure] = [
    // In some dialects, `#` may be an operator or begin a name.
    .line("# ", .lineStart), .line("--"), .block("/*", "*/", nests: true),
  ]
  private static let backslash = UInt8(ascii: "\\")
}

extension Enclosure {
  /// Returns the same enclosure with another closing delimiter.
  fileprivate func closed(by close: StaticString) -> Enclosure {
    var copy = self
    copy.close = close
    return copy
  }
}
