// What a person is told about a setting that could not be taken.

/// One setting that was left as it was, and why. Its sentence never tells the value that was found.
package struct SettingWarning: Sendable, Equatable {
  /// Where the setting came from.
  package let origin: SettingOrigin
  /// Its path, cut to a length that fits a log line.
  package let path: String
  /// What was wrong.
  package let cause: Cause

  /// What was wrong.
  package enum Cause: Sendable, Equatable {
    /// The value has the wrong type or is out of range.
    case mismatch(expected: String, found: String)
    /// There is no such setting; with the name that was probably meant.
    case unknown(nearest: String?)
    /// This origin may not set it, for the reason given.
    case refused(reason: String)
    /// So many more warnings were left out.
    case more(count: Int)
  }

  /// Creates a warning about the setting at a path.
  init(_ origin: SettingOrigin, _ path: String, _ cause: Cause) {
    self.origin = origin
    self.path = SettingWarning.clipped(path)
    self.cause = cause
  }

  /// The longest path that is repeated in a warning, in Unicode scalars.
  static let pathLimit = 80

  /// Keeps a path short and on one line, whatever stands in it.
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
  /// One sentence with the remedy in it.
  package var description: String {
    switch cause {
    case .mismatch, .refused: "\(origin.name): \(reason); it has no effect"
    case .unknown, .more: "\(origin.name): \(reason)"
    }
  }

  /// What is wrong with the setting, without where it came from and what became of it.
  package var reason: String {
    switch cause {
    case .mismatch(let expected, let found): "\(path): expected \(expected), found \(found)"
    case .unknown(let nearest?): "\(path): there is no such setting; did you mean \(nearest)?"
    case .unknown(nil): "\(path): there is no such setting"
    case .refused(let reason): "\(path): \(reason)"
    case .more(let count): "\(count) more warnings were left out; mend those above first"
    }
  }
}
