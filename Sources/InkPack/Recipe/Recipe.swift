// The inputs and parameters of a language pack, in a readable file that makes builds reproducible.

/// The recipe of a language pack.
///
/// A text file with one statement per line; `#` begins a comment. Statements before the first `component` apply to the
/// whole pack:
///
///     language en                          BCP 47 tag
///     name English                         display name
///     version 2026.1                       version of the data
///     licence CC BY-SA 4.0                 licence of the pack
///     source Name: licence                 attribution; may be repeated
///     order 4                              order of the longest n-grams, 2 to 4
///     frequencies wordfreq-en.tsv 120000   word<TAB>frequency, most frequent first; this many are suggested
///     known english-words.txt              known words, one per line; suggested only if used in a text
///     hunspell fr.dic fr.aff               a Hunspell dictionary whose words are known in the same way
///     proofread de.dic de.aff              a Hunspell dictionary used to recognize slips, not as a source of words
///     foreign wordfreq-en.tsv              frequencies in another language; words more frequent there are not slips
///     unmarked 4                           a word this many times more frequent with diacritics lacks them by mistake
///     spaced 30                            a word in no dictionary that is this many times more frequent as two words
///                                          lacks their space by mistake
///     alike b v                            letters that sound alike and are confused by phonetic spellers
///     respelled hv v                       old and modern spelling: "hvad" in a text is counted as "vad"
///     unfolded de.docs                     sources that determine which "ss" of the frequency list is an "ß"
///     elided l' d' qu'                     elided words: l'homme is l' and homme
///     offensive en.offensive.txt           words, one per line, that are known but never suggested in any form
///     slips en.slips.txt                   misspellings, one per line, that are excluded from all sources
///     minimum 6 2                          minimum count and number of sources of a word of the texts
///     residual 20480 2                     number of words with a row in a residual network, and of passes over all
///                                          texts to train it
///     omit blog                            a source (#SOURCE blog) of the texts to be skipped
///
/// A component has a name, a weight before anything is typed, and a maximum number of n-grams; it is followed by its
/// parts with their shares:
///
///     component general 0.6 4000000
///     text en-general.txt.xz 0.4
///     text sv.txt.xz 0.3 sv.novels         only these sources (#SOURCE sv.novels) of a text
///     sphinx en-us.lm.bin 0.55
///     arpa model.arpa 0.2
///     frequencies 0.05
///     adapted                              words of its texts are weighted half-way towards the frequency list
package struct Recipe: Equatable, Sendable {
  /// A language model of the pack.
  package struct Component: Equatable, Sendable {
    /// The name that `explain` shows.
    package var name: String
    /// The weight before anything was typed.
    package var weight: Double
    /// The maximum number of n-grams of order 2 and more.
    var ngramBudget: Int
    /// Whether the models of its texts are adapted to the frequency list.
    var isAdapted = false
    /// The models mixed into it; their shares are normalized to a sum of 1.
    package var parts: [Part] = []
  }

  /// A part of a component.
  package struct Part: Equatable, Sendable {
    /// The kind of a file.
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
    /// The kind of the file.
    package var kind: Kind
    /// The name of the file; empty for frequencies.
    package var file: String
    /// Its share of the component before normalization.
    package var share: Double
    /// The sources of a text to be counted; all if empty.
    package var sources: Set<String> = []
  }

  /// A change of spelling.
  package struct Respelling: Equatable, Sendable {
    /// The letters in the old spelling.
    package var old: String
    /// The letters in the modern spelling.
    package var new: String
  }

  /// A Hunspell dictionary.
  package struct Dictionary: Equatable, Sendable {
    /// The file of stems with their flags.
    package var words: String
    /// The file of affix rules.
    var affixes: String
  }

  /// The language as a BCP 47 tag.
  package var language = ""
  /// The display name.
  package var name = ""
  /// The version of the data.
  package var version = ""
  /// The licence of the pack.
  package var licence = ""
  /// Attributions, one per source.
  package var sources: [String] = []
  /// The order of the longest n-grams, 2…4.
  package var order = 3
  /// The file of word frequencies.
  var frequencyFile = ""
  /// The number of words of that file to be suggested.
  var frequencyCount = 0
  /// Files of known words.
  package var known: [String] = []
  /// Hunspell dictionaries of known words.
  var dictionaries: [Dictionary] = []
  /// Hunspell dictionaries used only to recognize slips.
  var proofs: [Dictionary] = []
  /// How many times more frequent a word must be with its diacritics than without for the form without to be a slip,
  /// judging by the frequency list alone; nil for languages in which diacritics are hardly ever omitted.
  var unmarkedFactor: Double?
  /// How many times more frequent in the texts the two words of a run-on word must be, beyond which it is no word; nil
  /// to keep all.
  var spacedFactor: Double?
  /// Letters that sound alike.
  package var alike: [Respelling] = []
  /// Frequency lists of other languages.
  package var foreign: [String] = []
  /// Letters in old and modern spelling, replaced if the result is far more frequent in the frequency list.
  package var respelled: [Respelling] = []
  /// Sources of the texts that determine which "ss" of the frequency list stands for "ß".
  var unfolding: Set<String> = []
  /// Elided words, including their apostrophe.
  package var elided: [String] = []
  /// Files of words that are never suggested.
  package var offensive: [String] = []
  /// Files of misspellings to be excluded from the pack.
  package var slips: [String] = []
  /// The minimum count of a word in the texts.
  var minimumCount: UInt32 = 6
  /// The minimum number of sources that contain a word.
  var minimumSources: UInt32 = 2
  /// The number of words with a row in the residual network; 0 for a pack without a network.
  var residualWordCount = 0
  /// The number of passes over all texts to train the residual network.
  var residualPassCount = 1
  /// The names of sources of the texts to be skipped.
  var omittedSources: Set<String> = []
  /// The language models of the pack.
  package var components: [Component] = []

  /// The texts of all components without duplicates, in the order of the recipe.
  var textFiles: [String] {
    var seen = Set<String>()
    return components.flatMap(\.parts)
      .filter { $0.kind == .text && seen.insert($0.file).inserted }
      .map(\.file)
  }
}
