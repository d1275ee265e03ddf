// Which full stops belong to an abbreviation: those of the languages that a text may be in.

/// The abbreviations of some languages.
///
/// `Il est.` is a sentence in French, and `Est. 1890` is none in English, so it depends on the languages of a text what
/// ends its sentences.
package struct Abbreviations: Hashable, Sendable {
  /// The languages whose abbreviations count, one bit for each.
  private let known: LanguageBits
  /// The languages whose words are not taken for the abbreviations of another.
  private let spoken: LanguageBits

  /// Those of all languages, whatever are words in another: packs are built with them.
  package static let all = Abbreviations(known: .max, spoken: 0)

  private init(known: LanguageBits, spoken: LanguageBits) {
    (self.known, self.spoken) = (known, spoken)
  }

  /// Creates those of the languages that a text may be in, by their tags; of all where no table has one of these.
  package init(of languages: [String]) {
    var bits: LanguageBits = 0
    for language in languages {
      let primary = primaryLanguage(of: language)
      if let index = abbreviationsByLanguage.firstIndex(where: { $0.language == primary }) {
        bits |= 1 << index
      }
    }
    self = bits == 0 ? .all : Abbreviations(known: bits, spoken: bits)
  }

  /// Whether a sentence usually continues after a word with a full stop. It does not where the word is an ordinary one
  /// of another of the languages.
  func include(_ word: String) -> Bool {
    guard let uses = AbbreviationUses.byWord[word] else { return false }
    return uses.sure & known != 0 && uses.words & spoken == 0
  }

  /// Whether a sentence may continue after a word with a full stop.
  func mayInclude(_ word: String) -> Bool {
    AbbreviationUses.byWord[word].map { ($0.sure | $0.possible) & known != 0 } ?? false
  }

  /// The length of the longest in bytes; longer words need not be looked up.
  static let maximumByteCount = 8
}

/// A set of the languages that have tables.
private typealias LanguageBits = UInt32

/// The languages in which a word is an abbreviation, or something else.
private struct AbbreviationUses {
  var sure: LanguageBits = 0
  var possible: LanguageBits = 0
  var words: LanguageBits = 0

  /// All tables as one, so that a word is looked up once however many languages there are.
  static let byWord = {
    var byWord: [String: AbbreviationUses] = [:]
    for (index, table) in abbreviationsByLanguage.enumerated() {
      let bit: LanguageBits = 1 << index
      for word in table.sure { byWord[word, default: AbbreviationUses()].sure |= bit }
      for word in table.possible { byWord[word, default: AbbreviationUses()].possible |= bit }
      for word in table.words { byWord[word, default: AbbreviationUses()].words |= bit }
    }
    return byWord
  }()
}
