// Figures for programs: those of the table, as fractions of one.

import InkJSON
import InkMeasure

extension FileFigures {
  /// All figures that were measured; times in nanoseconds, memory in bytes.
  var json: JSONValue {
    var object = JSONObject([
      ("file", .string(name)), ("words", number(words)), ("documents", number(documents)),
    ])
    if learnedWords > 0 { object["learnedWords"] = number(learnedWords) }
    if !typing.isEmpty {
      object["typing"] = .array(
        typing.map { limit, figures in
          [
            "limit": number(limit), "anyCase": figures.anyCase.json,
            "sameCase": figures.sameCase.json,
          ]
        })
    }
    object["ghosts"] = ghosts?.json
    object["everyGhost"] = everyGhost?.json
    object["pairs"] = pairs?.json
    object["slips"] = slips?.json
    object["falseAlarms"] = falseAlarms?.json
    object["cost"] = cost?.json
    return .object(object)
  }
}

private func number(_ count: Int) -> JSONValue { .integer(Int64(count)) }
/// Rounds a fraction to millionths.
private func rounded(_ value: Double) -> JSONValue { .number((value * 1e6).rounded() / 1e6) }

extension TypingFigures {
  fileprivate var json: JSONValue {
    [
      "characters": number(characters), "keys": number(keys), "savings": rounded(savings),
      "words": number(words), "hitRate": rounded(hitRate),
      "neverOfferedRate": rounded(neverOfferedRate),
    ]
  }
}

extension GhostFigures {
  fileprivate var json: JSONValue {
    [
      "positions": number(positions), "shown": number(shown), "right": number(right),
      "shownRate": rounded(shownRate), "precision": rounded(precision),
      "borders": number(borders), "shownAtBorders": number(shownAtBorders),
      "rightAtBorders": number(rightAtBorders), "savedPerHundred": rounded(savedPerHundred),
      "matchedWords": rounded(matchedWords), "flickers": number(flickers), "curve": curve.json,
    ]
  }
}

extension CorrectionFigures {
  fileprivate var json: JSONValue {
    [
      "count": number(slips), "first": rounded(rate(\.first)),
      "amongThree": rounded(rate(\.amongThree)), "amongFive": rounded(rate(\.amongFive)),
      "silent": rounded(rate(\.silent)), "words": rounded(rate(\.words)),
      "putRight": rounded(rate(\.putRight)), "madeWrong": rounded(rate(\.madeWrong)),
      "putRightOfNonWords": rounded(putRightRate), "madeWrongOfNonWords": rounded(madeWrongRate),
      "kinds": .object(
        JSONObject(
          SlipKind.allCases.compactMap { kind in
            kinds[kind].map {
              (kind.rawValue, ["count": number($0.slips), "first": rounded($0.firstRate)])
            }
          })),
      "misses": .array(misses.map(\.json)),
      "curve": curve.json,
    ]
  }
}

extension CorrectionFigures.Miss {
  fileprivate var json: JSONValue {
    [
      "typed": .string(typed), "meant": .string(meant),
      "first": first.map(JSONValue.string) ?? .null, "rank": rank.map(number) ?? .null,
      "automatic": .bool(isAutomatic), "word": .bool(isWord),
    ]
  }
}

extension FalseAlarmFigures {
  fileprivate var json: JSONValue {
    [
      "words": number(words), "flaggedPerHundred": rounded(flaggedPerHundred),
      "changedPerHundred": rounded(changedPerHundred),
      "lettersChangedPerHundred": rounded(lettersChangedPerHundred),
      "changes": .array(
        sortedChanges.map { change, count in
          ["word": .string(change.word), "text": .string(change.text), "count": number(count)]
        }),
      "curve": curve.json,
    ]
  }
}

extension ThresholdCurve {
  /// The number of answers with at least each probability, in steps of 5 %.
  fileprivate var json: JSONValue {
    .array(
      stride(from: 0, through: 95, by: 5).map { percent in
        let (count, right) = atLeast(percent: percent)
        return [
          "from": rounded(Double(percent) / 100), "count": number(count), "right": number(right),
        ]
      })
  }
}

extension MeasuredServer.Cost {
  fileprivate var json: JSONValue {
    [
      "answers": number(latency.count), "median": .integer(Int64(latency.median)),
      "percentile95": .integer(Int64(latency.percentile95)),
      "percentile99": .integer(Int64(latency.percentile99)),
      "maximum": .integer(Int64(latency.maximum)), "start": .integer(Int64(startNanoseconds)),
      "peakResidentBytes": peakResidentBytes.map(number) ?? .null,
    ]
  }
}
