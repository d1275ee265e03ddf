// The syntaxes that tell prose from other text: one value per language id, one function per line.

/// The syntax of a kind of document.
struct ProseSyntax: Sendable {
  private enum Grammar: Sendable {
    /// No line depends on another.
    case plain
    case program(ProgramSyntax)
    case markup(Markup)
  }

  /// The kinds of markup.
  enum Markup: Sendable {
    case markdown, restructuredText, asciiDoc, org, laTeX, html, commit, mail
  }

  private let grammar: Grammar

  /// Creates the syntax of a language id or file type as editors name them, ignoring case. Of a compound one, as Vim
  /// names them, `markdown.pandoc`, the first part that is known counts. If the id is unknown, the name of a message of
  /// Git, or the extension of a text file, makes the document a text; anything else is treated as a program with C-like
  /// syntax, so that nothing is ever predicted in unknown code. An id that says nothing, as that of Emacs's Fundamental
  /// mode, leaves it to the name altogether, and stands for text if that says nothing either.
  init(languageID: String, uri: String = "") {
    let id = languageID.lowercased().filter { $0 != " " }
    if Self.saysNothing(id) {
      grammar =
        Self.commitGrammar(of: uri) ?? Self.suffix(of: uri).flatMap(Self.grammar) ?? .plain
      return
    }
    let parts = id.split(separator: ".").lazy.compactMap { Self.grammar(String($0)) }
    grammar =
      Self.grammar(id) ?? parts.first ?? Self.commitGrammar(of: uri)
      ?? Self.suffix(of: uri).flatMap(Self.textGrammar) ?? .program(.cFamily)
  }

  private static func saysNothing(_ id: String) -> Bool { id.isEmpty || id == "fundamental" }

  /// Returns the grammar of the files in which Git and others have messages edited.
  private static func commitGrammar(of uri: String) -> Grammar? {
    let name = uri.split(separator: "/").last ?? ""
    return name.hasSuffix("_EDITMSG") || name == "MERGE_MSG" || name == "SQUASH_MSG"
      ? .markup(.commit) : nil
  }

  private static func grammar(_ id: String) -> Grammar? {
    textGrammar(id) ?? programs[id].map(Grammar.program)
  }

  private static func textGrammar(_ id: String) -> Grammar? {
    texts[id].map(Grammar.markup) ?? (plain.contains(id) ? .plain : nil)
  }

  /// Returns the extension of a file name in lower case.
  private static func suffix(of uri: String) -> String? {
    let name = uri.lowercased().split(separator: "/").last ?? ""
    return name.contains(".") ? name.split(separator: ".").last.map(String.init) : nil
  }

  /// Whether a document is written for people; all others are programs that contain words.
  var isText: Bool {
    if case .program = grammar { false } else { true }
  }

  /// Whether a document is a commit message.
  var isCommit: Bool { if case .markup(.commit) = grammar { true } else { false } }

  /// The markers that its lines can begin with.
  var lineMarks: LineMarks { if case .markup(.org) = grammar { .org } else { .common } }

  /// Whether two spaces at the end of a line make a line break.
  var hasTrailingSpaceLineBreaks: Bool {
    if case .markup(.markdown) = grammar { true } else { false }
  }

  /// Whether a colon before a word is markup: of roles, attributes, drawers.
  var hasColonMarkup: Bool {
    switch grammar {
    case .markup(.restructuredText), .markup(.asciiDoc), .markup(.org): true
    default: false
    }
  }

  /// Whether each line is read independently of the lines before it.
  var isStateless: Bool {
    if case .plain = grammar { true } else { false }
  }

  /// The state at the start of the first line.
  var start: LineState {
    if case .markup(.markdown) = grammar { MarkdownScanner.start } else { LineState() }
  }

  /// Scans a line without its terminator and returns the state for the next one. Never fails, whatever the bytes and
  /// the state.
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
  /// The scanner for its lines.
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
