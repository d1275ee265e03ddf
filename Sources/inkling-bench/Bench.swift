// Measures the server as an editor meets it: over pipes, from outside, beside a C program that only echoes.

import InkSystem

@main
enum Bench {
  static func main() {
    CurrentProcess.ignoreWriteSignals()
    do {
      let folder = FileSystem.folder(of: CurrentProcess.executablePath ?? "")
      let programs = Programs(
        server: "\(folder)/inkling", echo: "\(folder)/inkling-echo",
        presage: Environment.current["PRESAGE"] ?? "", ruff: Environment.current["RUFF"] ?? "")
      try run(programs)
    } catch {
      Report.complain("inkling-bench: \(error)")
      CurrentProcess.exit(1)
    }
  }

  private static func run(_ programs: Programs) throws {
    let report = Report()
    #if DEBUG
      report.note(
        "this is a debug build: its figures say nothing; 'make bench' builds what is measured")
    #endif
    report.head()
    let typed = try TypingBench(programs).run()
    report.keystrokes(typed)
    report.neighbours(try NeighbourBench(programs).run(answers: typed[0].times))
    report.facts(
      try StartBench(programs).run() + RestBench(programs).run() + CrowdBench(programs).run()
        + LargeDocumentBench(programs).run())
  }
}

/// The executables that are measured.
struct Programs {
  let server: String
  let echo: String
  /// Those of others, which need not be there.
  let presage: String
  let ruff: String
}
