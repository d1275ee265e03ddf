// LaTeX: separates commands, braces, quotes, formulas and listings from the text.

/// A scanner for a line of LaTeX.
///
/// State: `mode` is what is open, `token` the hash of the environment to be ended or of the command whose arguments are
/// open, `detail` the kind of the formula or the bracket of the argument read last, `count` the depth of its brackets,
/// `outer` the number of arguments in braces that are not prose and still to come.
struct LaTeXScanner: LineScanner, ModalScanner {
  enum Mode: UInt8 {
    case text
    /// An environment whose text is not prose.
    case environment
    /// `$`, `$$`, `\(` or `\[`.
    case formula
    /// The arguments of a command that are not prose.
    case arguments
  }
  static var nothing: Mode { .text }

  /// The kinds of formulas, named for the sign that opens them.
  private enum Formula: UInt8 {
    case dollar
    case dollars
    case parenthesis
    case bracket

    /// The sign that closes it.
    var end: StaticString {
      switch self {
      case .dollar: "$"
      case .dollars: "$$"
      case .parenthesis: "\\)"
      case .bracket: "\\]"
      }
    }
  }

  private static let signs = ByteSet("\\%${}`'~".utf8)

  var state: LineState
  private var index = 0
  /// Whether the line ends inside a command, so that text typed there belongs to it.
  private var endsInCommand = false

  init(state: LineState) { self.state = state }

  mutating func scan(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    // Arguments and formulas end with the paragraph; whatever is still open then is incomplete.
    if mode == .arguments || mode == .formula, line.isBlank(from: 0) { close() }
    repeat {
      switch mode {
      case .arguments: scanArguments(line, &writer)
      case .environment: scanEnvironment(line, &writer)
      case .formula: scanFormula(line, &writer)
      case .text: scanText(line, &writer)
      }
    } while index < line.count
    if mode == .text, !endsInCommand { writer.append(.prose, to: line.count) }
  }

  /// Ends what is open, with all that is counted.
  private mutating func close() { state = LineState() }

  private mutating func scanEnvironment(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    let end = line.environmentEnd(of: state.token, from: index)
    writer.append(.code, to: end?.lowerBound ?? line.count)
    index = end?.upperBound ?? line.count
    writer.append(.markup, to: index)
    if end != nil { close() }
  }

  private mutating func open(_ formula: Formula) {
    state = LineState(mode: Mode.formula.rawValue, detail: formula.rawValue)
  }

  private mutating func scanFormula(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    let end = (Formula(rawValue: state.detail) ?? .dollar).end
    while index < line.count, !line.hasBytes(end, at: index) {
      index += line[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index, line.count)
    writer.append(.code, to: index)
    guard index < line.count else { return }
    index += end.utf8CodeUnitCount
    writer.append(.markup, to: index)
    close()
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
      case UInt8(ascii: "$"):
        let width = line.hasBytes("$$", at: index) ? 2 : 1
        index += width
        writer.append(.markup, to: index)
        open(width == 1 ? .dollar : .dollars)
      default: scanCommand(line, &writer)
      }
    }
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
    let command = nameHash(name)
    if LaTeXNames.begin == command { return begin(line, &writer) }
    state = LineState(
      mode: Mode.arguments.rawValue, token: command, outer: LaTeXNames.opaqueCount(of: command))
    if LaTeXNames.definitions.contains(command) { skipDefinedName(line) }
    scanArguments(line, &writer)
  }

  /// Skips the command that is defined without braces around it, with the signs of its parameters: `\def\name#1`.
  private mutating func skipDefinedName(_ line: Span<UInt8>) {
    let start = line.skipSpaces(from: index)
    guard start < line.count, line[start] == UInt8(ascii: "\\") else { return }
    let end = line.skip(from: start + 1, before: line.count) {
      line[$0].isASCIILetter || line[$0] == UInt8(ascii: "@")
    }
    index = line.skip(from: end, before: line.count) {
      line[$0] == UInt8(ascii: "#") || line[$0].isDigit || line[$0].isBlank
    }
    endsInCommand = index == line.count
    state.outer = 1
  }

  /// Scans the arguments of a command that are not prose, up to the first one that is.
  private mutating func scanArguments(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    while state.count > 0 || opensArgument(line) {
      skipGroup(line)
      // Incomplete: it goes on on the next line.
      if state.count > 0 { return writer.append(.markup, to: index) }
    }
    let isVerbatim = LaTeXNames.verbatim.contains(state.token)
    close()
    if isVerbatim { return scanVerbatim(line, &writer) }
    if index < line.count, line[index] == UInt8(ascii: "{") { index += 1 }
    writer.append(.markup, to: index)
  }

  /// Whether an argument that is not prose begins here: one in brackets, or one in braces of certain commands. Then it
  /// becomes the argument read last.
  private mutating func opensArgument(_ line: Span<UInt8>) -> Bool {
    guard index < line.count else { return false }
    let isOpening =
      switch line[index] {
      case UInt8(ascii: "["): state.token != LaTeXNames.item
      case UInt8(ascii: "{"): state.outer > 0
      default: false
      }
    if isOpening { state.detail = line[index] }
    if isOpening, line[index] == UInt8(ascii: "{") { state.outer -= 1 }
    return isOpening
  }

  /// Skips the argument read last, up to its closing bracket or the end of the line.
  private mutating func skipGroup(_ line: Span<UInt8>) {
    let closing = state.detail == UInt8(ascii: "[") ? UInt8(ascii: "]") : UInt8(ascii: "}")
    repeat {
      switch line[index] {
      case state.detail: if state.count < .max { state.count += 1 }
      case closing: state.count -= 1
      case UInt8(ascii: "\\"): index += 1
      default: break
      }
      index += 1
    } while index < line.count && state.count > 0
    index = min(index, line.count)
  }

  private mutating func scanControlSymbol(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    index += 1
    guard index < line.count else { return writer.append(.markup, to: index) }
    let symbol = line.scalar(at: index)
    index += symbol.width
    writer.append(.markup, to: index)
    if symbol.scalar == "(" { open(.parenthesis) }
    if symbol.scalar == "[" { open(.bracket) }
  }

  /// `\verb|…|`, `\lstinline{…}`.
  private mutating func scanVerbatim(_ line: Span<UInt8>, _ writer: inout RegionWriter) {
    guard index < line.count else { return writer.append(.markup, to: index) }
    let mark = line.scalar(at: index)
    index += mark.width
    writer.append(.markup, to: index)
    let closing = mark.scalar == "{" ? "}" : mark.scalar
    while index < line.count, line.scalar(at: index).scalar != closing {
      index += line.scalar(at: index).width
    }
    writer.append(.code, to: index)
    index = index < line.count ? index + mark.width : index
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
      state = LineState(
        mode: Mode.arguments.rawValue, token: LaTeXNames.begin,
        outer: LaTeXNames.environmentArguments[nameHash(whole)] ?? 0)
      return scanArguments(line, &writer)
    }
    writer.append(.markup, to: index)
  }
}

extension Span<UInt8> {
  /// Returns the `\end{…}` of an environment, whose name is given by its hash.
  func environmentEnd(of name: UInt32, from start: Int) -> Range<Int>? {
    var from = start
    while let end = firstIndex(of: "\\end{", from: from, before: count) {
      from = end + 5
      let reach = reach(from: end)
      let brace = firstIndex(of: UInt8(ascii: "}"), from: from, before: reach) ?? reach
      if nameHash(extracting(from..<brace)) == name { return end..<Swift.min(brace + 1, count) }
    }
    return nil
  }
}

/// The commands and environments of LaTeX whose text is not prose, by the hashes of their names.
private enum LaTeXNames {
  static let begin = nameHash("begin")
  static let item = nameHash("item")
  static let verbatim = nameHashes("verb lstinline mintinline")
  /// Commands that define another one, whose name may come without braces.
  static let definitions = nameHashes(
    "def edef gdef newcommand providecommand renewcommand xdef DeclareRobustCommand")
  private static let opaque = nameHashes(
    """
    ac Ac acf acfp acl aclp acp acrfull acrlong acrshort acs addbibresource addtocounter addtolength author autocite \
    Autocite autocites Autocites autoref Autoref bibitem bibliography bibliographystyle captionsetup cite Cite \
    citealp Citealp citealt Citealt citeauthor Citeauthor citedate citefullauthor Citefullauthor citenum citep Citep \
    citepalias cites Cites citet Citet citetalias citetitle citeurl citeyear citeyearpar cline cmidrule color \
    cpageref Cpageref cpagerefrange Cpagerefrange cref Cref crefrange Crefrange DeclareMathOperator \
    DeclareRobustCommand definecolor documentclass end eqref fontsize footcite footcites footcitetext footcitetexts \
    footfullcite fullcite fvolcite geometry gls Gls GLS glspl Glspl graphicspath hspace hypersetup hyphenation \
    include includegraphics input inputminted label labelcpageref labelcref lcnamecref lcnamecrefs lstinputlisting \
    lstset namecref nameCref namecrefs nameCrefs nameref newacronym newcommand newcounter NewDocumentCommand \
    newenvironment newglossaryentry newlength newtheorem nocite notecite pagenumbering pageref pagestyle parencite \
    Parencite parencites Parencites printbibliography providecommand ProvidesPackage pvolcite ref renewcommand \
    RenewDocumentCommand renewenvironment RequirePackage rule selectlanguage setcounter setlength setlist \
    setmainfont setmonofont setsansfont si SI sisetup smartcite Smartcite smartcites Smartcites subfile subref \
    supercite supercites tcbset textcite Textcite textcites Textcites texttt theoremstyle thispagestyle tikzset url \
    usepackage usetheme usetikzlibrary volcite Volcite vpageref vpagerefrange vref Vref vrefrange vspace
    """)
  /// Commands whose first arguments are not prose while the next one is; of an inline listing, it is code.
  private static let opaqueAtFirst = numbers(
    "colorbox 1 href 1 mintinline 1 multicolumn 2 multirow 2 parbox 1 raisebox 1 resizebox 2 scalebox 1 textcolor 1"
  )
  /// The number of arguments in braces of environments that are not prose: widths and columns.
  static let environmentArguments = numbers(
    "array 1 column 1 longtable 1 minipage 1 multicols 1 tabular 1 tabular* 2 tabularx 2 tabulary 2 "
      + "thebibliography 1 wrapfigure 2 xltabular 2")

  /// Returns how many of a command's arguments in braces are not prose.
  static func opaqueCount(of command: UInt32) -> UInt64 {
    opaque.contains(command) ? .max : opaqueAtFirst[command] ?? 0
  }

  static let listings = nameHashes(
    "alltt asy comment filecontents lstlisting minted verbatim Verbatim")
  static let formulas = nameHashes(
    """
    align alignat axis cases displaymath dmath eqnarray equation flalign gather IEEEeqnarray math matrix \
    multline pmatrix split subequations tikzcd tikzpicture
    """)

  private static func numbers(_ list: String) -> [UInt32: UInt64] {
    let words = list.split(separator: " ")
    var numbers: [UInt32: UInt64] = [:]
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      numbers[nameHash(String(words[index]))] = UInt64(words[index + 1])
    }
    return numbers
  }
}
