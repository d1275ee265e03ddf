// The clocks of the server.

import InkSystem

/// Two clocks: a monotonic one for deadlines and a calendar one.
package protocol ServerClock {
  /// Nanoseconds of a monotonic clock. Except in tests it is `SystemClock`, on which the loop waits.
  var nanoseconds: UInt64 { get }
  /// Seconds since 1970, UTC.
  var secondsSince1970: Int64 { get }
}

extension ServerClock {
  /// Returns the time a number of milliseconds from now by this clock.
  func deadline(milliseconds: Int) -> UInt64 {
    nanoseconds &+ SystemClock.nanoseconds(inMilliseconds: milliseconds)
  }
}
