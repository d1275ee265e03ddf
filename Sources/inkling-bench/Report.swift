// The figures as tables for people, each beside the budget it is held to.

import InkSystem

/// Prints what was measured.
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

  /// What a keystroke with our own request may take at p50, in microseconds.
  static let keystrokeBudgetMicroseconds = 300.0

  func note(_ sentence: String) {
    line("NOTE: \(sentence)")
  }

  /// A row for each kind of keystroke, with the echo of the same frames below it.
  func table(of rows: [TypingBench.Row]) {
    line(
      "A keystroke, from its write to the whole answer, over \(TypingBench.keys) letters, and its processor time, in µs"
    )
    line(Self.row("", ["p50", "p95", "p99", "max", "× echo", "CPU"]))
    for row in rows {
      let ratio = Self.rounded(row.times.median / row.echo.median)
      line(
        Self.row(
          row.name,
          Self.percentiles(of: row.times) + [ratio, Self.rounded(row.processorMicroseconds)]))
      line(Self.row("  C echo of the same frames", Self.percentiles(of: row.echo) + ["1.0"]))
    }
    if let first = rows.first {
      let isKept = first.times.median <= Self.keystrokeBudgetMicroseconds
      line(
        "budget of the first row's p50: \(Self.rounded(Self.keystrokeBudgetMicroseconds)) µs, \(isKept ? "kept" : "MISSED")"
      )
    }
    line("")
  }

  func facts(_ facts: [Fact]) {
    for fact in facts {
      var text = Self.padded(fact.name, 52) + Self.padded(fact.figure.text, -11)
      if let budget = fact.budget {
        let isKept = fact.figure.number <= budget
        text += "   budget \(Self.rounded(budget)), \(isKept ? "kept" : "MISSED")"
      }
      line(fact.remark.isEmpty ? text : "\(text)   (\(fact.remark))")
    }
  }

  /// One decimal, as in "12.3".
  static func rounded(_ number: Double) -> String {
    guard number.isFinite else { return "-" }
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(abs(tenths % 10))"
  }

  static func complain(_ sentence: String) {
    try? Descriptor.standardError.writeAll(Array("\(sentence)\n".utf8))
  }

  private static func percentiles(of times: Distribution) -> [String] {
    [times.median, times.percentile(0.95), times.percentile(0.99), times.largest].map(rounded)
  }

  private static func row(_ name: String, _ cells: [String]) -> String {
    padded(name, 36) + cells.map { padded($0, -9) }.joined()
  }

  /// Padded to a width, to the right if it is negative.
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
