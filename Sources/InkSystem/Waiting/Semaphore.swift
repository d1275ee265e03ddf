// A semaphore for a thread to sleep on until another one has work for it.

internal import Glibc

/// A counting semaphore. `sem_t` is designed to be used by several threads through its address, which the heap keeps
/// stable: hence `@unchecked`.
package final class Semaphore: @unchecked Sendable {
  private let handle = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  /// Creates a semaphore with the count 0.
  package init() { sem_init(handle, 0, 0) }

  deinit {
    sem_destroy(handle)
    handle.deallocate()
  }

  /// Wakes one sleeping thread, or lets the next `wait` return at once.
  package func signal() { sem_post(handle) }

  /// Sleeps until a signal. May return early, so check the condition again.
  package func wait() { sem_wait(handle) }
}
