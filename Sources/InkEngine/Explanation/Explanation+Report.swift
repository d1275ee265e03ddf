// An explanation as lines for a person to read, the same in every editor and in the terminal.

import InkCorrection
import InkText

extension Explanation {
  /// Writes the shell command line for an action, by its name, with the typed text and its replacement.
  package typealias Command = (_ name: String, _ typed: String, _ text: String) -> String

  /// Returns what is said of a text: its outcome, why, who knows it, and how to change that, a line each. `command` is
  /// called for `add` and `allow`.
  package func report(on text: String, command: Command) -> [String] {
    var lines = [title(for: text)]
    // Of a word as it is typed, what matters is what would be put in its place.
    let other = text == typed && !isUnlikelyBesideKnown ? alternative : nil
    if let other {
      lines.append("Correction to “\(other.text)”: \(sentence(of: other))")
    } else if !typed.isEmpty {
      lines.append("Correction: \(correctionSentence)\(likelihood(probability))")
    }
    if let change = changeOfSeveral {
      lines.append(
        "Words: With autocorrect “apply” “\(change.typed)” becomes “\(change.text)” when a space follows."
      )
    }
    if let slips, !slips.isEmpty, slips.count <= Self.maximumReportedSlips {
      lines.append("Slip: " + slips.map(\.sentence).joined(separator: "; "))
    }
    let isKept = text == typed && sources.isEmpty && suggestion == .offered
    lines.append("Suggestion: \(isKept ? Self.keptSentence : suggestionSentence)")
    if let ghost {
      let whole = ghost.text == text ? "" : ", as a part of “\(ghost.text)”"
      lines.append(
        "Ghost text: It is shown\(whole). It is \(percent(ghost.probability)) % likely to come next."
      )
    }
    if suggestion != .severalWords { lines.append(knowledge(of: text, sources)) }
    if !typed.isEmpty, typed != text, let typedWord {
      let isMade = typedWord.known && typedSources.isEmpty
      lines.append(
        isMade ? "“\(typed)” is made of known words." : knowledge(of: typed, typedSources))
    }
    if let alternative, other == nil {
      lines.append("For it, “\(alternative.text)”: \(sentence(of: alternative))")
    }
    if let surroundings { lines.append("Around it: \(surroundings.sentence)") }
    if let advice = advice(on: text, command) { lines.append("To change that: \(advice)") }
    return lines
  }

  /// The outcome of a text among the suggestions, for a person. A correction of the whole word that begins differently
  /// is not a suggestion, but is there.
  package var suggestionSentence: String {
    suggestion == .beginsOtherwise && correctionRank != nil
      ? "It does not begin as the word at the cursor; it is among the corrections of the whole word."
      : suggestion.sentence
  }

  /// The outcome of a text as a correction, for a person.
  package var correctionSentence: String {
    if case .best = correction, let offerReason { return offerReason.sentence }
    return correction.sentence
  }

  /// The outcome of a word that nobody knows and that is typed already.
  private static let keptSentence = "It is in the list as it is typed, so that it can be kept."

  private func sentence(
    of alternative: (text: String, probability: Double, rule: AutocorrectRule)
  ) -> String {
    (offerReason?.sentence ?? alternative.rule.sentence) + likelihood(alternative.probability)
  }

  /// A word less likely than this is not worth advising: "Smith" for "Smiths".
  private static let minimumAdvisedProbability = 0.05

  /// Whether the word at the cursor is known, and its alternative so unlikely that it is not worth a word.
  private var isUnlikelyBesideKnown: Bool {
    typedWord?.known == true
      && alternative.map { $0.probability < Self.minimumAdvisedProbability } ?? false
  }
  /// With more slips between them two words have nothing to do with each other.
  private static let maximumReportedSlips = 3

  /// Returns how likely it is that a correction was meant, and what it lacks to be applied.
  private func likelihood(_ probability: Double?) -> String {
    guard let probability else { return "" }
    let percent = percent(probability)
    guard let neededProbability else { return " It is \(percent) % likely that it was meant." }
    // Up to a whole number, as the other is cut down to one: they are never the same.
    let needed = Int((neededProbability * 100 - 1e-6).rounded(.up))
    return " It is \(percent) % likely that it was meant; from \(needed) % on it would be put in."
  }

  private func percent(_ probability: Double) -> String {
    probability < 0.01 ? "less than 1" : "\(Int(probability * 100))"
  }

  private func title(for text: String) -> String {
    if typed.isEmpty { return "“\(text)” as the next word" }
    return typed == text ? "“\(text)”" : "“\(text)” for “\(typed)”"
  }

  private func knowledge(of word: String, _ sources: [Source]) -> String {
    if sources.isEmpty { return "“\(word)” is known to nobody." }
    return "“\(word)” is known: " + sources.map(\.sentence).joined(separator: ", ") + "."
  }

  /// Returns what a person can do to change the outcome; nil where nothing helps.
  private func advice(on text: String, _ command: Command) -> String? {
    if suggestion == .ignored { return "take “\(text)” off the ignored words." }
    if typed.isEmpty || typed == text {
      let isLearned = sources.isEmpty && alternative == nil
      return isLearned && suggestion == .unknown
        ? "learn it, or let it stand twice in what you write."
        : alternative.flatMap {
          $0.probability < Self.minimumAdvisedProbability
            ? nil : advice(on: $0.rule, $0.text, command)
        }
    }
    switch correction {
    case .best(let rule): return advice(on: rule, text, command)
    case .off:
      return "the setting “autocorrect” is “offer” or “apply” where corrections are wanted."
    case .likelierOther: return always(text, command)
    case .replacement:
      return "take it off your replacements, or undo it, which keeps it off until the server ends."
    case .spelling: return "undo it once, or ignore “\(typed)”, and it is left alone."
    case .notNear, .asTyped, .noWord: return nil
    }
  }

  /// A word that continues the typed one and is suggested needs no more than to be chosen.
  private func isSuggestedEnd(_ text: String) -> Bool {
    guard suggestion == .offered || suggestion == .otherCase else { return false }
    let (whole, beginning) = (foldedKey(text), foldedKey(typed))
    return whole.count > beginning.count && whole.starts(with: beginning)
  }

  private func advice(
    on rule: AutocorrectRule, _ text: String, _ command: Command
  ) -> String? {
    switch rule {
    case .automatic: "undo it once, or ignore or learn “\(typed)”, and it is left alone."
    case .ignored: "take “\(typed)” off the ignored words."
    case .notProse: "the setting “regions” says what is prose."
    case .reverted: "allow it with \(command("allow", typed, text))"
    case .shape, .name, .kind, .repeated, .greatSlip, .hereOnly, .unsure: always(text, command)
    // A replacement of “of” by “have” would apply everywhere.
    case .known, .nothingNear: nil
    }
  }

  private func always(_ text: String, _ command: Command) -> String? {
    isSuggestedEnd(text) ? nil : "have it put in always with \(command("add", typed, text))"
  }
}
