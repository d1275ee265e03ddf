// A thread of the operating system, for work that would block the event loop.

internal import Glibc
import Synchronization

/// A thread that runs a function once. It runs to its end even if this value is released before.
package final class SystemThread: Sendable {
  private let thread: pthread_t
  private let isJoined = Atomic(false)

  private init(_ thread: pthread_t) { self.thread = thread }

  deinit {
    // It was never joined, and can no longer be.
    if !isJoined.load(ordering: .relaxed) { pthread_detach(thread) }
  }

  /// Starts a thread that runs `body`.
  ///
  /// A closure written in main.swift is isolated to the main actor and crashes the process when another thread runs it.
  @discardableResult
  package static func start(
    _ body: @escaping @Sendable () -> Void
  ) throws(SystemError) -> SystemThread {
    let argument = Unmanaged.passRetained(ThreadBody(body))
    var thread = pthread_t()
    let code = pthread_create(&thread, nil, runThread, argument.toOpaque())
    if code != 0 {
      argument.release()
      throw SystemError("start", "a thread", code: code)
    }
    return SystemThread(thread)
  }

  /// Waits until the thread has ended; a second call does nothing.
  package func join() {
    if !isJoined.exchange(true, ordering: .relaxed) { pthread_join(thread, nil) }
  }
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// The entry point of a new thread.
private nonisolated func runThread(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
{
  if let argument {
    Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
  }
  return nil
}
