// The protocol of the scanners that read a line as a whole.

/// A scanner for one line of a markup language.
protocol LineScanner {
  /// What is open; after the scan, the state for the next line.
  var state: LineState { get }

  /// Creates a scanner at the start of a line.
  init(state: LineState)

  /// Scans the line; must be called once.
  mutating func scan(_ line: Span<UInt8>, _ writer: inout RegionWriter)
}

extension LineScanner {
  /// Scans a line and returns the state for the next one.
  static func scan(
    _ line: Span<UInt8>, from state: LineState, into writer: inout RegionWriter
  ) -> LineState {
    var scanner = Self(state: state)
    scanner.scan(line, &writer)
    return scanner.state
  }
}
