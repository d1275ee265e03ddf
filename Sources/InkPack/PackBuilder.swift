// From a recipe and its files to the contents of a language pack: the steps of a build.

package import InkLexicon

/// Builds a language pack from a recipe: `run` reads the texts and lists, chooses the vocabulary, counts, smooths and
/// prunes the n-grams of each component, and trains the residual network. The same recipe and files give the same
/// contents, bit for bit.
///
/// It accesses neither files nor a clock: files are read through a function, and the caller writes the result. English
/// (42 million words) takes some nine minutes on two cores with other work to do, half of it to train the residual
/// network in four passes over its texts, on one thread, and 4.8 GB of memory.
package struct PackBuilder {
  /// Reads a file of the recipe and passes on its bytes in chunks, with the fraction of the file read so far (0…1).
  /// Compressed files are decompressed.
  package typealias FileReader = (
    _ file: String, _ take: (_ bytes: [UInt8], _ fraction: Double) throws -> Void
  ) throws -> Void

  /// Starts work to be done concurrently, on another thread if possible, and returns a function that waits for its end.
  package typealias Aside = (_ work: @escaping @Sendable () -> Void) throws -> () -> Void

  let recipe: Recipe
  let readFile: FileReader
  let aside: Aside

  var census = Census()
  /// The form ids of each text.
  var texts: [String: CorpusText] = [:]
  var foreignModels: [String: ForeignModel] = [:]
  var frequencies = FrequencyList([])
  /// The modern spelling of words that the texts have in an old one, by their ids in the census.
  var respelled: [UInt32: String] = [:]
  var known: [String] = []
  var offensive = OffensiveWords()
  var slips: Set<String> = []
  var proofreader = Proofreader()
  /// The shares of the frequency list by word.
  var listFrequencies: [String: Double] = [:]
  /// The maximum share of a word in the lists of other languages.
  var foreignFrequencies: [String: Double] = [:]
  var tokenCount = 0

  /// Creates a builder for one run; by default, concurrent work is done immediately.
  package init(
    recipe: Recipe, readFile: @escaping FileReader,
    aside: @escaping Aside = { work in
      work()
      return {}
    }
  ) {
    self.recipe = recipe
    self.readFile = readFile
    self.aside = aside
  }

  /// Reads the inputs and builds the contents. `report` is called a few hundred times and may throw to cancel.
  ///
  /// - Throws: ``PackBuildError``, and any error of `report` and the file reader.
  package mutating func run(report: (BuildProgress) throws -> Void) throws -> PackContents {
    self = PackBuilder(recipe: recipe, readFile: readFile, aside: aside)
    try readTexts(report: report)
    try readLists()
    unfoldFrequencies()
    listFrequencies = Dictionary(
      zip(frequencies.words, frequencies.shares), uniquingKeysWith: { first, _ in first })
    try readProofs()
    respelled = respellings()
    let vocabulary = chooseVocabulary()
    let training = try startTraining(vocabulary)
    var components: [PackComponent] = []
    for index in recipe.components.indices {
      components.append(try component(index, vocabulary: vocabulary, report: report))
      releaseInputs(before: index + 1)
    }
    let network: PackResidual? =
      if let training { try residual(from: training, report: report) } else { nil }
    try report(BuildProgress(.assembling, recipe.name, fraction: 0.95, tokens: tokenCount))
    let metadata = PackMetadata(
      language: recipe.language, name: recipe.name, version: recipe.version,
      sources: recipe.sources, licence: recipe.licence)
    return PackContents(
      metadata: metadata, words: words(of: vocabulary), components: components,
      residual: network)
  }
}
