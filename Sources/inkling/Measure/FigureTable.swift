// Figures for people: a row a figure, a column a file.

/// The figures of some files side by side, in sections.
struct FigureTable {
  /// A figure of each file; nil where a file has none.
  struct Row {
    let title: String
    let cells: [String?]
  }

  /// Rows that belong together.
  struct Section {
    let title: String
    let rows: [Row]
  }

  /// The names of the files, over their columns.
  let names: [String]
  /// What stands below, in order.
  let sections: [Section]

  /// The table, line by line; rows without any figure are left out, and sections without rows.
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
  private static let leastWidth = 8

  /// A title and its cells, which end where their columns end.
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
    return cells.reduce(Self.leastWidth) { max($0, DisplayWidth.of($1)) }
  }
}
