// What time it is, for the server.

/// Two clocks: one for deadlines, one for people.
package protocol ServerClock {
  /// Nanoseconds of a clock that only runs forward: `SystemClock`'s, by which the loop waits, except in tests.
  var nanoseconds: UInt64 { get }
  /// Seconds since 1970, UTC.
  var secondsSince1970: Int64 { get }
}
