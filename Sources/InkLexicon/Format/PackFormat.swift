// The constants of the language pack format, shared by reader and writer.

/// The layout of a language pack, described in `schemas/language-pack.md`.
///
/// The version is incremented by every change that an old reader would misread. A reader rejects other versions and
/// ignores sections it does not know, so a pack can gain sections without a new version.
package enum PackFormat {
  /// The first eight bytes: "InkPack" and a zero.
  package static let magic: UInt64 = 0x006B_6361_506B_6E49
  /// The version that this build reads and writes.
  package static let version: UInt32 = 1
  /// The size in bytes of the header before the section table.
  package static let headerByteCount = 40
  /// The size in bytes of a row of the section table.
  package static let sectionRowByteCount = 24
  /// The offset of the checksum in the header; the field counts as zero in the checksum.
  package static let checksumOffset = 32
  /// The alignment of sections in bytes.
  package static let alignment = 8
  /// The maximum number of sections.
  static let maximumSectionCount = 1024

  /// The maximum number of words; the user's own words have greater ids.
  package static let maximumWordCount = 1 << 24 - 1
  /// The maximum number of special words.
  package static let maximumSpecialCount = 16
  /// The maximum number of components.
  package static let maximumComponentCount = 8
  /// The maximum length in bytes of a folded key, a word or a written form.
  package static let maximumWordByteCount = 120
  /// The number of consecutive words in the word section that share an offset.
  package static let wordsPerBlock = 16
  /// A trie node with more words than this has children.
  package static let wordsPerLeaf = 16
  /// The number of entries of a follower list that share a maximum and a sum, and of unigrams that share a sum.
  package static let entriesPerBlock = 1 << blockShift
  /// The binary logarithm of ``entriesPerBlock``.
  static let blockShift = 6
  /// The length above which a follower list stores its best entries.
  package static let maximumListLengthWithoutBest = 512
  /// The number of best entries that a long list stores.
  package static let bestCount = 32
  /// The number of follower lists that share an offset.
  package static let listsPerGroup = 16
  /// The number of bits of a bit vector that share a count.
  package static let bitsPerRank = 512
  /// The code of a unigram that the component does not have.
  package static let absentUnigram: UInt16 = .max
  /// The sum of all unigrams of a component in the fixed-point format of the mass table.
  package static let massUnit = Double(UInt64(1) << 62)
}

/// A section of a language pack; component sections occur once for each component.
package enum PackSection: UInt32, CaseIterable, Sendable {
  /// Lines of `name=value`.
  case metadata = 1
  /// The offset of each block of 16 words.
  case wordIndex = 2
  /// Folded keys, front-coded, with texts, flags and surfaces.
  case words = 3
  /// A bit for each word, set if the word may not be suggested.
  case hiddenWords = 4
  /// The nodes of the trie over folded keys in breadth-first order.
  case trieNodes = 5
  /// A byte for each node and component: the likeliest word below the node, rounded up.
  case trieMaxima = 6
  /// Words that are cased differently after certain words.
  case caseOverrides = 7
  /// A bit for each word, set if it has a row in the residual network.
  case residualWords = 8
  /// The number of bits set before each 512th of ``residualWords``.
  case residualRanks = 9
  /// The vectors of those words, preceded by those shared by all other words.
  case residualRows = 10
  /// The scale factors of the rows and the weights of the network.
  case residualWeights = 11

  /// Six tables of 256 numbers: probabilities of orders 2…4, back-off weights of contexts of 1…3 words.
  case codebooks = 16
  /// A 16-bit code for each word.
  case unigrams = 17
  /// The cumulative probability before each block of 64 words.
  case unigramMasses = 18
  /// The followers of one, two or three words.
  case bigramLists = 21
  /// See ``bigramLists``.
  case trigramLists = 22
  /// See ``bigramLists``.
  case fourgramLists = 23
  /// The byte offset and number of the first entry of each group of 16 lists.
  case bigramIndex = 24
  /// See ``bigramIndex``.
  case trigramIndex = 25
  /// See ``bigramIndex``.
  case fourgramIndex = 26
  /// A bit for each word, set if it has followers.
  case wordContexts = 27
  /// A bit for each bigram, set if it has followers.
  case bigramContexts = 28
  /// A bit for each trigram, set if it has followers.
  case trigramContexts = 29
  /// The number of bits set before each 512th of ``wordContexts``.
  case wordRanks = 30
  /// The same for ``bigramContexts``.
  case bigramRanks = 31
  /// The same for ``trigramContexts``.
  case trigramRanks = 32
}

/// How a written form is encoded in the word section.
package enum PackSurfaceForm: UInt8, Sendable {
  /// Identical to the word's text.
  case text = 0
  /// The text with its first letter capitalized.
  case title = 1
  /// The text in capitals.
  case upper = 2
  /// Spelled out: length and bytes follow.
  case explicit = 3
}

/// The byte that precedes each word in the word section.
package struct PackWordInfo: RawRepresentable, Sendable {
  /// The byte.
  package let rawValue: UInt8
  /// Creates the info from a byte of the file.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates the info from flags, whether a text other than the key follows, and the number of surfaces.
  package init(flags: PackWordFlags, hasText: Bool, surfaceCount: Int) {
    rawValue =
      flags.rawValue & 0b111 | (hasText ? 0b1000 : 0)
      | UInt8(truncatingIfNeeded: min(surfaceCount, 15)) << 4
  }

  /// Restrictions on the use of the word.
  package var flags: PackWordFlags { PackWordFlags(rawValue: rawValue & 0b111) }
  /// Whether a text other than the key follows.
  package var hasText: Bool { rawValue & 0b1000 != 0 }
  /// Whether neither a text nor surfaces follow the key.
  var isBare: Bool { rawValue < 0b1000 }
  /// The number of surfaces that follow, up to 15.
  package var surfaceCount: Int { Int(rawValue >> 4) }
}
