// How words are written: letter case, learned from the texts, at sentence starts and elsewhere apart.

import InkLexicon
import InkText

/// Counts of the written forms of one word.
struct FormCounts {
  /// Written form (with `'` for `’`), counted elsewhere and at sentence starts.
  var forms: [(form: String, elsewhere: Double, atStart: Double)] = []

  /// Adds counts of a form, or a new form.
  mutating func add(_ form: String, elsewhere: Double, atStart: Double) {
    if let index = forms.firstIndex(where: { $0.form == form }) {
      forms[index].elsewhere += elsewhere
      forms[index].atStart += atStart
    } else {
      forms.append((form, elsewhere, atStart))
    }
  }

  /// How many sightings' weight a guess has beside what was counted.
  private static let guessWeight = 4.0
  /// Forms that make up less than this share of a word are slips and headlines.
  private static let leastShare = 0.04

  /// The surfaces of the word `text`, most probable first; empty where they are the usual ones.
  ///
  /// Away from sentence starts a form has its share of the sightings. At a sentence start the
  /// sightings there are joined by a guess: the forms of elsewhere with their first letter raised.
  func surfaces(of text: String) -> [PackSurface] {
    let counted = forms.reduce(0.0) { $0 + $1.elsewhere }
    guard 0 < counted else { return [] }
    let usual = forms.filter { Self.leastShare * counted <= $0.elsewhere && 2 <= $0.elsewhere }
    guard !usual.isEmpty else { return [] }
    let total = usual.reduce(0.0) { $0 + $1.elsewhere }

    var shares: [(form: String, elsewhere: Double, atStart: Double)] = []
    func add(_ form: String, elsewhere: Double, atStart: Double) {
      if let index = shares.firstIndex(where: { $0.form == form }) {
        shares[index].elsewhere += elsewhere
        shares[index].atStart += atStart
      } else {
        shares.append((form, elsewhere, atStart))
      }
    }
    let starts = forms.reduce(0.0) { $0 + $1.atStart }
    for form in usual {
      let share = form.elsewhere / total
      add(form.form, elsewhere: share, atStart: 0)
      let raised =
        LetterCase.of(form.form) == .lower ? LetterCase.title.applied(to: form.form) : form.form
      add(raised, elsewhere: 0, atStart: share * Self.guessWeight / (starts + Self.guessWeight))
    }
    for form in forms where 0 < form.atStart {
      guard shares.contains(where: { $0.form == form.form }) else { continue }
      add(form.form, elsewhere: 0, atStart: form.atStart / (starts + Self.guessWeight))
    }
    return finished(shares, text: text)
  }

  private func finished(
    _ shares: [(form: String, elsewhere: Double, atStart: Double)], text: String
  ) -> [PackSurface] {
    if shares.allSatisfy({ $0.elsewhere == 0 || $0.form == text }) { return [] }
    let startSum = shares.reduce(0.0) { $0 + $1.atStart }
    return shares.sorted { ($1.elsewhere, $0.form) < ($0.elsewhere, $1.form) }.map {
      PackSurface(
        $0.form, probability: Float($0.elsewhere), atSentenceStart: Float($0.atStart / startSum))
    }
  }
}
