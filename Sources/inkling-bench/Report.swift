// The figures as Markdown tables with their budgets and ratios, for people and for the results folder.

import InkSystem

/// Prints the measurements.
struct Report {
  /// One figure.
  struct Fact {
    /// A figure with its unit.
    enum Figure {
      case milliseconds(Double)
      case megabytes(Double)
      case ratio(Double)
      case count(Int)
    }

    let name: String
    let figure: Figure
    let budget: Double?
    let remark: String

    init(_ name: String, _ figure: Figure, budget: Double? = nil, _ remark: String = "") {
      self.name = name
      self.figure = figure
      self.budget = budget
      self.remark = remark
    }
  }

  /// The maximum ratio of a complete answer to the echo, at the median and at the 99th percentile.
  static let echoBudgets = (median: 4.0, percentile99: 8.0)

  /// Prints the machine, without which figures mean nothing.
  func head() {
    line("# Measured over the pipe: keystrokes, startup, memory, idling\n")
    line("On \(Machine.description). Times in tables are in µs unless stated otherwise.\n")
  }

  func note(_ sentence: String) {
    line("NOTE: \(sentence)\n")
  }

  /// Prints a row for each kind of keystroke, with the echo of the same frames at the same time.
  func keystrokes(_ rows: [TypingBench.Row]) {
    let heads = ["p50", "p95", "p99", "max", "echo p50", "p99", "× p50", "× p99", "CPU"]
    table("a keystroke: its change and a request, from the write to the complete answer", heads)
    for row in rows {
      let ratios = [
        row.times.median / row.echo.median,
        row.times.percentile(0.99) / row.echo.percentile(0.99),
      ]
      let figures =
        row.times.summary + [row.echo.median, row.echo.percentile(0.99)] + ratios
        + [row.processorMicroseconds]
      line(Self.row(row.name, figures.map(Self.rounded)))
    }
    let budgets = Self.echoBudgets
    line(
      "\nEcho is a C program that sends the same frames back. Budget of the first row: × \(Self.rounded(budgets.median)) at p50, × \(Self.rounded(budgets.percentile99)) at p99.\n"
    )
  }

  /// Prints a row for each peer, with Inkling doing the same work.
  func neighbors(_ rows: [NeighborBench.Row]) {
    table("others doing part of the work", ["p50", "p95", "p99", "max", "Inkling p50", "× p50"])
    for row in rows {
      let ratio = row.times.median / row.inkling.median
      let figures = row.times.summary + [row.inkling.median, ratio]
      line(Self.row(row.name, figures.map(Self.rounded)))
    }
    line("")
  }

  func facts(_ facts: [Fact]) {
    table("what", ["figure", "budget"], last: "")
    for fact in facts {
      let isKept = fact.budget.map { fact.figure.number <= $0 }
      let budget = fact.budget.map { "\(Self.rounded($0))\(isKept == true ? "" : ", missed")" }
      line("\(Self.row(fact.name, [fact.figure.text, budget ?? ""])) \(fact.remark) |")
    }
  }

  /// Formats a number with one decimal place, such as "12.3".
  static func rounded(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e15 else { return "-" }
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(abs(tenths % 10))"
  }

  static func complain(_ sentence: String) {
    try? Descriptor.standardError.writeAll(Array("\(sentence)\n".utf8))
  }

  private func table(_ name: String, _ heads: [String], last: String? = nil) {
    line(Self.row(name, heads) + (last.map { " \($0) |" } ?? ""))
    let rules = (last == nil ? heads : heads + [""]).map { _ in " --: |" }
    line("| --- |\(rules.joined())")
  }

  private static func row(_ name: String, _ cells: [String]) -> String {
    "| \(padded(name, 64)) |" + cells.map { " \(padded($0, -9)) |" }.joined()
  }

  /// Pads a text to a width, on the left if the width is negative.
  private static func padded(_ text: String, _ width: Int) -> String {
    let blanks = String(repeating: " ", count: max(0, abs(width) - text.count))
    return width < 0 ? blanks + text : text + blanks
  }

  private func line(_ text: String) {
    try? Descriptor.standardOutput.writeAll(Array("\(text)\n".utf8))
  }
}

extension Report.Fact.Figure {
  var number: Double {
    switch self {
    case .milliseconds(let number), .megabytes(let number), .ratio(let number): number
    case .count(let count): Double(count)
    }
  }

  var text: String {
    switch self {
    case .milliseconds: "\(Report.rounded(number)) ms"
    case .megabytes: "\(Report.rounded(number)) MB"
    case .ratio: "× \(Report.rounded(number))"
    case .count(let count): "\(count)"
    }
  }
}
