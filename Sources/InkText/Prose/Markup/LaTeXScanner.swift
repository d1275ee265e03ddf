// LaTeX: separates commands, braces, quotes, formulas and listings from the text.

/// A scanner for a line of LaTeX.
///
/// State: `mode` is what is open, `token` the hash of the environment to be ended, `detail` the sign of a displayed
/// formula.
struct LaTeXScanner: LineScanner, ModalScanner {
  enum Mode: UInt8 {
    case text
    /// An environment whose text is not prose.
    case environment
    /// `$$` or `\[`.
    case formula
  }
  static var nothing: Mode { .text }

  private static let signs = ByteSet("\\%${}`'~".utf8)

  var state: LineState
  private var index = 0
  /// Whether the line ends inside a command, so that text typed there belongs to it.
  private var endsInCommand = false

  init(state: LineState) { self.state = state }

  mutating func scan(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    repeat {
      switch mode {
      case .environment: scanEnvironment(line, &writer)
      case .formula: scanFormula(line, &writer)
      case .text: scanText(line, &writer)
      }
    } while index < line.count
    if mode == .text, !endsInCommand { writer.append(.prose, to: line.count) }
  }

  private mutating func scanEnvironment(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    var from = index
    while let end = line.firstIndex(of: "\\end{", from: from, before: line.count) {
      let reach = line.reach(from: end)
      let brace = line.firstIndex(of: UInt8(ascii: "}"), from: end + 5, before: reach) ?? reach
      if nameHash(line.extracting(end + 5..<brace)) == state.token {
        writer.append(.code, to: end)
        index = min(brace + 1, line.count)
        writer.append(.markup, to: index)
        close()
        return
      }
      from = end + 5
    }
    index = line.count
    writer.append(.code, to: index)
  }

  private mutating func scanFormula(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    let end = line.firstIndex(
      of: state.detail == 0 ? "$$" : "\\]", from: index, before: line.count)
    writer.append(.code, to: end ?? line.count)
    index = end.map { $0 + 2 } ?? line.count
    writer.append(.markup, to: index)
    if end != nil { close() }
  }

  private mutating func scanText(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    while index < line.count, mode == .text {
      let byte = line[index]
      guard LaTeXScanner.signs.contains(byte) else {
        index += 1
        continue
      }
      if byte == UInt8(ascii: "'"), !line.hasBytes("''", at: index) {
        index += 1
        continue
      }
      writer.append(.prose, to: index)
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "`"), UInt8(ascii: "~"):
        index += 1
        writer.append(.markup, to: index)
      case UInt8(ascii: "'"):
        index += 2
        writer.append(.markup, to: index)
      case UInt8(ascii: "%"):
        writer.append(.markup, to: index + 1)
        index = line.count
        return writer.append(.comment, to: index)
      case UInt8(ascii: "$"): scanDollar(line, &writer)
      default: scanCommand(line, &writer)
      }
    }
  }

  /// Scans `$…$`, which ends with the line if unclosed, or the start of `$$`.
  private mutating func scanDollar(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    if line.hasBytes("$$", at: index) {
      index += 2
      writer.append(.markup, to: index)
      mode = .formula
      return
    }
    index += 1
    writer.append(.markup, to: index)
    var close = index
    while close < line.count, line[close] != UInt8(ascii: "$") {
      close += line[close] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(close, line.count)
    writer.append(.code, to: index)
    index = min(index + 1, line.count)
    writer.append(.markup, to: index)
  }

  private mutating func scanCommand(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    let start = index + 1
    var end = start
    while end < line.count, line[end].isASCIILetter || line[end] == UInt8(ascii: "@") { end += 1 }
    guard end > start else { return scanControlSymbol(line, &writer) }
    let name = line.extracting(start..<end)
    if end < line.count, line[end] == UInt8(ascii: "*") { end += 1 }
    index = end
    endsInCommand = end == line.count
    let hash = nameHash(name)
    if LaTeXNames.verbatim.contains(hash) { return scanVerbatim(line, &writer) }
    if LaTeXNames.item != hash { skipGroups(line, UInt8(ascii: "["), UInt8(ascii: "]")) }
    if LaTeXNames.begin == hash { return begin(line, &writer) }
    if LaTeXNames.opaqueAtFirst.contains(hash) {
      skipGroups(line, UInt8(ascii: "{"), UInt8(ascii: "}"))
    }
    while LaTeXNames.opaque.contains(hash), index < line.count, line[index] == UInt8(ascii: "{") {
      skipGroups(line, UInt8(ascii: "{"), UInt8(ascii: "}"))
      skipGroups(line, UInt8(ascii: "["), UInt8(ascii: "]"))
    }
    if index < line.count, line[index] == UInt8(ascii: "{") { index += 1 }
    writer.append(.markup, to: index)
  }

  private mutating func scanControlSymbol(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    let symbol = index + 1 < line.count ? line[index + 1] : 0
    index = min(index + 2, line.count)
    writer.append(.markup, to: index)
    if symbol == UInt8(ascii: "[") {
      mode = .formula
      state.detail = symbol
    } else if symbol == UInt8(ascii: "(") {
      let end = line.firstIndex(of: "\\)", from: index, before: line.count)
      index = end ?? line.count
      writer.append(.code, to: index)
      index = min(index + 2, line.count)
      writer.append(.markup, to: index)
    }
  }

  /// `\verb|…|`, `\lstinline{…}`.
  private mutating func scanVerbatim(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    skipGroups(line, UInt8(ascii: "["), UInt8(ascii: "]"))
    guard index < line.count else { return writer.append(.markup, to: index) }
    let mark = line[index]
    index += 1
    writer.append(.markup, to: index)
    let close = mark == UInt8(ascii: "{") ? UInt8(ascii: "}") : mark
    index = line.firstIndex(of: close, from: index, before: line.count) ?? line.count
    writer.append(.code, to: index)
    index = min(index + 1, line.count)
    writer.append(.markup, to: index)
  }

  /// `\begin{name}`.
  private mutating func begin(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    let start = index + 1
    guard index < line.count, line[index] == UInt8(ascii: "{") else {
      return writer.append(.markup, to: index)
    }
    guard
      let close = line.firstIndex(
        of: UInt8(ascii: "}"), from: start, before: line.reach(from: start))
    else {
      // Incomplete.
      endsInCommand = true
      index = line.count
      return writer.append(.markup, to: index)
    }
    let whole = line.extracting(start..<close)
    let isStarred = close > start && line[close - 1] == UInt8(ascii: "*")
    let name = nameHash(isStarred ? line.extracting(start..<close - 1) : whole)
    index = close + 1
    if LaTeXNames.listings.contains(name) {
      state = LineState(mode: Mode.environment.rawValue, token: nameHash(whole))
      index = line.firstIndex(of: "\\end{", from: index, before: line.count) ?? line.count
    } else if LaTeXNames.formulas.contains(name) {
      state = LineState(mode: Mode.environment.rawValue, token: nameHash(whole))
    } else {
      skipGroups(line, UInt8(ascii: "["), UInt8(ascii: "]"))
    }
    writer.append(.markup, to: index)
  }

  /// Skips one bracketed group, if one begins here and ends on the line.
  private mutating func skipGroups(_ line: Span<UInt8>, _ open: UInt8, _ close: UInt8) {
    guard index < line.count, line[index] == open else { return }
    var depth = 0
    for next in index..<line.count {
      if line[next] == open { depth += 1 }
      if line[next] == close { depth -= 1 }
      if depth == 0 {
        index = next + 1
        return
      }
    }
    // Incomplete: its content is not prose yet.
    index = line.count
    endsInCommand = true
  }
}

/// The commands and environments of LaTeX whose text is not prose, by the hashes of their names.
private enum LaTeXNames {
  static let begin = hash("begin")
  static let item = hash("item")
  static let verbatim = hashes("verb lstinline mintinline")
  static let opaque = hashes(
    """
    ac acf acl acp acs addbibresource addtocounter addtolength author autocite autoref bibitem bibliography \
    bibliographystyle captionsetup cite citeauthor citep citet citeyear cref Cref color definecolor \
    DeclareMathOperator documentclass end eqref fontsize footcite geometry gls Gls glspl Glspl graphicspath \
    hspace hypersetup hyphenation include includegraphics input label lstinputlisting lstset nameref newacronym \
    newcommand newcounter newenvironment newglossaryentry newlength newtheorem nocite pageref pagenumbering \
    pagestyle parencite printbibliography ProvidesPackage providecommand ref renewcommand renewenvironment \
    RequirePackage selectlanguage setcounter setlength setlist setmainfont setmonofont setsansfont si SI sisetup \
    subfile tcbset textcite texttt theoremstyle thispagestyle tikzset url usepackage usetheme \
    usetikzlibrary vref vspace
    """)
  /// Commands whose first argument is not prose while the next one is.
  static let opaqueAtFirst = hashes("href textcolor colorbox")
  static let listings = hashes("alltt asy comment filecontents lstlisting minted verbatim Verbatim")
  static let formulas = hashes(
    """
    align alignat axis cases displaymath dmath eqnarray equation flalign gather IEEEeqnarray math matrix \
    multline pmatrix split subequations tikzcd tikzpicture
    """)

  private static func hashes(_ names: String) -> Set<UInt32> {
    Set(names.split(separator: " ").map { hash(String($0)) })
  }

  private static func hash(_ name: String) -> UInt32 {
    let bytes = Array(name.utf8)
    return nameHash(bytes.span)
  }
}
