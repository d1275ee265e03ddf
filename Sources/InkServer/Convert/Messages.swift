// What editors say of a command that was done, in one wording.

import InkEngine
import InkLSP
import InkLexicon
import InkSystem

/// The line for a shell that does something with what is typed and what takes its place.
func replacementsCommand(_ command: String, _ typed: String, _ text: String) -> String {
  // Behind `--` a word may begin as an option does.
  let isOption = typed.hasPrefix("-") || text.hasPrefix("-")
  let words = ["inkling", "replacements", command] + (isOption ? ["--"] : []) + [typed, text]
  return words.map(\.quotedForShell).joined(separator: " ")
}

extension UserWordChange.Kind {
  /// What is said of a word that a command was about.
  func message(about word: String, changed: Bool) -> String {
    guard changed else { return "“\(word)” was that already" }
    return switch self {
    case .learn: "“\(word)” is learned"
    case .unlearn: "“\(word)” is no longer learned"
    case .ignore: "“\(word)” is ignored"
    case .removeIgnored: "“\(word)” is no longer ignored"
    }
  }
}

extension TypingCorrection {
  /// What is said when it was taken back, in a line of the document; on a second line how to have it again.
  func messageOfReturn(inLine line: Int) -> String {
    let stays = reason == .doubleSpace ? "" : ", and stays from now on"
    let way =
      reason == .spelling ? "\nOtherwise: \(replacementsCommand("allow", typed, text))" : ""
    return "“\(typed)” is back in line \(line + 1)\(stays).\(way)"
  }
}
