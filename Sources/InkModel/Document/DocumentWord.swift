// A word of a document: how it is written there, and whether the packs have it.

import InkText

/// A word of a document.
struct DocumentWord: Sendable {
  /// The form the language models use.
  let text: String
  /// The folded key; empty for sentence starts and numbers, which are only contexts.
  let key: [UInt8]
  /// The length in bytes of the name before arguments or a value, such as `user` in `user=anna`; nil if there are none.
  private let nameByteCount: Int?
  /// Whether the word is in no pack.
  let isOutside: Bool
  /// Whether the word looks like a slip of a common word.
  let looksMistyped: Bool
  /// The number of occurrences in the document.
  private(set) var sightings = 0
  /// All forms in which the word was ever written, with the current number of occurrences of each.
  private var forms: [(form: String, elsewhere: Int, atStart: Int)] = []

  init(text: String, key: [UInt8], isOutside: Bool, looksMistyped: Bool) {
    self.text = text
    self.key = key
    let nameEnd = text.utf8.span.leadingNameEnd
    nameByteCount = nameEnd < text.utf8.count ? nameEnd : nil
    self.isOutside = isOutside
    self.looksMistyped = looksMistyped
  }

  /// Whether the word may be a slip: it occurs once and is not capitalized inside a sentence.
  var isDoubtful: Bool {
    looksMistyped && sightings == 1 && sureForm.map { LetterCase.of($0) == .lower } ?? true
  }

  /// Whether the word should be suggested after so many typed bytes. One with arguments or a value should only once the
  /// mark that begins these was typed.
  func isWorthSuggesting(after typedByteCount: Int) -> Bool {
    nameByteCount.map { $0 < typedByteCount } ?? true
  }

  /// Counts an occurrence and returns the index of its form.
  mutating func add(_ written: String, atSentenceStart: Bool) -> Int {
    let form = written.composed
    let index = forms.firstIndex { $0.form == form } ?? forms.count
    if index == forms.count { forms.append((form, 0, 0)) }
    count(1, of: index, atSentenceStart)
    return index
  }

  /// Removes an occurrence of a form.
  mutating func remove(form index: Int, atSentenceStart: Bool) {
    count(-1, of: index, atSentenceStart)
  }

  /// Returns a form by its index.
  func writtenForm(_ index: Int) -> String { forms[index].form }

  /// Returns the kind of apostrophe of a form: 1 for ’, -1 for ', 0 for none or both.
  func apostrophe(ofForm index: Int) -> Int {
    guard text.utf8.contains(0x27) else { return 0 }
    let scalars = forms[index].form.unicodeScalars
    return (scalars.contains("’") ? 1 : 0) - (scalars.contains("'") ? 1 : 0)
  }

  private mutating func count(_ step: Int, of index: Int, _ atSentenceStart: Bool) {
    sightings += step
    if atSentenceStart { forms[index].atStart += step } else { forms[index].elsewhere += step }
  }

  /// The most frequent form away from sentence starts, which is certain to be how the document writes the word.
  var sureForm: String? { best { $0.elsewhere } }

  /// The best guess of how the document writes the word.
  var form: String? { sureForm ?? best { $0.atStart } }

  /// Whether the document writes the word with at least one capital, as proper names are.
  var isName: Bool { form.map { LetterCase.of($0) != .lower } ?? false }

  /// Returns the most frequent form; of equally frequent ones the first in Unicode order, independent of when they were
  /// seen.
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
