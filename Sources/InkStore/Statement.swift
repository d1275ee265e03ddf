// A compiled SQL statement: bind, step, read, reset.

import CSQLite

/// Owns a `sqlite3_stmt` handle and keeps its connection open.
final class Statement {
  private let handle: OpaquePointer
  private let connection: Connection

  init(_ handle: OpaquePointer, of connection: Connection) {
    self.handle = handle
    self.connection = connection
  }

  deinit { sqlite3_finalize(handle) }

  /// Binds values, starting with the first parameter; returns the statement itself.
  @discardableResult
  func bind(_ values: [Value]) throws(StoreError) -> Statement {
    for (index, value) in values.enumerated() {
      let parameter = Int32(truncatingIfNeeded: index + 1)
      let code =
        switch value {
        case .integer(let integer): sqlite3_bind_int64(handle, parameter, integer)
        case .hash(let hash): sqlite3_bind_int64(handle, parameter, Int64(bitPattern: hash))
        case .text(let text): Self.bind(text, to: parameter, of: handle)
        }
      guard code == SQLITE_OK else { throw connection.error(code) }
    }
    return self
  }

  /// Advances to the next row; false if there is none.
  func step() throws(StoreError) -> Bool {
    let code = sqlite3_step(handle)
    switch code {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw connection.error(code)
    }
  }

  /// Runs a statement without rows and resets it for other values.
  func run() throws(StoreError) {
    defer { reset() }
    while try step() {}
  }

  /// Resets the statement so that it can run again.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  /// Clamps a number from outside to ±2⁴⁵: that many seconds are a million years, and sums and products with the days
  /// of such times cannot overflow.
  static func bounded(_ number: Int64) -> Int { Int(max(-bound, min(number, bound))) }

  /// See ``bounded(_:)``.
  static let bound: Int64 = 1 << 45

  /// Returns a column of the row as a number, clamped: a damaged file may contain anything.
  func integer(_ column: Int) -> Int {
    Self.bounded(sqlite3_column_int64(handle, Int32(truncatingIfNeeded: column)))
  }

  /// Returns a column of the row as the bits of a hash, of which any are possible.
  func hash(_ column: Int) -> UInt64 {
    UInt64(bitPattern: sqlite3_column_int64(handle, Int32(truncatingIfNeeded: column)))
  }

  /// Returns a column of the row as text; empty for NULL.
  func text(_ column: Int) -> String {
    guard let text = sqlite3_column_text(handle, Int32(truncatingIfNeeded: column)) else {
      return ""
    }
    return String(cString: text)
  }

  /// A value that can be bound.
  enum Value {
    case integer(Int64)
    case hash(UInt64)
    case text(String)
  }

  private static func bind(_ text: String, to parameter: Int32, of handle: OpaquePointer) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        ink_sqlite3_bind_text(
          handle, parameter, characters.baseAddress, Int32(clamping: characters.count))
      }
    }
  }
}
