// Counts of the written forms and words of all texts, by position in the sentence and by source.

import InkText

/// The written forms and words of all texts of a pack, with counts.
///
/// A *form* is what the text contains ("Polish"); a *word* is the form the language models use ("polish").
struct Census {
  /// The ids of special tokens, which are the same as forms and as words.
  enum Special {
    static let sentenceStart: UInt32 = 0
    static let number: UInt32 = 1
    static let unknown: UInt32 = 2
    static let all = [Tokenizer.sentenceStart, Tokenizer.number, Tokenizer.unknown]
  }

  private(set) var forms = SpellingTable()
  private(set) var words = SpellingTable()
  /// The word of each form.
  private(set) var wordOfForm: [UInt32] = []
  /// For each form, the number of occurrences away from and at sentence starts, counting only lines whose letter case
  /// is significant.
  private(set) var countElsewhere: [UInt32] = []
  private(set) var countAtStart: [UInt32] = []
  /// For each word, the number of occurrences in all texts, and the number of sources that contain it.
  private(set) var wordCounts: [UInt32] = []
  private(set) var sourceCounts: [UInt32] = []
  private var lastSource: [UInt32] = []
  private var scratch: [UInt8] = []

  init() {
    for special in Special.all {
      forms.intern(special)
      _ = addWord(of: special)
    }
  }

  private mutating func addWord(of form: String) -> UInt32 {
    let word = words.intern(form)
    if Int(word) == wordCounts.count {
      wordCounts.append(0)
      sourceCounts.append(0)
      lastSource.append(noIndex)
    }
    wordOfForm.append(word)
    countElsewhere.append(0)
    countAtStart.append(0)
    return word
  }

  /// Returns the form of a token and counts its word; letter case is counted separately by `countCase`.
  mutating func form(of token: Token, in text: Span<UInt8>, source: UInt32) -> UInt32 {
    let form: UInt32
    switch token.kind {
    case .number: form = Special.number
    case .unknown: form = Special.unknown
    case .word:
      form = forms.intern(text.extracting(token.range))
      if Int(form) == wordOfForm.count {
        scratch.removeAll(keepingCapacity: true)
        token.appendModelBytes(in: text, to: &scratch)
        _ = addWord(of: String(decoding: scratch, as: UTF8.self))
      }
    }
    let word = Int(wordOfForm[Int(form)])
    wordCounts[word] += 1
    if lastSource[word] != source {
      lastSource[word] = source
      sourceCounts[word] += 1
    }
    return form
  }

  /// Counts an occurrence of a form with significant letter case.
  mutating func countCase(of form: UInt32, atStart: Bool) {
    if atStart { countAtStart[Int(form)] += 1 } else { countElsewhere[Int(form)] += 1 }
  }
}
