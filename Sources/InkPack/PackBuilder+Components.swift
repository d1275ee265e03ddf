// The language models of the components: a model for each part, mixed and pruned.

import InkLexicon
import InkText

extension PackBuilder {
  /// The model of a part with the relative frequencies of words in its data.
  private typealias PartModel = (model: BackoffModel, wordShares: [Float])

  /// Builds the component at `index` of the recipe.
  func component(
    _ index: Int, vocabulary: Vocabulary, report: (BuildProgress) throws -> Void
  ) throws -> PackComponent {
    let component = recipe.components[index]
    func progress(_ stage: BuildProgress.Stage, _ subject: String, _ step: Double) throws {
      let done = (Double(index) + step) / Double(recipe.components.count)
      try report(
        BuildProgress(stage, subject, fraction: 0.1 + componentShare * done, tokens: tokenCount))
    }
    let componentShare = recipe.residualWordCount > 0 ? 0.3 : 0.85
    let total = component.parts.reduce(0.0) { $0 + $1.share }
    let base = frequencyShares(vocabulary)
    var parts: [BackoffModel.Part] = []
    var wordShares = [Float](repeating: 0, count: vocabulary.count)
    for (number, part) in component.parts.enumerated() {
      let step = 0.4 * Double(number) / Double(component.parts.count)
      try progress(.counting, part.file.isEmpty ? recipe.frequencyFile : part.file, step)
      let built = try partModel(
        part, isAdapted: component.isAdapted, vocabulary: vocabulary, base: base)
      let share = part.share / total
      parts.append(BackoffModel.Part(model: built.model, weight: share))
      for id in wordShares.indices { wordShares[id] += Float(share) * built.wordShares[id] }
    }
    try progress(.mixing, component.name, 0.4)
    var model =
      if parts.count == 1 { parts[0].model } else { BackoffModel(mixing: consume parts) }
    try progress(.pruning, component.name, 0.75)
    model = model.pruned(to: component.ngramBudget, wordShares: wordShares)
    return model.packComponent(name: component.name, weight: component.weight)
  }

  private func partModel(
    _ part: Recipe.Part, isAdapted: Bool, vocabulary: Vocabulary, base: [Float]
  ) throws -> PartModel {
    switch part.kind {
    case .text:
      let tokens = wordIds(
        of: texts[part.file]?.tokens(of: part.sources) ?? [], vocabulary: vocabulary,
        whole: wholeIds(vocabulary))
      guard !tokens.isEmpty else { throw PackBuildError.emptyComponent(part.file) }
      let counts = NgramCounts(
        tokens: tokens, wordCount: vocabulary.count, sentenceStart: vocabulary.sentenceStart,
        order: recipe.order)
      let shares = counts.levels[0].counts.map { Float($0) / Float(tokens.count) }
      let model = KneserNey(counts, base: base).model
      if !isAdapted { return (model, shares) }
      let weights = weights(counts.levels[0].counts, base: base)
      let weighed = zip(shares, weights).map { $0 * Float($1) }
      let sum = weighed.reduce(0, +)
      return (model.weighed(by: weights), weighed.map { $0 / sum })
    case .sphinx, .arpa:
      guard let foreign = foreignModels[part.file] else {
        throw PackBuildError.emptyComponent(part.file)
      }
      let model = try foreign.backoffModel(
        wordCount: vocabulary.count, sentenceStart: vocabulary.sentenceStart,
        map: foreign.words.map { vocabulary.id(of: normalizedWord($0)) })
      var shares = base
      shares[Int(vocabulary.sentenceStart)] = Self.usualSentenceShare
      return (model, shares)
    case .frequencies:
      return (.words(base), base)
    }
  }

  /// Returns weights that move the words of a text half-way to the frequency list: the square roots of the ratios,
  /// within bounds. Words that the text lacks have the mass reserved by absolute discounting.
  private func weights(_ counts: [UInt32], base: [Float]) -> [Double] {
    let discounts = Discounts(counts: counts)
    let total = counts.reduce(0.0) { $0 + Double($1) }
    let held = counts.reduce(0.0) { $0 + discounts.discount(of: $1) }
    var weights = zip(counts, base).map { count, share in
      let own = (Double(count) - discounts.discount(of: count) + held * Double(share)) / total
      return min(
        max((Double(share) / own).squareRoot(), 1 / Self.maximumWeight), Self.maximumWeight)
    }
    // The list has no numbers, sentence starts or unknown tokens.
    for special in 0..<Census.Special.all.count { weights[special] = 1 }
    return weights
  }

  private static let maximumWeight = 8.0

  /// The share of sentence starts among the tokens of a model that does not state it: sentences of 20 words.
  private static let usualSentenceShare: Float = 0.05

  /// Returns the id of each word of the census, or nil if it was not chosen for the vocabulary.
  func wholeIds(_ vocabulary: Vocabulary) -> [UInt32?] {
    (0..<UInt32(census.words.count)).map { vocabulary.id(of: respelled[$0] ?? census.words[$0]) }
  }

  /// Converts form ids to word ids. A word that was not chosen becomes two words, if the first is an elided one, or the
  /// unknown word.
  func wordIds(
    of forms: ArraySlice<UInt32>, vocabulary: Vocabulary, whole: [UInt32?]
  ) -> [UInt32] {
    var ids: [UInt32] = []
    ids.reserveCapacity(forms.count)
    for form in forms {
      let word = census.wordOfForm[Int(form)]
      if let id = whole[Int(word)] {
        ids.append(id)
      } else if let parts = elision(of: census.words[word]),
        let head = vocabulary.id(of: parts.head)
      {
        ids += [head, vocabulary.id(of: parts.rest) ?? vocabulary.unknown]
      } else {
        ids.append(vocabulary.unknown)
      }
    }
    return ids
  }

  /// Returns the frequency list as a distribution over the vocabulary. Words not in the list get half the share of its
  /// last word.
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
