// The time, monotonic and of the day.

import Testing

@testable import InkSystem

@Suite struct SystemClockTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (951_827_696, "2000-02-29T12:34:56Z"),
    (-1, "1969-12-31T23:59:59Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
    (Int64.max, "time 9223372036854775807"),
  ])
  func `times are in RFC 3339 format`(seconds: Int64, text: String) {
    #expect(SystemClock.rfc3339(secondsSince1970: seconds) == text)
  }

  @Test func `one clock is monotonic and one knows the year`() {
    let first = SystemClock.nanoseconds
    #expect(first <= SystemClock.nanoseconds)
    #expect(first + 1_000_000 <= SystemClock.deadline(milliseconds: 1))
    #expect(SystemClock.deadline(milliseconds: -1) <= SystemClock.nanoseconds)
    #expect(SystemClock.nanoseconds(inMilliseconds: 3) == 3_000_000)
    #expect(SystemClock.nanoseconds(inMilliseconds: .max) == 1_000_000_000_000_000)
    #expect(1_700_000_000 < SystemClock.secondsSince1970)
  }
}
