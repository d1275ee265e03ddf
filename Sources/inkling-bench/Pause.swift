// Doing nothing for a while, as somebody does who thinks between two keys.

import InkSystem

/// Time in which the measuring program sleeps.
enum Pause {
  /// Waits for something that never comes.
  static func milliseconds(_ milliseconds: Int) {
    guard let (reading, writing) = try? Descriptor.pipe() else { return }
    var nothing = PollSet()
    nothing.watch(reading, for: .reading, token: 0)
    _ = try? nothing.wait(until: SystemClock.deadline(milliseconds: milliseconds))
    withExtendedLifetime(writing) {}
  }
}
