// The figures that a person is shown, and their wording.

import InkMeasure

extension FigureTable {
  /// Creates the table of the figures of some files.
  init(_ files: [FileFigures]) {
    self.init(names: files.map(\.name), sections: FigureRows(files: files).sections)
  }
}

extension FileFigures {
  /// The slips whose right word is not first, and the automatic changes to the words of the unmodified text with their
  /// counts; one per line.
  var listLines: [String] {
    let missed = ((pairs?.misses ?? []) + (slips?.misses ?? [])).map(\.sentence)
    let changes = falseAlarms?.sortedChanges ?? []
    return list("The right word is not first in \(name)", missed)
      + list(
        "Changed in \(name) as it is",
        changes.map { "\($0.change.word) → \($0.change.text)  \($0.count)" })
  }

  private func list(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", title] + lines.map { "  " + $0 }
  }
}

extension CorrectionFigures.Miss {
  /// The typed word, what it was taken for, and what was meant, with its rank among the corrections.
  fileprivate var sentence: String {
    let taken = (first ?? "no correction") + (isAutomatic ? ", silently" : "")
    let place = rank.map { "rank \($0)" } ?? "not among them"
    return "\(typed)\(isWord ? ", a word" : "") → \(taken); meant: \(meant), \(place)"
  }
}

/// Builds the rows from the figures of some files.
private struct FigureRows {
  let files: [FileFigures]

  private func row(_ title: String, _ cell: (FileFigures) -> String?) -> FigureTable.Row {
    FigureTable.Row(title: title, cells: files.map(cell))
  }

  var sections: [FigureTable.Section] {
    [
      text, keys, ghosts, everyGhost, corrections("Pairs, of 100", \.pairs),
      corrections("Slips, of 100", \.slips), kinds, falseAlarms, silentChange, speed,
    ]
  }

  private var text: FigureTable.Section {
    FigureTable.Section(
      title: "",
      rows: [
        row("words") { "\($0.words)" },
        row("documents") { $0.documents > 1 ? "\($0.documents)" : nil },
        row("words learned beforehand") { $0.learnedWords > 0 ? "\($0.learnedWords)" : nil },
      ])
  }

  private var keys: FigureTable.Section {
    let limits = files.map { $0.typing.map(\.limit) }.max { $0.count < $1.count } ?? []
    func typing(_ limit: Int, _ file: FileFigures) -> TypingMeter.Figures? {
      file.typing.first { $0.limit == limit }?.figures
    }
    return FigureTable.Section(
      title: "Keys saved, %",
      rows: limits.flatMap { limit in
        let of = limit == 1 ? "with 1 suggestion" : "with \(limit) suggestions"
        return [
          row(of) { typing(limit, $0).map { percent($0.anyCase.savings) } },
          row("  with the right case") { typing(limit, $0).map { percent($0.sameCase.savings) } },
          row("  the next word among them") {
            typing(limit, $0).map { percent($0.anyCase.hitRate) }
          },
          row("  never among them") {
            typing(limit, $0).map { percent($0.anyCase.neverOfferedRate) }
          },
        ]
      })
  }

  private var ghosts: FigureTable.Section {
    FigureTable.Section(
      title: "Ghost text",
      rows: [
        row("characters saved of 100") { $0.ghosts.map { tenths($0.savedPerHundred) } },
        row("first word right, % of those shown") { $0.ghosts.map { percent($0.precision) } },
        row("shown, % of the positions") { $0.ghosts.map { percent($0.shownRate) } },
        row("shown before the first letter, %") { $0.ghosts.map { percent($0.borderShownRate) } },
        row("  first word right, %") { $0.ghosts.map { percent($0.borderPrecision) } },
        row("words right in a row") { $0.ghosts.map { hundredths($0.matchedWords) } },
        row("changed while letters agreed") { $0.ghosts.map { "\($0.flickers)" } },
      ])
  }

  private var everyGhost: FigureTable.Section {
    FigureTable.Section(
      title: "One-word ghosts by probability: shown % / right %",
      rows: [0, 10, 20, 30, 40, 50, 60, 70, 80, 85, 90, 95].map { least in
        row("from \(least) %") { file in
          file.everyGhost.map { ghosts in
            let (shown, right) = ghosts.curve.atLeast(percent: least)
            return "\(percent(shown, of: ghosts.positions)) / \(percent(right, of: shown))"
          }
        }
      })
  }

  private func corrections(
    _ title: String, _ figures: KeyPath<FileFigures, CorrectionFigures?>
  ) -> FigureTable.Section {
    func rate(_ title: String, _ count: KeyPath<CorrectionFigures, Int>) -> FigureTable.Row {
      row(title) { $0[keyPath: figures].map { percent($0.rate(count)) } }
    }
    return FigureTable.Section(
      title: title,
      rows: [
        rate("the right word first", \.first), rate("among the first 3", \.amongThree),
        rate("among the first 5", \.amongFive), rate("no correction", \.silent),
        rate("words themselves", \.words), rate("silently corrected", \.putRight),
        rate("silently made wrong", \.madeWrong),
        row("silently corrected, % of non-words") {
          $0[keyPath: figures].map { percent($0.putRightRate) }
        },
        row("silently made wrong, % of non-words") {
          $0[keyPath: figures].map { percent($0.madeWrongRate) }
        },
      ])
  }

  private var kinds: FigureTable.Section {
    FigureTable.Section(
      title: "The right word first, by kind of slip: % (slips)",
      rows: SlipKind.allCases.map { kind in
        row(kind.sentence) { file in
          file.slips?.kinds[kind].map { "\(percent($0.firstRate)) (\($0.slips))" }
        }
      })
  }

  private var falseAlarms: FigureTable.Section {
    FigureTable.Section(
      title: "Right words, of 100",
      rows: [
        row("marked as unknown") { $0.falseAlarms.map { hundredths($0.flaggedPerHundred) } },
        row("changed silently") { $0.falseAlarms.map { hundredths($0.changedPerHundred) } },
        row("  in letters, not only in case") {
          $0.falseAlarms.map { hundredths($0.lettersChangedPerHundred) }
        },
      ])
  }

  private var silentChange: FigureTable.Section {
    FigureTable.Section(
      title:
        "Silently changing non-words from a probability on: % of such slips corrected / made wrong / right words changed of 100",
      rows: [30, 40, 50, 60, 70, 80, 85, 90, 95, 97, 99].map { least in
        row("from \(least) %") { file in
          guard let slips = file.slips, let alarms = file.falseAlarms else { return nil }
          let (changed, right) = slips.curve.atLeast(percent: least)
          let cells = [
            percent(right, of: slips.slips - slips.words),
            percent(changed - right, of: slips.slips - slips.words),
            hundredths(
              100 * Double(alarms.curve.atLeast(percent: least).count)
                / Double(max(1, alarms.words))),
          ]
          return cells.joined(separator: " / ")
        }
      })
  }

  private var speed: FigureTable.Section {
    FigureTable.Section(
      title: "Time and memory",
      rows: [
        row("answers") { $0.cost.map { "\($0.latency.count)" } },
        row("median, µs") { $0.cost.map { microseconds($0.latency.median) } },
        row("95 of 100 within, µs") { $0.cost.map { microseconds($0.latency.percentile95) } },
        row("99 of 100 within, µs") { $0.cost.map { microseconds($0.latency.percentile99) } },
        row("longest, µs") { $0.cost.map { microseconds($0.latency.maximum) } },
        row("start to first answer, µs") { $0.cost.map { microseconds($0.startNanoseconds) } },
        row("peak memory, MB") {
          $0.cost?.peakResidentBytes.map { tenths(Double($0) / 1_000_000) }
        },
      ])
  }
}

private func tenths(_ value: Double) -> String { decimal(value, digits: 1) }
private func hundredths(_ value: Double) -> String { decimal(value, digits: 2) }
/// Formats a fraction of 0…1 as a percentage.
private func percent(_ share: Double) -> String { tenths(100 * share) }
private func percent(_ part: Int, of whole: Int) -> String {
  whole == 0 ? "–" : percent(Double(part) / Double(whole))
}
private func microseconds(_ nanoseconds: UInt64) -> String { "\((nanoseconds + 500) / 1000)" }

/// Formats a number with a fixed number of decimal places, 1 or 2.
private func decimal(_ value: Double, digits: Int) -> String {
  let unit = digits == 1 ? 10 : 100
  let scaled = Int((abs(value) * Double(unit)).rounded())
  let fraction = String(scaled % unit)
  let zeros = String(repeating: "0", count: digits - fraction.count)
  return "\(value < 0 ? "-" : "")\(scaled / unit).\(zeros)\(fraction)"
}

extension SlipKind {
  /// The kind in words.
  fileprivate var sentence: String {
    switch self {
    case .neighboringKey: "a neighboring key"
    case .missingLetter: "a letter missing"
    case .swappedLetters: "two letters swapped"
    case .insertedLetter: "a neighboring key hit as well"
    case .doubledLetter: "a letter doubled"
    case .missingSpace: "the space missing"
    case .missingApostrophe: "the apostrophe missing"
    }
  }
}
