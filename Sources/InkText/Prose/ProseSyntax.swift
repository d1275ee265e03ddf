// How a document says which of it is prose: one value per language id, and one function a line.

/// The syntax of a kind of documents.
struct ProseSyntax: Sendable {
  private enum Grammar: Sendable {
    /// Whose lines have nothing to do with each other.
    case plain
    case program(ProgramSyntax)
    case markup(Markup)
  }

  /// The kinds of texts that have markup.
  enum Markup: Sendable {
    case markdown, restructuredText, asciiDoc, org, laTeX, html, commit, mail
  }

  private let grammar: Grammar

  /// The syntax of a language id or file type, as the editors name them, in whatever letter case. An id that is
  /// not listed says nothing; then a name or URI that ends as texts do makes it a text, and all else is taken for a
  /// program in the manner of C, so that nothing is ever predicted into unknown code.
  init(languageID: String, uri: String = "") {
    let id = languageID.lowercased().filter { $0 != " " }
    grammar =
      if let text = Self.textGrammar(id) {
        text
      } else if let program = Self.programs[id] {
        .program(program)
      } else {
        Self.suffix(of: uri).flatMap(Self.textGrammar) ?? .program(.cFamily)
      }
  }

  private static func textGrammar(_ id: String) -> Grammar? {
    texts[id].map(Grammar.markup) ?? (plain.contains(id) ? .plain : nil)
  }

  /// What stands behind the last dot of a file's name, in small letters.
  private static func suffix(of uri: String) -> String? {
    let name = uri.lowercased().split(separator: "/").last ?? ""
    return name.contains(".") ? name.split(separator: ".").last.map(String.init) : nil
  }

  /// Whether a document is written for people; the rest are programs with words in them.
  var isText: Bool {
    if case .program = grammar { false } else { true }
  }

  /// Which marks its lines begin with.
  var lineMarks: LineMarks { if case .markup(.org) = grammar { .org } else { .common } }

  /// Whether two spaces at the end of a line break it there.
  var breaksLinesBySpaces: Bool {
    if case .markup(.markdown) = grammar { true } else { false }
  }

  /// Whether what a line is does not depend on the lines before it.
  var isStateless: Bool {
    if case .plain = grammar { true } else { false }
  }

  /// The state in which the first line is read.
  var start: LineState {
    if case .markup(.markdown) = grammar { MarkdownScanner.start } else { LineState() }
  }

  /// Reads a line without its terminator; gives the state in which the next one is read. Never fails,
  /// whatever the bytes and the state are.
  func scan(
    _ line: Span<UInt8>, from state: LineState, into writer: inout RegionWriter
  ) -> LineState {
    switch grammar {
    case .plain:
      if line.hasShellPrompt {
        writer.append(.code, to: line.count)
      } else {
        writer.appendText(.prose, to: line.count, in: line)
      }
      return state
    case .program(let syntax):
      return ProgramScanner.scan(line, from: state, syntax, into: &writer)
    case .markup(let markup): return markup.scanner.scan(line, from: state, into: &writer)
    }
  }
}

extension ProseSyntax.Markup {
  /// Who reads lines of it.
  fileprivate var scanner: any LineScanner.Type {
    switch self {
    case .markdown: MarkdownScanner.self
    case .restructuredText: ReStructuredTextScanner.self
    case .asciiDoc: AsciiDocScanner.self
    case .org: OrgScanner.self
    case .laTeX: LaTeXScanner.self
    case .html: HTMLScanner.self
    case .commit: CommitScanner.self
    case .mail: MailScanner.self
    }
  }
}
