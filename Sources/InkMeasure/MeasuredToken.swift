// The tokens on which the figures are defined: runs without white space, and the core of each.

import InkText

/// A run without white space, in three parts.
struct MeasuredToken: Equatable {
  /// The part before the first letter or digit; the whole token if there is none.
  var before = ""
  /// The part from the first letter or digit to the last.
  var core = ""
  /// The part after the core.
  var after = ""
  /// Whether a line ends after the token.
  var endsLine = false
}

/// Returns the tokens of a text in order, in NFC.
func measuredTokens(of text: [UInt8]) -> [MeasuredToken] {
  var tokens: [MeasuredToken] = []
  var run = String.UnicodeScalarView()
  func finishRun() {
    if !run.isEmpty { tokens.append(token(of: run)) }
    run = String.UnicodeScalarView()
  }
  for scalar in String(decoding: text, as: UTF8.self).composed.unicodeScalars {
    guard scalar.properties.isWhitespace else {
      run.append(scalar)
      continue
    }
    finishRun()
    if scalar.properties.generalCategory == .control, scalar != "\t", !tokens.isEmpty {
      tokens[tokens.count - 1].endsLine = true
    }
  }
  finishRun()
  return tokens
}

private func token(of run: String.UnicodeScalarView) -> MeasuredToken {
  guard let first = run.firstIndex(where: \.isCore),
    let last = run.lastIndex(where: \.isCore)
  else { return MeasuredToken(before: String(run)) }
  return MeasuredToken(
    before: String(run[..<first]), core: String(run[first...last]),
    after: String(run[run.index(after: last)...]))
}

extension Unicode.Scalar {
  /// Whether this is a letter or a mark on one, of any script.
  var isLetter: Bool {
    switch CharacterClass(self) {
    case .letter, .mark: true
    default: false
    }
  }

  /// Whether this is an apostrophe that occurs in words.
  var isApostrophe: Bool { CharacterClass(self) == .apostrophe }
}

extension String {
  /// Creates a text from scalars.
  init(scalars: some Sequence<Unicode.Scalar>) {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }
}
