// Starting a thread of the operating system.

internal import Glibc

/// Threads of the operating system, for work that would hold up the loop.
package enum SystemThread {
  /// Starts a detached thread that runs `body` once.
  ///
  /// Pass a function that is declared at file scope and nonisolated: a closure written in main.swift
  /// belongs to the main actor and ends the process when another thread runs it.
  package static func start(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let argument = Unmanaged.passRetained(ThreadBody(body))
    var thread = pthread_t()
    let code = pthread_create(&thread, &attributes, runThread, argument.toOpaque())
    if code != 0 {
      argument.release()
      throw SystemError("start", "a thread", code: code)
    }
  }
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// What a new thread begins with.
private nonisolated func runThread(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
{
  if let argument {
    Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
  }
  return nil
}
