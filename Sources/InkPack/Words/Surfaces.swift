// The letter case of words, learned from the texts separately for sentence starts and elsewhere.

import InkLexicon
import InkText

/// Counts of the written forms of one word.
struct FormCounts {
  /// The written forms (with `'` for `’`), with their counts elsewhere and at sentence starts.
  var forms: [(form: String, elsewhere: Double, atStart: Double)] = []

  /// Adds counts of a form, which may be new.
  mutating func add(_ form: String, elsewhere: Double, atStart: Double) {
    if let index = forms.firstIndex(where: { $0.form == form }) {
      forms[index].elsewhere += elsewhere
      forms[index].atStart += atStart
    } else {
      forms.append((form, elsewhere, atStart))
    }
  }

  /// The number of occurrences that the prior for sentence starts is worth.
  private static let guessWeight = 4.0
  /// The minimum share of a form; rarer ones are slips and headlines.
  private static let minimumShare = 0.04

  /// Returns the surfaces of the word `text`, most probable first; empty if they are the default ones.
  ///
  /// Away from sentence starts a form's probability is its share of the occurrences. At sentence starts the counts are
  /// combined with a prior: the forms found elsewhere with their first letter capitalized.
  func surfaces(of text: String) -> [PackSurface] {
    let counted = forms.reduce(0.0) { $0 + $1.elsewhere }
    guard 0 < counted else { return [] }
    let usual = forms.filter { Self.minimumShare * counted <= $0.elsewhere && 2 <= $0.elsewhere }
    guard !usual.isEmpty else { return [] }
    let total = usual.reduce(0.0) { $0 + $1.elsewhere }

    var shares = FormCounts()
    let starts = forms.reduce(0.0) { $0 + $1.atStart }
    for form in usual {
      let share = form.elsewhere / total
      shares.add(form.form, elsewhere: share, atStart: 0)
      let raised =
        LetterCase.of(form.form) == .lower ? LetterCase.title.applied(to: form.form) : form.form
      shares.add(
        raised, elsewhere: 0, atStart: share * Self.guessWeight / (starts + Self.guessWeight))
    }
    for form in forms where 0 < form.atStart {
      guard shares.forms.contains(where: { $0.form == form.form }) else { continue }
      shares.add(form.form, elsewhere: 0, atStart: form.atStart / (starts + Self.guessWeight))
    }
    return shares.finished(text: text)
  }

  /// Returns the surfaces whose probabilities these counts are.
  private func finished(text: String) -> [PackSurface] {
    if forms.allSatisfy({ $0.elsewhere == 0 || $0.form == text }) { return [] }
    let startSum = forms.reduce(0.0) { $0 + $1.atStart }
    return forms.sorted { ($1.elsewhere, $0.form) < ($0.elsewhere, $1.form) }.map {
      PackSurface(
        $0.form, probability: Float($0.elsewhere), atSentenceStart: Float($0.atStart / startSum))
    }
  }
}
