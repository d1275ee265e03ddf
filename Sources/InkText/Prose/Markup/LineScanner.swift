// What scanners share that read a line as a whole: made in the state that the line before left, they leave the next.

/// What reads one line of a markup language.
protocol LineScanner {
  /// What is open; in the end, behind the line.
  var state: LineState { get }

  /// A scanner at the start of a line.
  init(state: LineState)

  /// Reads the line; called once.
  mutating func scan(_ line: Span<UInt8>, _ writer: inout RegionWriter)
}

extension LineScanner {
  /// Reads a line; gives the state in which the next one is read.
  static func scan(
    _ line: Span<UInt8>, from state: LineState, into writer: inout RegionWriter
  ) -> LineState {
    var scanner = Self(state: state)
    scanner.scan(line, &writer)
    return scanner.state
  }
}
