// The clocks of the server.

/// Two clocks: a monotonic one for deadlines and a calendar one.
package protocol ServerClock {
  /// Nanoseconds of a monotonic clock. Except in tests it is `SystemClock`, on which the loop waits.
  var nanoseconds: UInt64 { get }
  /// Seconds since 1970, UTC.
  var secondsSince1970: Int64 { get }
}
