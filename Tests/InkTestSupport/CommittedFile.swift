// Files that are made from the code and committed: the same as the code makes them now.

import InkSystem
package import Testing

/// Compares a committed file with what it should be; with `INKLING_RECORD=1` writes it instead.
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
