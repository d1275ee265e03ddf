// What is open at a place in a line, read from the state that the scanners of all syntaxes carry along.

/// A scanner whose state says what is open, in terms of its own.
protocol ModalScanner {
  /// What may be open.
  associatedtype Mode: RawRepresentable<UInt8>
  /// Nothing, which is also what any other number stands for.
  static var nothing: Mode { get }
  /// The state at this place.
  var state: LineState { get set }
}

extension ModalScanner {
  /// What is open.
  var mode: Mode {
    get { Mode(rawValue: state.mode) ?? Self.nothing }
    set { state.mode = newValue.rawValue }
  }

  /// Ends what is open; what encloses it stays open.
  mutating func close() { state = LineState(outer: state.outer) }
}
