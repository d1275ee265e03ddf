// From a recipe and its files to the contents of a language pack: the builder's table of contents.

package import InkLexicon
import InkText

/// Builds a language pack. The same recipe and files give the same contents, bit for bit.
///
/// Runs a few minutes and takes about 150 bytes a token of the longest text; touches no file and no clock
/// itself. English (25 M words) takes 4 GB.
package struct PackBuilder {
  /// Reads a file of the recipe and hands over its bytes in pieces, with how much of the file
  /// is read (0…1). Compressed files arrive unpacked.
  package typealias FileReader = (
    _ file: String, _ take: (_ bytes: [UInt8], _ fraction: Double) throws -> Void
  ) throws -> Void

  private let recipe: Recipe
  private let readFile: FileReader

  private var census = Census()
  private var texts: [String: [UInt32]] = [:]
  private var sphinxModels: [String: SphinxModel] = [:]
  private var frequencies = FrequencyList([])
  private var known: [String] = []
  private var offensive: Set<String> = []

  /// A builder for one run.
  package init(recipe: Recipe, readFile: @escaping FileReader) {
    self.recipe = recipe
    self.readFile = readFile
  }

  /// Reads, counts, smooths, mixes, prunes. `report` is called some hundred times.
  package mutating func run(report: (BuildProgress) throws -> Void) throws -> PackContents {
    try readTexts(report: report)
    try readLists()
    let vocabulary = chooseVocabulary()
    var components: [PackComponent] = []
    for component in recipe.components {
      components.append(try build(component, vocabulary: vocabulary, report: report))
    }
    let metadata = PackMetadata(
      language: recipe.language, name: recipe.name, version: recipe.version,
      sources: recipe.sources, licence: recipe.licence)
    return PackContents(
      metadata: metadata, words: words(of: vocabulary), components: components)
  }

  // MARK: Reading

  private var partsOfAllKinds: [Recipe.Part] { recipe.components.flatMap(\.parts) }

  private mutating func readTexts(report: (BuildProgress) throws -> Void) throws {
    var source: UInt32 = 0
    var tokens = 0
    let files = recipe.files.filter { file in
      partsOfAllKinds.contains { $0.kind == .text && $0.file == file }
    }
    for (index, file) in files.enumerated() {
      var reader = CorpusReader(firstSource: source)
      var census = self.census
      self.census = Census()
      try readFile(file) { bytes, fraction in
        reader.read(bytes, census: &census)
        let done = (Double(index) + fraction) / Double(files.count)
        try report(
          BuildProgress(
            stage: .reading, subject: file, fraction: done * 0.3,
            tokens: tokens + reader.tokenCount))
      }
      reader.finish(census: &census)
      self.census = census
      texts[file] = reader.tokens
      tokens += reader.tokenCount
      source = reader.nextSource
    }
  }

  private func wholeFile(_ file: String) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try readFile(file) { piece, _ in bytes += piece }
    return bytes
  }

  private mutating func readLists() throws {
    if !recipe.frequencyFile.isEmpty {
      frequencies = FrequencyList(try wholeFile(recipe.frequencyFile))
    }
    for file in recipe.known { known += wordList(try wholeFile(file)) }
    for file in recipe.offensive {
      offensive.formUnion(wordList(try wholeFile(file)).map(normalizedWord))
    }
    for part in partsOfAllKinds where part.kind == .sphinx && sphinxModels[part.file] == nil {
      sphinxModels[part.file] = try SphinxModel(try wholeFile(part.file))
    }
  }

  // MARK: Vocabulary

  private func chooseVocabulary() -> Vocabulary {
    var candidates: [String: WordClaims] = [:]
    for (rank, word) in frequencies.words.enumerated() {
      candidates[word] = rank < recipe.frequencyCount ? [.frequent, .listed] : .listed
    }
    for word in known { candidates[normalizedWord(word), default: []].insert(.known) }
    for model in sphinxModels.values {
      for word in model.words where !word.hasPrefix("<") {
        candidates[normalizedWord(word), default: []].insert(.imported)
      }
    }
    for word in Census.Special.all.count..<census.words.count {
      let isUsual =
        recipe.minimumCount <= census.wordCounts[word]
        && recipe.minimumSources <= census.sourceCounts[word]
      candidates[census.words[UInt32(word)], default: []]
        .formUnion(isUsual ? [.seen, .inTexts] : .seen)
    }
    return Vocabulary(candidates)
  }

  private func words(of vocabulary: Vocabulary) -> [PackWord] {
    var counts = [FormCounts](repeating: FormCounts(), count: vocabulary.count)
    for form in Census.Special.all.count..<census.forms.count {
      let elsewhere = census.countElsewhere[form]
      let atStart = census.countAtStart[form]
      guard 0 < elsewhere + atStart,
        let id = vocabulary.id(of: census.words[census.wordOfForm[form]])
      else { continue }
      let written = plainApostrophes(census.forms[UInt32(form)])
      guard written.lowercased() == vocabulary.texts[Int(id)] else { continue }
      counts[Int(id)].add(written, elsewhere: Double(elsewhere), atStart: Double(atStart))
    }
    addKnownForms(to: &counts, vocabulary: vocabulary)
    return vocabulary.texts.indices.map { id in
      let text = vocabulary.texts[id]
      if Census.Special.all.contains(text) { return PackWord(text, flags: .special) }
      var flags: PackWordFlags = []
      if offensive.contains(text) { flags.insert(.offensive) }
      if !vocabulary.claims[id].sufficeForOffering { flags.insert(.knownOnly) }
      return PackWord(text, surfaces: counts[id].surfaces(of: text), flags: flags)
    }
  }

  /// A list of known words says how a word is written that the texts hardly have. Where it lists both
  /// "Polish" and "polish" it says nothing.
  private func addKnownForms(to counts: inout [FormCounts], vocabulary: Vocabulary) {
    var formsOfWord: [UInt32: Set<String>] = [:]
    for written in known {
      let form = plainApostrophes(written)
      guard let id = vocabulary.id(of: normalizedWord(form)) else { continue }
      formsOfWord[id, default: []].insert(form)
    }
    for (id, forms) in formsOfWord {
      guard forms.count == 1, let form = forms.first else { continue }
      counts[Int(id)].add(form, elsewhere: 2, atStart: 0)
    }
  }

  private func plainApostrophes(_ written: String) -> String {
    if written.utf8.allSatisfy({ $0 < 0x80 }) { return written }
    return String(
      String.UnicodeScalarView(
        written.composed.unicodeScalars.map { scalar in
          switch scalar.value {
          case 0x2019, 0x02BC: "'"
          case 0x2010, 0x2011: "-"
          default: scalar
          }
        }))
  }

  // MARK: Components

  private func build(
    _ component: Recipe.Component, vocabulary: Vocabulary,
    report: (BuildProgress) throws -> Void
  ) throws -> PackComponent {
    let total = component.parts.reduce(0.0) { $0 + $1.share }
    let base = frequencyShares(vocabulary)
    var parts: [BackoffModel.Part] = []
    var shares = [Float](repeating: 0, count: vocabulary.count)
    for part in component.parts {
      let share = part.share / total
      let (model, wordShares) = try self.model(
        of: part, vocabulary: vocabulary, base: base, report: report)
      parts.append(BackoffModel.Part(model: model, weight: share))
      for id in shares.indices { shares[id] += Float(share) * wordShares[id] }
    }
    let mixed = parts.count == 1 ? parts[0].model : BackoffModel(mixing: parts)
    parts = []
    let pruned = mixed.pruned(to: component.ngramBudget, wordShares: shares)
    return pruned.packComponent(name: component.name, weight: component.weight)
  }

  /// The model of one part, and the plain shares of words in what it was made from.
  private func model(
    of part: Recipe.Part, vocabulary: Vocabulary, base: [Float],
    report: (BuildProgress) throws -> Void
  ) throws -> (BackoffModel, [Float]) {
    switch part.kind {
    case .text:
      let tokens = wordIds(of: texts[part.file] ?? [], vocabulary: vocabulary)
      guard !tokens.isEmpty else { throw PackBuildError.emptyComponent(part.file) }
      let counts = NgramCounts(
        tokens: tokens, wordCount: vocabulary.count, sentenceStart: vocabulary.sentenceStart,
        order: recipe.order)
      let shares = counts.levels[0].counts.map { Float($0) / Float(tokens.count) }
      return (KneserNey(counts, base: base).model, shares)
    case .sphinx:
      guard let sphinx = sphinxModels[part.file] else { return (.words(base), base) }
      let map = sphinx.words.map { vocabulary.id(of: normalizedWord($0)) }
      let model = try sphinx.backoffModel(
        wordCount: vocabulary.count, sentenceStart: vocabulary.sentenceStart, map: map)
      var shares = base
      shares[Int(vocabulary.sentenceStart)] = 0.05
      return (model, shares)
    case .frequencies, .arpa:
      return (.words(base), base)
    }
  }

  /// Form ids as word ids; what was not chosen is unknown.
  private func wordIds(of forms: [UInt32], vocabulary: Vocabulary) -> [UInt32] {
    var ids = [UInt32](repeating: vocabulary.unknown, count: census.words.count)
    for word in 0..<census.words.count {
      ids[word] = vocabulary.id(of: census.words[UInt32(word)]) ?? vocabulary.unknown
    }
    return forms.map { ids[Int(census.wordOfForm[Int($0)])] }
  }

  /// The frequency list as a distribution over the vocabulary. Words it does not have get less than
  /// its last one.
  private func frequencyShares(_ vocabulary: Vocabulary) -> [Float] {
    let least = (frequencies.shares.last ?? 1) / 2
    var shares = [Double](repeating: least, count: vocabulary.count)
    shares[Int(vocabulary.sentenceStart)] = 0
    for (word, share) in zip(frequencies.words, frequencies.shares) {
      if let id = vocabulary.id(of: word) { shares[Int(id)] = share }
    }
    let sum = shares.reduce(0, +)
    return shares.map { Float($0 / sum) }
  }
}
