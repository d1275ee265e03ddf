// Committed files that are generated from the code: they must match what the code generates now.

import InkSystem
package import Testing

/// Compares a committed file with its expected contents; with `INKLING_RECORD=1` writes them instead.
package func expectFile(
  _ path: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  if Environment.current["INKLING_RECORD"] == "1" {
    try FileSystem.write(Array(expected.utf8), to: "\(ProjectTree.root)/\(path)")
  }
  let found = (try? ProjectTree.text(of: path)) ?? ""
  #expect(
    found == expected, "\(path) is out of date: run the tests with INKLING_RECORD=1",
    sourceLocation: sourceLocation)
}
