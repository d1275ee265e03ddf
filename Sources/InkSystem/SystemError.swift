// Why the operating system did not do what it was asked for.

internal import Glibc

/// A call to the operating system that failed: what was tried, on which path, and what the system said.
package struct SystemError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was tried, as "open" or "write to standard output".
  package let action: String
  /// The path it was tried on, if there was one.
  package let path: String?
  /// The number of the system's error, 0 if the reason is ours.
  package let code: Int32
  /// Why it failed, in words.
  package let reason: String

  /// An error of a call that has just failed; reads the system's error number.
  static func last(_ action: String, _ path: String? = nil) -> SystemError {
    SystemError(action, path, code: errno)
  }

  /// An error that the system has a number for.
  init(_ action: String, _ path: String? = nil, code: Int32) {
    self.action = action
    self.path = path
    self.code = code
    var text = [CChar](repeating: 0, count: 128)
    strerror_r(code, &text, text.count)
    let bytes = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    reason = bytes.isEmpty ? "error \(code)" : String(decoding: bytes, as: UTF8.self)
  }

  /// An error whose reason is ours.
  package init(_ action: String, _ path: String? = nil, reason: String) {
    self.action = action
    self.path = path
    self.code = 0
    self.reason = reason
  }

  /// The error as a sentence: "cannot open /a/b: No such file or directory".
  package var description: String {
    "cannot \(action)\(path.map { " \($0)" } ?? ""): \(reason)"
  }

  /// Whether there was nothing at the path.
  package var isNotFound: Bool { code == ENOENT }
}
