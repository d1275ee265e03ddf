// How another thread wakes the event loop.

internal import CInkSystem
internal import Glibc

/// A descriptor to poll that any thread can make readable.
package final class WakePipe: Sendable {
  /// The descriptor to poll.
  package let descriptor: Descriptor

  /// Creates a descriptor that is not yet readable.
  package init() throws(SystemError) {
    let number = ink_eventfd()
    guard 0 <= number else { throw .last("create", "a wake-up counter") }
    descriptor = Descriptor(owning: number, "wake-up counter")
  }

  /// Wakes whoever polls the descriptor; from any thread, any number of times.
  package func wake() {
    var one: UInt64 = 1
    // A full counter refuses, but then the loop is awake already.
    _ = write(descriptor.number, &one, MemoryLayout<UInt64>.size)
  }

  /// Makes the descriptor unreadable until the next `wake`; to be called before checking what arrived.
  package func drain() {
    var count: UInt64 = 0
    _ = read(descriptor.number, &count, MemoryLayout<UInt64>.size)
  }
}
