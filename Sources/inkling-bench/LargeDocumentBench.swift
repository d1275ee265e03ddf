// A document of 10 MB and 100,000 lines: the time to open it, and the cost of a keystroke in its middle.

import InkJSON

/// Compares typing in the middle of a large document with typing in an empty one.
struct LargeDocumentBench {
  static let lines = 100_000
  static let keys = 500

  private let programs: Programs

  init(_ programs: Programs) {
    self.programs = programs
  }

  func run() throws -> [Report.Fact] {
    let line =
      "This line of a hundred and four letters stands in the document as often as it takes to be ten megabytes.\n"
    let text = String(repeating: line, count: Self.lines)
    let large = try Peer(programs.server)
    try large.initialize()
    try large.exchange(large.request("inkling/status", [:]))
    let opening = TypedDocument.open(text)
    let openTime = try duration {
      try large.exchange(opening + large.request("inkling/status", [:]))
    }
    let small = try Peer(programs.server)
    try small.initialize()
    try small.send(TypedDocument.open(""))
    var largeTimes: [UInt64] = []
    var smallTimes: [UInt64] = []
    var inMiddle = TypedDocument(atLine: Self.lines / 2)
    var atStart = TypedDocument()
    for _ in 0..<Self.keys {
      largeTimes.append(try Self.type(in: &inMiddle, large))
      smallTimes.append(try Self.type(in: &atStart, small))
    }
    let (slow, fast) = (Distribution(largeTimes), Distribution(smallTimes))
    return [
      Report.Fact(
        "10 MB, 100,000 lines: opened in", .milliseconds(Double(openTime) / 1e6)),
      Report.Fact(
        "keystroke in its middle, relative to an empty document", .ratio(slow.median / fast.median),
        budget: 2,
        "p50 \(Report.rounded(slow.median)) and \(Report.rounded(fast.median)) µs, p99 \(Report.rounded(slow.percentile(0.99))) and \(Report.rounded(fast.percentile(0.99))) µs"
      ),
    ]
  }

  private static func type(in document: inout TypedDocument, _ server: Peer) throws -> UInt64 {
    let (change, position) = document.key()
    let parameters = Keystroke.autocomplete.parameters(at: position)
    let bytes = change + server.request(Keystroke.autocomplete.method, parameters)
    return try duration { try server.exchange(bytes) }
  }
}
