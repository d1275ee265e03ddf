// The time: a monotonic clock for deadlines, the calendar for people.

internal import Glibc

/// The clocks of the machine.
package enum SystemClock {
  /// The monotonic clock, in nanoseconds; for deadlines and measurements.
  package static var nanoseconds: UInt64 {
    let now = time(of: CLOCK_MONOTONIC)
    return UInt64(max(0, now.tv_sec)) * 1_000_000_000 + UInt64(max(0, now.tv_nsec))
  }

  /// Returns the time a number of milliseconds from now, for `PollSet.wait(until:)`.
  package static func deadline(milliseconds: Int) -> UInt64 {
    nanoseconds &+ Self.nanoseconds(inMilliseconds: milliseconds)
  }

  /// Returns a number of milliseconds in nanoseconds: none for a negative number, and at most eleven days.
  package static func nanoseconds(inMilliseconds milliseconds: Int) -> UInt64 {
    UInt64(min(max(0, milliseconds), 1_000_000_000)) * 1_000_000
  }

  /// Seconds since 1970-01-01 00:00 UTC.
  package static var secondsSince1970: Int64 {
    Int64(time(of: CLOCK_REALTIME).tv_sec)
  }

  /// Returns a time in RFC 3339 format, in UTC: "2026-01-31T23:59:59Z".
  package static func rfc3339(secondsSince1970 seconds: Int64) -> String {
    var moment = time_t(seconds)
    var parts = tm()
    guard gmtime_r(&moment, &parts) != nil else { return "time \(seconds)" }
    let date = [Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday)]
    let time = [Int(parts.tm_hour), Int(parts.tm_min), Int(parts.tm_sec)]
    return date.map(padded).joined(separator: "-") + "T"
      + time.map(padded).joined(separator: ":") + "Z"
  }

  private static func padded(_ number: Int) -> String {
    0 <= number && number < 10 ? "0\(number)" : "\(number)"
  }

  private static func time(of clock: clockid_t) -> timespec {
    var time = timespec()
    clock_gettime(clock, &time)
    return time
  }
}
