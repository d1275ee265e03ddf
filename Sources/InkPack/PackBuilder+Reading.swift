// Reading of the inputs: texts into form ids and the census, word lists, foreign models.

import InkText

extension PackBuilder {
  /// The parts of all components.
  var parts: [Recipe.Part] { recipe.components.flatMap(\.parts) }

  /// Reads every text once, in the order of the recipe.
  mutating func readTexts(report: (BuildProgress) throws -> Void) throws {
    var source: UInt32 = 0
    let files = recipe.textFiles
    for (index, file) in files.enumerated() {
      var reader = CorpusReader(firstSource: source, omitting: recipe.omittedSources)
      // Moved out and back to keep a single owner, so that nothing is copied while it grows.
      var census = Census()
      swap(&census, &self.census)
      let before = tokenCount
      try readFile(file) { bytes, fraction in
        reader.read(bytes, census: &census)
        let done = (Double(index) + min(fraction, 1)) / Double(files.count)
        try report(
          BuildProgress(.reading, file, fraction: done * 0.1, tokens: before + reader.tokenCount))
      }
      reader.finish(census: &census)
      swap(&census, &self.census)
      texts[file] = CorpusText(tokens: reader.tokens, sources: reader.sources)
      tokenCount += reader.tokenCount
      source = reader.nextSource
    }
  }

  /// Reads word lists and foreign models.
  mutating func readLists() throws {
    if !recipe.frequencyFile.isEmpty {
      frequencies = FrequencyList(try wholeFile(recipe.frequencyFile), elided: recipe.elided)
    }
    for file in recipe.known { known += wordList(try wholeFile(file)) }
    for dictionary in recipe.dictionaries {
      known += attestedWords(
        of: HunspellDictionary(
          words: try wholeFile(dictionary.words), affixes: try wholeFile(dictionary.affixes)))
    }
    for file in recipe.offensive {
      for line in try wholeFile(file).split(separator: 0x0A) {
        offensive.add(String(decoding: line, as: UTF8.self))
      }
    }
    for file in recipe.slips {
      slips.formUnion(wordList(try wholeFile(file)).map(normalizedWord))
    }
    for part in parts where foreignModels[part.file] == nil {
      switch part.kind {
      case .sphinx:
        foreignModels[part.file] = try SphinxModel(try wholeFile(part.file)).foreignModel
      case .arpa: foreignModels[part.file] = try ARPAModel(try wholeFile(part.file)).foreignModel
      case .text, .frequencies: continue
      }
    }
  }

  /// Returns the words of a dictionary that also occur in the texts or the frequency list, since its rules generate
  /// millions that nobody uses.
  private func attestedWords(of dictionary: HunspellDictionary) -> [String] {
    let listed = Set(frequencies.words)
    var seen: Set<String> = []
    var words: [String] = []
    dictionary.forEachWord { word in
      let text = normalizedWord(word)
      guard listed.contains(text) || census.words.id(of: text) != nil,
        elision(of: text) == nil, seen.insert(word).inserted
      else { return }
      words.append(word)
    }
    return words
  }

  /// Reads the dictionaries used to recognize slips and the lists of other languages.
  mutating func readProofs() throws {
    for file in recipe.foreign {
      let list = FrequencyList(try wholeFile(file))
      for (word, share) in zip(list.words, list.shares) where listFrequencies[word] != nil {
        foreignFrequencies[word] = max(share, foreignFrequencies[word] ?? 0)
      }
    }
    for dictionary in recipe.proofs {
      proofreader.read(
        HunspellDictionary(
          words: try wholeFile(dictionary.words), affixes: try wholeFile(dictionary.affixes))
      ) { listFrequencies[$0] != nil || census.words.id(of: $0) != nil }
    }
  }

  /// Releases the texts and models that only components before one of the recipe need.
  mutating func releaseInputs(before component: Int) {
    let needed = Set(recipe.components.dropFirst(component).flatMap(\.parts).map(\.file))
    texts = texts.filter { needed.contains($0.key) }
    foreignModels = foreignModels.filter { needed.contains($0.key) }
  }

  private func wholeFile(_ file: String) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try readFile(file) { piece, _ in bytes += piece }
    return bytes
  }
}
