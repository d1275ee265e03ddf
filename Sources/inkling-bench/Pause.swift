// Idle time, as when a person thinks between two keystrokes.

import InkSystem

/// Time during which the benchmark sleeps.
enum Pause {
  /// Waits for something that never arrives.
  static func milliseconds(_ milliseconds: Int) {
    guard let (reading, writing) = try? Descriptor.pipe() else { return }
    var nothing = PollSet()
    nothing.watch(reading, for: .reading, token: 0)
    _ = try? nothing.wait(until: SystemClock.deadline(milliseconds: milliseconds))
    withExtendedLifetime(writing) {}
  }
}
