// What a language pack is made of: the readable file that makes a pack repeatable.

/// The recipe of a language pack.
///
/// A text file, a statement a line, `#` begins a comment. Statements before the first `component`
/// are about the whole pack:
///
///     language en                          BCP 47 tag
///     name English                         for people
///     version 2026.1                       of the data
///     licence CC BY-SA 4.0                 of the pack
///     source Name: licence                 attribution, repeated
///     order 4                              longest n-gram, 2 to 4
///     frequencies wordfreq-en.tsv 120000   word<TAB>frequency, most frequent first; so many are offered
///     known english-words.txt              a word a line, known; offered once a text has it
///     hunspell fr.dic fr.aff               a spelling dictionary, whose words are known likewise
///     proofread de.dic de.aff              a spelling dictionary that says what is no slip; no word comes from it
///     foreign wordfreq-en.tsv              frequencies in other languages: what is more frequent there is no slip here
///     unmarked 4                           a word this much rarer than itself with marks lacks them, even in the texts
///     alike b v                            letters that sound alike: who hears words writes one for the other
///     respelled hv v                       old spelling and today's: "hvad" of a text is counted as "vad"
///     unfolded de.docs                     sources that say which "ss" of the frequency list is an "ß"
///     elided l' d' qu'                     words that lose their vowel before the next one: l'homme is both
///     offensive en.offensive.txt           a word a line, known and never offered, nor are its forms
///     slips en.slips.txt                   a misspelling a line, kept out whatever else has it
///     minimum 6 2                          count and sources that make a word of the texts a word
///     residual 20480                       so many words get a row in a residual network, trained on all texts
///     omit blog                            a source (#SOURCE blog) of the texts that is passed over
///
/// A component has a name, its weight before anything is typed, and how many n-grams it may hold;
/// below it stand its parts with their shares:
///
///     component general 0.6 4000000
///     text en-general.txt.xz 0.4
///     text sv.txt.xz 0.3 sv.novels         only these sources (#SOURCE sv.novels) of a text
///     sphinx en-us.lm.bin 0.55
///     arpa model.arpa 0.2
///     frequencies 0.05
///     adapted                              words of its texts are brought half-way to the frequency list
package struct Recipe: Equatable, Sendable {
  /// One language model of the pack.
  package struct Component: Equatable, Sendable {
    /// Its name, shown by `explain`.
    package var name: String
    /// Its weight before anything was typed.
    package var weight: Double
    /// How many n-grams of order 2 and more it may hold.
    package var ngramBudget: Int
    /// Whether the models of its texts are adapted to the frequency list.
    package var isAdapted = false
    /// What is mixed into it; the shares are brought to the sum 1.
    package var parts: [Part] = []
  }

  /// One ingredient of a component.
  package struct Part: Equatable, Sendable {
    /// What kind of file it is.
    package enum Kind: String, Sendable, CaseIterable {
      /// Plain text, to be counted.
      case text
      /// A binary trie model of sphinxbase.
      case sphinx
      /// A model in ARPA format.
      case arpa
      /// The word frequencies of the pack.
      case frequencies
    }
    /// What kind of file it is.
    package var kind: Kind
    /// The file's name; empty for frequencies.
    package var file: String
    /// Its share of the component before shares are brought to the sum 1.
    package var share: Double
    /// The sources of a text that are counted; all where none is named.
    package var sources: Set<String> = []
  }

  /// A change of spelling.
  package struct Respelling: Equatable, Sendable {
    /// Letters of the old one.
    package var old: String
    /// Letters of today's.
    package var new: String
  }

  /// A spelling dictionary of hunspell.
  package struct Dictionary: Equatable, Sendable {
    /// The file of stems with their flags.
    package var words: String
    /// The file that says what the flags do.
    package var affixes: String
  }

  /// BCP 47 tag.
  package var language = ""
  /// For people.
  package var name = ""
  /// Version of the data.
  package var version = ""
  /// Licence of the pack.
  package var licence = ""
  /// Attribution, a line a source.
  package var sources: [String] = []
  /// The longest n-grams, 2…4.
  package var order = 3
  /// The file of word frequencies.
  package var frequencyFile = ""
  /// How many of its words are offered.
  package var frequencyCount = 0
  /// Files of known words.
  package var known: [String] = []
  /// Spelling dictionaries of known words.
  package var dictionaries: [Dictionary] = []
  /// Spelling dictionaries that are asked what is no slip.
  package var proofs: [Dictionary] = []
  /// How many times as frequent a word must be with its marks for the one without to be a slip, by the frequency list
  /// alone; nil in languages that are hardly written without.
  package var unmarkedFactor: Double?
  /// Letters that sound alike.
  package var alike: [Respelling] = []
  /// Frequency lists of other languages.
  package var foreign: [String] = []
  /// Letters of an old spelling with today's, applied where the frequency list knows the result far better.
  package var respelled: [Respelling] = []
  /// Sources of the texts that say which "ss" of the frequency list stands for an "ß".
  package var unfolding: Set<String> = []
  /// Words that lose their vowel before the next one, with their apostrophe.
  package var elided: [String] = []
  /// Files of words that are never offered.
  package var offensive: [String] = []
  /// Files of misspellings that are no words of the pack.
  package var slips: [String] = []
  /// How often, and in how many sources, a word must stand in the texts to become one.
  package var minimumCount: UInt32 = 6
  /// In how many sources a word must stand.
  package var minimumSources: UInt32 = 2
  /// How many words get a row in a residual network; 0 for a pack without one.
  package var residualWordCount = 0
  /// Names of sources that are passed over, where a text has them.
  package var omittedSources: Set<String> = []
  /// The language models of the pack.
  package var components: [Component] = []

  /// The texts of all components, each once, in the order of the recipe.
  package var textFiles: [String] {
    var seen = Set<String>()
    return components.flatMap(\.parts)
      .filter { $0.kind == .text && seen.insert($0.file).inserted }
      .map(\.file)
  }
}
