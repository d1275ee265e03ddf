// What a thread sleeps on until another one has something for it.

internal import Glibc

/// A counting semaphore. `sem_t` is made to be used by several threads through its address, which the heap keeps
/// still: that is the reason for `@unchecked`.
package final class Semaphore: @unchecked Sendable {
  private let handle = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  /// One that was not signalled yet.
  package init() { sem_init(handle, 0, 0) }

  deinit {
    sem_destroy(handle)
    handle.deallocate()
  }

  /// Wakes one thread that sleeps, or lets the next one not fall asleep.
  package func signal() { sem_post(handle) }

  /// Sleeps until a signal. May return early, so look again at what is waited for.
  package func wait() { sem_wait(handle) }
}
