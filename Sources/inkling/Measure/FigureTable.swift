// Figures for people: a row per figure, a column per file.

/// The figures of some files side by side, in sections.
struct FigureTable {
  /// One figure for each file; nil where a file has none.
  struct Row {
    let title: String
    let cells: [String?]
  }

  /// Rows that belong together.
  struct Section {
    let title: String
    let rows: [Row]
  }

  /// The names of the files, as column headings.
  let names: [String]
  /// The sections, in order.
  let sections: [Section]

  /// The lines of the table, without rows that have no figure and sections that have no rows.
  var lines: [String] {
    var lines = [line("", names)]
    for section in sections {
      let rows = section.rows.filter { row in row.cells.contains { $0 != nil } }
      if rows.isEmpty { continue }
      if !section.title.isEmpty { lines += ["", section.title] }
      lines += rows.map { line("  " + $0.title, $0.cells.map { $0 ?? "" }) }
    }
    return lines
  }

  private static let titleWidth = 38
  private static let minimumWidth = 8

  /// Returns a title and its cells, right-aligned in their columns.
  private func line(_ title: String, _ cells: [String]) -> String {
    var line = title
    var end = Self.titleWidth
    for (index, cell) in cells.enumerated() {
      end += width(ofColumn: index) + 2
      let gap = end - DisplayWidth.of(line) - DisplayWidth.of(cell)
      if !cell.isEmpty { line += String(repeating: " ", count: max(1, gap)) + cell }
    }
    return line
  }

  private func width(ofColumn index: Int) -> Int {
    let cells = sections.flatMap { $0.rows.map { $0.cells[index] ?? "" } } + [names[index]]
    return cells.reduce(Self.minimumWidth) { max($0, DisplayWidth.of($1)) }
  }
}
