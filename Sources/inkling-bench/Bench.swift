// Benchmarks the server as an editor experiences it: over pipes, from outside, compared with a C program that echoes.

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
        "this is a debug build: its figures mean nothing; 'make bench' builds and measures a release"
      )
    #endif
    report.head()
    let typed = try TypingBench(programs).run()
    report.keystrokes(typed)
    report.neighbors(try NeighborBench(programs).run(answers: typed[0].times))
    report.facts(
      try StartBench(programs).run() + RestBench(programs).run() + CrowdBench(programs).run()
        + LargeDocumentBench(programs).run())
  }
}

/// The executables that are measured.
struct Programs {
  let server: String
  let echo: String
  /// Third-party programs, which need not be installed.
  let presage: String
  let ruff: String
}
