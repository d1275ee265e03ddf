// Errors of the operating system.

internal import Glibc

/// A failed call to the operating system: the action, the path, and the system's reason.
package struct SystemError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was tried, such as "open" or "write to standard output".
  package let action: String
  /// The path it was tried on, if any.
  package let path: String?
  /// The system's error number, 0 if the reason is ours.
  package let code: Int32
  /// Why it failed, in words.
  package let reason: String

  /// Returns the error of the call that has just failed, from `errno`.
  static func last(_ action: String, _ path: String? = nil) -> SystemError {
    SystemError(action, path, code: errno)
  }

  /// Creates an error with an error number of the system.
  init(_ action: String, _ path: String? = nil, code: Int32) {
    self.action = action
    self.path = path
    self.code = code
    var text = [CChar](repeating: 0, count: 128)
    strerror_r(code, &text, text.count)
    let bytes = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    reason = bytes.isEmpty ? "error \(code)" : String(decoding: bytes, as: UTF8.self)
  }

  /// Creates an error with a reason of our own.
  package init(_ action: String, _ path: String? = nil, reason: String) {
    self.action = action
    self.path = path
    self.code = 0
    self.reason = reason
  }

  /// Creates the error of a folder that another process has locked for longer than we wait.
  init(lockHeldFor milliseconds: Int, _ path: String) {
    action = "lock"
    self.path = path
    code = EWOULDBLOCK
    reason = "another process held its folder for over \(milliseconds) ms"
  }

  /// The error as a sentence: "cannot open /a/b: No such file or directory".
  package var description: String {
    "cannot \(action)\(path.map { " \($0)" } ?? ""): \(reason)"
  }

  /// Whether another process holds a lock.
  package var isHeld: Bool { code == EWOULDBLOCK }

  /// Whether nothing exists at the path.
  package var isNotFound: Bool { code == ENOENT }

  /// Whether nobody reads any more what was written.
  package var isReaderGone: Bool { code == EPIPE }
}

extension Error {
  /// The error of a file as a sentence that names the file once.
  package func sentence(about path: String) -> String {
    (self as? SystemError)?.path == path ? "\(self)" : "\(path): \(self)"
  }
}
