// Messages for editors to show after a command, worded in one place.

import InkEngine
import InkLSP
import InkLexicon
import InkSystem

/// Returns a shell command line about a typed text and its replacement.
func replacementsCommand(_ command: String, _ typed: String, _ text: String) -> String {
  // After `--`, a word may start like an option.
  let isOption = typed.hasPrefix("-") || text.hasPrefix("-")
  let words = ["inkling", "replacements", command] + (isOption ? ["--"] : []) + [typed, text]
  return words.map(\.quotedForShell).joined(separator: " ")
}

/// The message when the client did not make the edit that reverts a correction: the answer, which does not wait for it,
/// has said that the typed text is back.
let editNotMadeMessage =
  "your editor did not restore the typed text, so the correction stays; make the text editable and "
  + "revert it again, or type it once more"

extension UserWordChange.Kind {
  /// Returns the message after a command about a word.
  func message(about word: String, changed: Bool) -> String {
    guard changed else { return "nothing changed for “\(word)”" }
    return switch self {
    case .learn: "“\(word)” is learned"
    case .unlearn: "“\(word)” is no longer learned"
    case .ignore: "“\(word)” is ignored"
    case .removeIgnored: "“\(word)” is no longer ignored"
    }
  }
}

extension TypingCorrection {
  /// Returns the message after the correction was reverted in a line of the document, with a second line on how to
  /// allow it again.
  func revertedMessage(inLine line: Int) -> String {
    let stays = reason == .doubleSpace ? "" : " and will not be corrected again"
    return "“\(typed)” is back in line \(line + 1)\(stays).\(wayBack)"
  }

  /// The message after the user has undone the correction and typed on, with a second line on how to allow it again.
  var undoneMessage: String { "“\(typed)” stays and will not be corrected again.\(wayBack)" }

  /// A line on how to allow the correction again, if a command can.
  private var wayBack: String {
    reason == .spelling ? "\nTo allow it again: \(replacementsCommand("allow", typed, text))" : ""
  }
}
