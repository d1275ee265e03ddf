// The bytes of a language pack as numbers in one place; reader and writer both take them from here.

/// The layout of a language pack; `schemas/language-pack.md` explains it.
///
/// The version goes up with every change an old reader would misread. A reader refuses another version
/// and passes over sections it does not know, so that a pack can gain sections without a new version.
package enum PackFormat {
  /// The first eight bytes: "InkPack" and a zero.
  package static let magic: UInt64 = 0x006B_6361_506B_6E49
  /// The version this build reads and writes.
  package static let version: UInt32 = 1
  /// Bytes of the header before the table of sections.
  package static let headerByteCount = 40
  /// Bytes of one row of the table of sections.
  package static let sectionRowByteCount = 24
  /// Where the checksum stands in the header; it counts as zero in its own sum.
  package static let checksumOffset = 32
  /// Where every section begins is a multiple of this.
  package static let alignment = 8
  /// Greatest number of sections a reader looks at.
  package static let maximumSectionCount = 1024

  /// Greatest number of words; ids of the user's own words lie above.
  package static let maximumWordCount = 1 << 24 - 1
  /// Greatest number of special words.
  package static let maximumSpecialCount = 16
  /// Greatest number of components.
  package static let maximumComponentCount = 8
  /// Greatest length in bytes of a folded key, a word or a written form.
  package static let maximumWordByteCount = 120
  /// Words in a row of the word section that share one offset.
  package static let wordsPerBlock = 16
  /// A trie node with more words than this has children.
  package static let wordsPerLeaf = 16
  /// Entries of a follower list that share one maximum and one sum; unigrams that share one sum.
  package static let entriesPerBlock = 1 << blockShift
  /// The shift that stands for a division by ``entriesPerBlock``.
  package static let blockShift = 6
  /// A follower list longer than this names its best entries.
  package static let longestListWithoutBest = 512
  /// How many best entries a long list names.
  package static let bestCount = 32
  /// Follower lists that share one offset.
  package static let listsPerGroup = 16
  /// Bits that share one count in a bit vector.
  package static let bitsPerRank = 512
  /// A unigram's code that says the component does not have the word.
  package static let absentUnigram: UInt16 = .max
  /// The sum of all unigrams of a component in the fixed point of the mass table.
  package static let massUnit = Double(UInt64(1) << 62)
}

/// A section of a language pack; those of a component come once for each.
package enum PackSection: UInt32, CaseIterable, Sendable {
  /// Lines of `name=value`.
  case metadata = 1
  /// Where each block of 16 words begins.
  case wordIndex = 2
  /// Folded keys, front-coded, with texts, flags and surfaces.
  case words = 3
  /// One bit a word that may not be offered.
  case hiddenWords = 4
  /// Nodes of the trie over folded keys in breadth-first order.
  case trieNodes = 5
  /// A byte a node and component: the likeliest word below, rounded up.
  case trieMaxima = 6
  /// Words cased otherwise after certain words.
  case caseOverrides = 7
  /// One bit a word: it has a row of the residual network.
  case residualWords = 8
  /// How many bits are set before each 512th of ``residualWords``.
  case residualRanks = 9
  /// The vectors of those words, and before them of all others.
  case residualRows = 10
  /// What the numbers of the rows are multiplied by, and the weights of the network.
  case residualWeights = 11

  /// Six tables of 256 numbers: probabilities of orders 2…4, back-off weights of contexts of 1…3 words.
  case codebooks = 16
  /// 16 bits a word.
  case unigrams = 17
  /// The mass before each block of 64 words.
  case unigramMasses = 18
  /// The followers of one word, of two, of three.
  case bigramLists = 21
  /// See ``bigramLists``.
  case trigramLists = 22
  /// See ``bigramLists``.
  case fourgramLists = 23
  /// Where each group of 16 lists begins in bytes and in entries.
  case bigramIndex = 24
  /// See ``bigramIndex``.
  case trigramIndex = 25
  /// See ``bigramIndex``.
  case fourgramIndex = 26
  /// One bit a word: it has followers.
  case wordContexts = 27
  /// One bit a bigram: it has followers.
  case bigramContexts = 28
  /// One bit a trigram: it has followers.
  case trigramContexts = 29
  /// How many bits are set before each 512th of ``wordContexts``.
  case wordRanks = 30
  /// The same for ``bigramContexts``.
  case bigramRanks = 31
  /// The same for ``trigramContexts``.
  case trigramRanks = 32
}

/// How a written form is spelt in the word section.
package enum PackSurfaceForm: UInt8, Sendable {
  /// As the word's text.
  case text = 0
  /// The text with its first letter raised.
  case title = 1
  /// The text in capitals.
  case upper = 2
  /// Length and bytes follow.
  case explicit = 3
}

/// The byte that stands before each word in the word section.
package struct PackWordInfo: RawRepresentable, Sendable {
  /// The byte.
  package let rawValue: UInt8
  /// A byte of the file.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Flags, whether a text other than the key follows, and how many surfaces follow.
  package init(flags: PackWordFlags, hasText: Bool, surfaceCount: Int) {
    rawValue =
      flags.rawValue & 0b111 | (hasText ? 0b1000 : 0)
      | UInt8(truncatingIfNeeded: min(surfaceCount, 15)) << 4
  }

  /// What may be done with the word.
  package var flags: PackWordFlags { PackWordFlags(rawValue: rawValue & 0b111) }
  /// Whether a text other than the key follows.
  package var hasText: Bool { rawValue & 0b1000 != 0 }
  /// Whether neither a text nor surfaces follow the key.
  var isBare: Bool { rawValue < 0b1000 }
  /// How many surfaces follow, up to 15.
  package var surfaceCount: Int { Int(rawValue >> 4) }
}
