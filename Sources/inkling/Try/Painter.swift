// Turns a frame into terminal lines, in color or in plain characters.

/// Paints frames into a given number of columns.
struct Painter {
  let columns: Int
  let style: Style

  /// How text is highlighted.
  enum Style {
    /// Escape sequences of ECMA-48.
    case color
    /// Brackets and a bar, for pipes, logs and terminals without color.
    case plain
  }

  private static let prompt = "› "
  private static let cursorMark = "▏"
  /// The columns taken by the prompt, the cursor mark, brackets and the last column.
  private static let margin = 6

  /// Returns the lines of a frame, the typed line first; no line is wider than the screen.
  func lines(of frame: Frame) -> [String] {
    var lines = [typedLine(frame)]
    if !frame.callouts.isEmpty {
      lines.append(row(frame.callouts.enumerated().map { "\(dim(Self.digit($0)))\($1)" }))
    } else {
      let best = frame.bar.firstIndex { !$0.isTyped }
      lines.append(row(frame.bar.enumerated().map { offer($0, $1, isBest: $0 == best) }))
    }
    if !frame.corrections.isEmpty {
      lines.append(row(["\(dim("did you mean"))"] + frame.corrections))
    }
    lines.append("  " + dim(String(DisplayWidth.head(of: frame.status, columns: columns - 3))))
    return lines
  }

  /// Returns the typed line up to the cursor: printing it again places the terminal's own cursor, however wide the
  /// terminal thinks an emoji is.
  func typedLineUpToCursor(_ frame: Frame) -> String {
    "\r" + bold(Self.prompt) + window(frame.before)
  }

  /// Returns a finished line as it stays on the screen.
  func finishedLine(_ text: String) -> String {
    bold(Self.prompt) + Self.printable(text)
  }

  private func typedLine(_ frame: Frame) -> String {
    let shown = window(frame.before)
    let room = columns - Self.margin - DisplayWidth.of(shown)
    let ghost = String(DisplayWidth.head(of: Self.printable(frame.ghost), columns: room))
    let after = DisplayWidth.head(
      of: Self.printable(frame.after), columns: room - DisplayWidth.of(ghost))
    switch style {
    case .color: return bold(Self.prompt) + shown + dim(ghost) + after
    case .plain:
      return Self.prompt + shown + Self.cursorMark + (ghost.isEmpty ? "" : "[\(ghost)]") + after
    }
  }

  /// Returns the part of the text before the cursor that fits, with room left for some ghost text.
  private func window(_ before: String) -> String {
    let room = max(8, columns - Self.margin - min(columns / 4, 24))
    let before = Self.printable(before)
    let tail = DisplayWidth.tail(of: before, columns: room)
    return tail.startIndex == before.startIndex ? before : "…" + tail.dropFirst()
  }

  /// Replaces control characters, line separators and bidirectional controls, which pasted text may contain and a
  /// terminal would obey, by a dot each.
  private static func printable(_ text: String) -> String {
    guard !text.unicodeScalars.allSatisfy(isPrintable) else { return text }
    return String(text.map { $0.unicodeScalars.allSatisfy(isPrintable) ? $0 : "·" })
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: !scalar.properties.isBidiControl
    }
  }

  /// Returns an item of the bar; the best one is what Tab accepts.
  private func offer(_ index: Int, _ offer: Frame.Offer, isBest: Bool) -> String {
    let title = isBest ? bold(offer.title) : offer.title
    return dim(Self.digit(index)) + title + (offer.note.map { " " + dim($0) } ?? "")
  }

  /// Returns items side by side, as many as fit.
  private func row(_ items: [String]) -> String {
    var line = "  "
    var width = 2
    for item in items {
      let wide = DisplayWidth.of(Self.withoutEscapes(item))
      guard width + wide + 3 < columns else { break }
      line += item + "   "
      width += wide + 3
    }
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  private static func digit(_ index: Int) -> String { index < 9 ? "\(index + 1) " : "" }

  private func bold(_ text: String) -> String { set(text, "1") }

  private func dim(_ text: String) -> String { set(text, "2") }

  private func set(_ text: String, _ code: String) -> String {
    text.isEmpty || style == .plain ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  private static func withoutEscapes(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let escape = rest.firstIndex(of: "\u{1B}") {
      result += rest[..<escape]
      rest = rest[escape...].drop { $0 != "m" }.dropFirst()
    }
    return result + rest
  }
}
