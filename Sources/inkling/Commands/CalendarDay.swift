// A date as given on the command line.

import ArgumentParser
import InkSystem

/// A calendar date, in UTC.
struct CalendarDay: ExpressibleByArgument, Comparable {
  private let number: Int64

  /// The first second of the day, counted from 1970.
  var firstSecond: Int64 { number * 86_400 }
  /// The last second of the day, counted from 1970.
  var lastSecond: Int64 { number * 86_400 + 86_399 }

  /// Parses `2026-01-31`; nil for anything else.
  init?(argument: String) {
    let parts = argument.split(separator: "-", omittingEmptySubsequences: false).map {
      $0.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int64($0) : nil
    }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2],
      1970...9999 ~= year, 1...12 ~= month, 1...31 ~= day
    else { return nil }
    // Days since 1970-01-01 in the Gregorian calendar, with March as the first month of the year.
    let shifted = month > 2 ? year : year - 1
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let leapDays = shifted / 4 - shifted / 100 + shifted / 400
    number = shifted * 365 + leapDays + dayOfYear - 719_468
    let written = SystemClock.rfc3339(secondsSince1970: number * 86_400).prefix(10)
    if written != argument { return nil }
  }

  static func < (left: CalendarDay, right: CalendarDay) -> Bool { left.number < right.number }
}
