// The contents of a language pack as plain arrays, filled by the pack builder and serialized by the pack writer.

/// The contents of a language pack before serialization.
///
/// A word id is a position in ``words``, which is sorted by (`foldedKey(text)`, UTF-8 of `text`), so that all words
/// with a common folded prefix are one interval of ids. Special words have an empty folded key and therefore come
/// first.
package struct PackContents: Sendable {
  /// The metadata of the pack; the writer fills in its counts.
  package var metadata: PackMetadata
  /// The vocabulary in id order, at most 2²⁴ − 1 words.
  package var words: [PackWord]
  /// Between one and eight language models over the vocabulary, mixed while the user types.
  package var components: [PackComponent]
  /// Pairs of words in which the second is cased differently than on its own, such as "in Polish".
  package var caseOverrides: [PackCaseOverride]
  /// The model of longer context; nil in a pack without one.
  package var residual: PackResidual?

  /// Creates contents from their parts.
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

/// A word of the vocabulary.
package struct PackWord: Hashable, Sendable {
  /// The word as n-grams see it: lower case, with diacritics and apostrophes, in NFC.
  package var text: String
  /// The written forms; empty if the word is written as `text`, in title case at the start of a sentence.
  package var surfaces: [PackSurface]
  /// Restrictions on the use of the word.
  package var flags: PackWordFlags

  /// Creates a word with its written forms.
  package init(_ text: String, surfaces: [PackSurface] = [], flags: PackWordFlags = []) {
    self.text = text
    self.surfaces = surfaces
    self.flags = flags
  }

  /// The share of occurrences away from sentence starts that are in lower case, 0…1; 0 if no form equals the text, in
  /// particular for a word without forms.
  package var lowercaseShare: Float { surfaces.first { $0.form == text }?.probability ?? 0 }

  /// Whether a lower-case spelling typed by the user can be trusted; proper names and months that writers occasionally
  /// leave uncapitalized stay below the threshold.
  package var isOftenLowercase: Bool { lowercaseShare >= 0.1 }
}

/// A way of writing a word, which differs from the word's text only in letter case.
package struct PackSurface: Hashable, Sendable {
  /// The written form: "polish", "Polish", "POLISH".
  package var form: String
  /// P(form | word) away from sentence starts, 0…1.
  package var probability: Float
  /// P(form | word) as the first word of a sentence, 0…1.
  package var probabilityAtSentenceStart: Float

  /// Creates a written form with its two probabilities.
  package init(_ form: String, probability: Float, atSentenceStart: Float) {
    self.form = form
    self.probability = probability
    self.probabilityAtSentenceStart = atSentenceStart
  }
}

/// Restrictions on the use of a word.
package struct PackWordFlags: OptionSet, Hashable, Sendable {
  /// The bits as stored in the file.
  package let rawValue: UInt8
  /// Creates flags from a byte of the file.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Known, so it is never flagged or changed, but never suggested.
  package static let offensive = PackWordFlags(rawValue: 1)
  /// Too rare to be suggested, but known, so it is not corrected.
  package static let knownOnly = PackWordFlags(rawValue: 2)
  /// A symbol of the models rather than a word: `<s>`, `</s>`, `<num>`, `<unk>`.
  package static let special = PackWordFlags(rawValue: 4)
}

/// A word that is cased differently after a certain other word.
package struct PackCaseOverride: Hashable, Sendable {
  /// The id of the preceding word.
  package var previous: UInt32
  /// The id of the word whose case changes.
  package var word: UInt32
  /// The index of the form in the word's surfaces.
  package var surface: UInt8

  /// Creates an override: after `previous`, `word` takes the form `surface`.
  package init(previous: UInt32, word: UInt32, surface: UInt8) {
    self.previous = previous
    self.word = word
    self.surface = surface
  }
}

/// An n-gram model with back-off, in natural logarithms.
package struct PackComponent: Sendable {
  /// The name that `explain` shows: "general", "technical", "commits".
  package var name: String
  /// The weight before anything was typed; the writer normalizes the weights to a sum of 1.
  package var defaultWeight: Float
  /// ln P(word) for each word id; -infinity if the model does not have the word.
  package var unigramLogP: [Float]
  /// ln of the back-off weight of each word as a context; 0 if it is not a context.
  package var unigramBackoff: [Float]
  /// The bigrams.
  package var bigrams: NgramTable
  /// The trigrams.
  package var trigrams: NgramTable
  /// The four-grams; nil in a model of order three.
  package var fourgrams: NgramTable?

  /// Creates a model from its tables.
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
/// The context (all words but the last) and the suffix (all but the first) of every n-gram should be in the table of
/// the next lower order. The writer adds missing ones with their back-off values, which changes no probability.
package struct NgramTable: Sendable {
  /// The word ids, `order` of them per n-gram, in lexicographic order of (w1 … wn) without duplicates.
  package var ids: [UInt32]
  /// ln P(wn | w1 … wn-1) for each n-gram: the full interpolated value.
  package var logP: [Float]
  /// ln of the back-off weight of each n-gram as a context; 0 if it is not a context. May be empty in the highest
  /// order.
  package var backoff: [Float]

  /// Creates a table, by default an empty one.
  package init(ids: [UInt32] = [], logP: [Float] = [], backoff: [Float] = []) {
    self.ids = ids
    self.logP = logP
    self.backoff = backoff
  }
}
