// A word met in a document: how it is written there, and where the packs have it.

import InkText

/// A word of a document.
struct DocumentWord: Sendable {
  /// As language models know it.
  let text: String
  /// Its folded key; empty for sentence starts and numbers, which are contexts only.
  let key: [UInt8]
  /// How many bytes of it are a name, before arguments or a value: `user` in `user=anna`; nil where all of it is.
  private let nameByteCount: Int?
  /// Whether it is in no pack.
  let isOutside: Bool
  /// Whether it looks like a slip of a common word.
  let looksMistyped: Bool
  /// How often it stands in the document.
  private(set) var sightings = 0
  /// The forms it was ever written in, with how often each stands there now.
  private var forms: [(form: String, elsewhere: Int, atStart: Int)] = []

  init(text: String, key: [UInt8], isOutside: Bool, looksMistyped: Bool) {
    self.text = text
    self.key = key
    let nameEnd = Array(text.utf8).nameEnd
    nameByteCount = nameEnd < text.utf8.count ? nameEnd : nil
    self.isOutside = isOutside
    self.looksMistyped = looksMistyped
  }

  /// Whether it may well be a slip: it stands there once, and no capital inside a sentence makes it a name.
  var isDoubtful: Bool {
    looksMistyped && sightings == 1 && sureForm.map { LetterCase.of($0) == .lower } ?? true
  }

  /// Whether it is worth offering where so many bytes are typed: a name with arguments or a value, only behind the mark
  /// at which they begin.
  func isWorthOffering(behind typedByteCount: Int) -> Bool {
    nameByteCount.map { $0 < typedByteCount } ?? true
  }

  /// Counts the word as it is written; gives the number of the form.
  mutating func add(_ written: String, atSentenceStart: Bool) -> Int {
    let form = written.composed
    let index = forms.firstIndex { $0.form == form } ?? forms.count
    if index == forms.count { forms.append((form, 0, 0)) }
    count(1, of: index, atSentenceStart)
    return index
  }

  /// Takes back what was counted of a form.
  mutating func remove(form index: Int, atSentenceStart: Bool) {
    count(-1, of: index, atSentenceStart)
  }

  /// The apostrophe of a form: 1 for ’, -1 for ', 0 where it has none or both.
  func apostrophe(ofForm index: Int) -> Int {
    guard text.utf8.contains(0x27) else { return 0 }
    let scalars = forms[index].form.unicodeScalars
    return (scalars.contains("’") ? 1 : 0) - (scalars.contains("'") ? 1 : 0)
  }

  private mutating func count(_ step: Int, of index: Int, _ atSentenceStart: Bool) {
    sightings += step
    if atSentenceStart { forms[index].atStart += step } else { forms[index].elsewhere += step }
  }

  /// How the document writes the word where that is certain: the form met most away from sentence starts.
  var sureForm: String? { best { $0.elsewhere } }

  /// How the document writes the word, as well as it can be told.
  var form: String? { sureForm ?? best { $0.atStart } }

  /// Whether the document writes it with a capital at least, as names are.
  var isName: Bool { form.map { LetterCase.of($0) != .lower } ?? false }

  /// Of equally frequent forms the one that comes first in Unicode, whichever was met first.
  private func best(by count: ((form: String, elsewhere: Int, atStart: Int)) -> Int) -> String? {
    var best: (form: String, count: Int)?
    for form in forms {
      let count = count(form)
      if count <= 0 { continue }
      if let best, (-best.count, best.form) < (-count, form.form) { continue }
      best = (form.form, count)
    }
    return best?.form
  }
}
