// The warnings about settings that could not be accepted.

/// A setting that was not accepted, and why. The message never contains the value found.
package struct SettingWarning: Sendable, Equatable {
  /// The origin of the setting.
  package let origin: SettingOrigin
  /// Its path, truncated to fit a log line.
  package let path: String
  /// The cause of the warning.
  package let cause: Cause

  /// The causes of warnings.
  package enum Cause: Sendable, Equatable {
    /// The value has the wrong type or is out of range.
    case mismatch(expected: String, found: String)
    /// There is no such setting; with the name that was probably meant, if any.
    case unknown(nearest: String?)
    /// This origin may not set it, for the given reason.
    case refused(reason: String)
    /// The number of further warnings that were left out.
    case more(count: Int)
  }

  /// Creates a warning about the setting at a path.
  init(_ origin: SettingOrigin, _ path: String, _ cause: Cause) {
    self.origin = origin
    self.path = SettingWarning.clipped(path)
    self.cause = cause
  }

  /// The longest path shown in a warning, in Unicode scalars.
  static let pathLimit = 80

  /// Truncates a path and keeps it on one line, whatever it contains.
  private static func clipped(_ path: String) -> String {
    let scalars = path.unicodeScalars
    var text = String.UnicodeScalarView()
    for scalar in scalars.prefix(pathLimit) {
      text.append(scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
    }
    return scalars.count <= pathLimit ? String(text) : String(text) + "…"
  }
}

extension SettingWarning: CustomStringConvertible {
  /// A sentence with the remedy.
  package var description: String {
    switch cause {
    case .mismatch, .refused: "\(origin.name): \(reason); it has no effect"
    case .unknown, .more: "\(origin.name): \(reason)"
    }
  }

  /// What is wrong with the setting, without its origin and the consequence.
  package var reason: String {
    switch cause {
    case .mismatch(let expected, let found): "\(path): expected \(expected), found \(found)"
    case .unknown(let nearest?): "\(path): there is no such setting; did you mean \(nearest)?"
    case .unknown(nil): "\(path): there is no such setting"
    case .refused(let reason): "\(path): \(reason)"
    case .more(let count): "\(count) more warnings were left out; fix those above first"
    }
  }
}
