// What goes into a language pack, as plain arrays: the pack builder fills them, the pack writer packs them.

/// All of a language pack before it is packed into bytes.
///
/// Word ids are positions in ``words``, and ``words`` is sorted by (`foldedKey(text)`, UTF-8 of
/// `text`), so that the words with one folded prefix are one interval of ids. Special words have an
/// empty folded key and therefore stand first.
package struct PackContents: Sendable {
  /// What is known about the pack as a whole; the counts in it are filled in by the writer.
  package var metadata: PackMetadata
  /// The vocabulary in id order, at most 2²⁴ words.
  package var words: [PackWord]
  /// Between one and eight language models over the same vocabulary, mixed while the user types.
  package var components: [PackComponent]
  /// Pairs of words in which the second is cased otherwise than alone, such as "in Polish".
  package var caseOverrides: [PackCaseOverride]
  /// What is foreseen from more than the last words; nil in a pack without it.
  package var residual: PackResidual?

  /// Contents made of their parts.
  package init(
    metadata: PackMetadata, words: [PackWord], components: [PackComponent],
    caseOverrides: [PackCaseOverride] = [], residual: PackResidual? = nil
  ) {
    self.metadata = metadata
    self.words = words
    self.components = components
    self.caseOverrides = caseOverrides
    self.residual = residual
  }
}

/// One word of the vocabulary.
package struct PackWord: Hashable, Sendable {
  /// The word as n-grams know it: lower case, with its marks and apostrophes, normalised (NFC).
  package var text: String
  /// Its written forms; empty when it is written as `text`, and in title case at a sentence start.
  package var surfaces: [PackSurface]
  /// What may be done with it.
  package var flags: PackWordFlags

  /// A word with its written forms.
  package init(_ text: String, surfaces: [PackSurface] = [], flags: PackWordFlags = []) {
    self.text = text
    self.surfaces = surfaces
    self.flags = flags
  }

  /// How much of the word, away from sentence starts, is written in small letters where it has forms, 0…1.
  package var smallShare: Float { surfaces.first { $0.form == text }?.probability ?? 0 }

  /// Whether small letters that are typed can be taken at their word; names and months that somebody now and then types
  /// without a capital stay below that.
  package var isAlsoSmall: Bool { smallShare >= 0.1 }
}

/// One way in which a word is written; only letter case differs from the word's text.
package struct PackSurface: Hashable, Sendable {
  /// The written form: "polish", "Polish", "POLISH".
  package var form: String
  /// P(form | word) away from sentence starts, 0…1.
  package var probability: Float
  /// P(form | word) as the first word of a sentence, 0…1.
  package var probabilityAtSentenceStart: Float

  /// A written form with its two probabilities.
  package init(_ form: String, probability: Float, atSentenceStart: Float) {
    self.form = form
    self.probability = probability
    self.probabilityAtSentenceStart = atSentenceStart
  }
}

/// What may be done with a word.
package struct PackWordFlags: OptionSet, Hashable, Sendable {
  /// The bits as they stand in the file.
  package let rawValue: UInt8
  /// The flags in a byte of the file.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Known, so that it is not flagged or changed, but never offered.
  package static let offensive = PackWordFlags(rawValue: 1)
  /// Too rare to be offered; known, so that it is not corrected.
  package static let knownOnly = PackWordFlags(rawValue: 2)
  /// A mark of the models and no word: `<s>`, `</s>`, `<num>`, `<unk>`.
  package static let special = PackWordFlags(rawValue: 4)
}

/// A word that is cased otherwise after a certain other word.
package struct PackCaseOverride: Hashable, Sendable {
  /// The id of the word before.
  package var previous: UInt32
  /// The id of the word whose case this is about.
  package var word: UInt32
  /// The position of the form in the word's surfaces.
  package var surface: UInt8

  /// After `previous`, `word` takes the form `surface`.
  package init(previous: UInt32, word: UInt32, surface: UInt8) {
    self.previous = previous
    self.word = word
    self.surface = surface
  }
}

/// One n-gram model with back-off, in natural logarithms.
package struct PackComponent: Sendable {
  /// Its name as `explain` shows it: "general", "technical", "commits".
  package var name: String
  /// Its weight before anything was typed; the writer brings the weights to the sum 1.
  package var defaultWeight: Float
  /// ln P(word) per word id; -infinity where the model does not have the word.
  package var unigramLogP: [Float]
  /// ln of the back-off weight of each word as a context; 0 where it is none.
  package var unigramBackoff: [Float]
  /// Pairs of words.
  package var bigrams: NgramTable
  /// Triples of words.
  package var trigrams: NgramTable
  /// Four words in a row; nil in a model of order three.
  package var fourgrams: NgramTable?

  /// A model made of its tables.
  package init(
    name: String, defaultWeight: Float, unigramLogP: [Float], unigramBackoff: [Float],
    bigrams: NgramTable, trigrams: NgramTable, fourgrams: NgramTable? = nil
  ) {
    self.name = name
    self.defaultWeight = defaultWeight
    self.unigramLogP = unigramLogP
    self.unigramBackoff = unigramBackoff
    self.bigrams = bigrams
    self.trigrams = trigrams
    self.fourgrams = fourgrams
  }
}

/// The n-grams of one order.
///
/// The context (all words but the last) and the suffix (all but the first) of an n-gram should be in
/// the table of the order below. The writer adds what is missing with its back-off value, which
/// changes no probability.
package struct NgramTable: Sendable {
  /// Word ids, `order` of them an n-gram, in lexicographic order of (w1 … wn), without repetition.
  package var ids: [UInt32]
  /// ln P(wn | w1 … wn-1), the full interpolated value, one an n-gram.
  package var logP: [Float]
  /// ln of the back-off weight of the n-gram as a context, one an n-gram; 0 where it is none; may be
  /// empty in the highest order.
  package var backoff: [Float]

  /// A table, by default an empty one.
  package init(ids: [UInt32] = [], logP: [Float] = [], backoff: [Float] = []) {
    self.ids = ids
    self.logP = logP
    self.backoff = backoff
  }
}
