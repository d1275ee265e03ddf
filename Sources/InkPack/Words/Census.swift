// Who lives in the texts: every written form, the word it is a form of, how often, where, in how many sources.

import InkText

/// The written forms and words of all texts of a pack, counted.
///
/// A *form* is what stands in the text ("Polish"), a *word* is how language models know it ("polish").
struct Census {
  /// Ids of what is no word; the same as forms and as words.
  enum Special {
    static let sentenceStart: UInt32 = 0
    static let number: UInt32 = 1
    static let unknown: UInt32 = 2
    static let all = [Tokenizer.sentenceStart, Tokenizer.number, Tokenizer.unknown]
  }

  private(set) var forms = WordTable()
  private(set) var words = WordTable()
  /// For each form, its word.
  private(set) var wordOfForm: [UInt32] = []
  /// For each form, how often it was seen away from sentence starts, and at them, where case tells something.
  private(set) var countElsewhere: [UInt32] = []
  private(set) var countAtStart: [UInt32] = []
  /// For each word, how often it was seen in all texts, and in how many sources.
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

  /// The form of a token, which is counted for its word; its case is counted apart, by `countCase`.
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

  /// Counts the letter case of a form.
  mutating func countCase(of form: UInt32, atStart: Bool) {
    if atStart { countAtStart[Int(form)] += 1 } else { countElsewhere[Int(form)] += 1 }
  }
}
