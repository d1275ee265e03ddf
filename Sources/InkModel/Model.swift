// P(word | context): language packs and the user's words as one model, queried for the best words with a prefix.

package import InkLexicon
import InkText

/// P(word | context): the greatest share · P of a language pack, mixed with the user's n-grams and the document.
///
/// A caller creates a ``ModelContext`` once per word and uses it to find the likeliest words with each prefix. A value
/// type that shares its packs; the same state gives the same answers on every machine.
package struct Model: Sendable {
  /// The packs in order of importance.
  package let packs: [LanguagePack]
  /// What the user has taught, shared because it is large and every query holds the model.
  private var taught: SharedValue<Taught>

  /// What the user has taught.
  private struct Taught: Sendable {
    var userWords: UserWords
    var learned: LearnedVocabulary
    var userNgrams: UserNgrams?
    var revision = 0
  }

  /// Creates a model of some packs, possibly none.
  package init(packs: [LanguagePack], userWords: UserWords = UserWords()) {
    self.packs = packs
    taught = SharedValue(
      Taught(userWords: userWords, learned: LearnedVocabulary(userWords, packs: packs)))
  }

  /// The learned and ignored words.
  package private(set) var userWords: UserWords {
    _read { yield taught.value.userWords }
    _modify { yield &taught.value.userWords }
  }

  /// The learned words with their ids in the packs.
  private(set) var learned: LearnedVocabulary {
    _read { yield taught.value.learned }
    _modify { yield &taught.value.learned }
  }

  /// The n-grams of what the user wrote in other documents, bound to these packs.
  package var userNgrams: UserNgrams? {
    get { taught.value.userNgrams }
    set {
      taught.value.userNgrams = newValue
      revision += 1
    }
  }

  /// A number that increases when the user's words or n-grams change; earlier results are valid while it is the same.
  package private(set) var revision: Int {
    get { taught.value.revision }
    set { taught.value.revision = newValue }
  }

  /// Replaces the user's words and looks up each learned one in the packs.
  package mutating func replaceUserWords(_ words: UserWords) {
    userWords = words
    learned = LearnedVocabulary(words, packs: packs)
    revision += 1
  }

  /// Applies a change of the user's words, looking up only the changed one, and returns whether it had an effect.
  @discardableResult
  package mutating func apply(_ change: UserWordChange) -> Bool {
    let key = foldedKey(normalizedWord(change.word))
    let before = userWords.range(ofKey: key)
    guard userWords.apply(change) else { return false }
    learned.replace(before, with: userWords.entries[userWords.range(ofKey: key)], packs: packs)
    revision += 1
    return true
  }

  /// Removes the user's words included in a part, and returns the removed ones.
  package mutating func forget(_ part: Forgetting) -> (learned: [UserWord], ignored: [UserWord]) {
    let gone = userWords.forget(part)
    learned = LearnedVocabulary(userWords, packs: packs)
    revision += 1
    return gone
  }

  /// Returns the context after some tokens, looking these up in every pack. Computed once per word, valid for every
  /// prefix of it.
  ///
  /// - Parameters:
  ///   - history: The tokens before the word, the most recent last, `<s>` at the start of a sentence.
  ///   - shares: The share of each pack, by default equal.
  ///   - address: The document, which decides which learned words apply; nil for none in particular.
  /// - Returns: The context.
  package func context(
    after history: [String], shares: LanguageShares? = nil, in address: DocumentAddress? = nil
  ) -> ModelContext {
    ModelContext(
      after: pieces(of: history), in: packs, shares: shares ?? .even(packs.count), address: address)
  }

  /// Returns the context after other tokens, with the shares and in the document of a given one, but no topic.
  package func context(after history: [String], like other: ModelContext) -> ModelContext {
    context(after: history, shares: other.shares, in: other.address)
  }

  /// Returns the context after some tokens in a document with a known topic, which packs with a residual network use.
  ///
  /// - Parameters:
  ///   - history: The tokens before the word, the most recent last, `<s>` at the start of a sentence.
  ///   - pause: Whether a comma, a semicolon or a dash follows the last of them.
  ///   - topic: The ids of the preceding words in each pack, see ``topic(_:in:)``; nil if unknown.
  ///   - shares: The share of each pack.
  ///   - address: The document, which decides which learned words apply; nil for none in particular.
  /// - Returns: The context.
  package func context(
    after history: [String], pause: Bool = false, about topic: [[Int]]?, shares: LanguageShares,
    in address: DocumentAddress? = nil
  ) -> ModelContext {
    ModelContext(
      after: pieces(of: history), pause: pause, about: topic, in: packs, shares: shares,
      address: address)
  }

  /// Returns the ids in each pack of the last words before a position, leaving out words that the pack does not have.
  package func topic(_ words: [LastWord], in document: DocumentModel?) -> [[Int]] {
    packs.indices.map { pack in
      var ids: [Int] = []
      guard let document else { return ids }
      ids.reserveCapacity(words.count)
      for word in words {
        if let id = document.vocabulary.id(ofNumber: word.number, pack: pack) { ids.append(id) }
      }
      return ids
    }
  }

  /// Returns a context extended by one more word.
  package func context(after word: String, in context: ModelContext) -> ModelContext {
    let topic = context.topic.map { topic in
      zip(packs, topic).map { pack, ids in
        pack.withFile { file in
          pack.id(of: word, in: file).map { ids.suffix(ResidualShape.topicReach - 1) + [$0] } ?? ids
        }
      }
    }
    return self.context(
      after: Array((context.history + [word]).suffix(ModelContext.length)), about: topic,
      shares: context.shares,
      in: context.address)
  }

  /// Returns the likeliest words for a query, as written at its position. By the n-grams, these are exactly the best
  /// words down to the minimum share of the query, unless the list states that it is not exact. A residual network
  /// reorders the words found, but does not add others.
  ///
  /// - Parameter query: The typed prefix, its context and what is wanted.
  /// - Returns: The words with their total mass.
  package func completions(_ query: WordQuery) -> CompletionList {
    list(of: words(for: query), for: query)
  }

  /// Runs the search of ``completions(_:)``; suggestions and predictions take their lists from the same search.
  ///
  /// - Parameters:
  ///   - query: The typed prefix, its context and what is wanted.
  ///   - canBeCompound: Whether the word may be composed of others without a mark between them.
  /// - Returns: The words, and those that may continue after a first part of the prefix.
  package func words(for query: WordQuery, canBeCompound: Bool = true) -> FoundWords {
    words(for: query, at: SearchPlace(query.place, in: self), canBeCompound: canBeCompound)
  }

  /// Runs another search at the position of an earlier one.
  package func words(for query: WordQuery, after found: FoundWords) -> FoundWords {
    words(
      for: query, at: found.place ?? SearchPlace(query.place, in: self), canBeCompound: true)
  }

  private func words(
    for query: WordQuery, at place: SearchPlace, canBeCompound: Bool
  ) -> FoundWords {
    let parts = query.place.prefix.isEmpty ? nil : WordsMadeOfParts(query, in: self)
    let heads = parts?.heads(canBeCompound: canBeCompound) ?? []
    var query = query
    // The words after a part have a different share.
    if !heads.isEmpty { query.minimumShare = 0 }
    var found = CompletionSearch(query, at: place).run()
    if found.depth > 0, !heads.isEmpty, let parts {
      found.parts = parts.found(after: heads, beside: found, canBeCompound: canBeCompound)
    }
    return found
  }

  /// Returns ln P(word | history), or nil for a word that neither a pack nor the user knows.
  package func score(of word: String, after history: [String]) -> Score? {
    score(of: word, in: context(after: history))
  }

  /// Returns ln P(word | context), or nil for a word that neither packs, user nor document know. Without a context, the
  /// packs have equal shares; without the user's n-grams, it is what everybody writes.
  package func score(
    of word: String, in context: ModelContext?, document: DocumentModel? = nil,
    usesUserNgrams: Bool = true
  ) -> Score? {
    let text = normalizedWord(word)
    let evidence = DocumentEvidence(
      after: context?.history ?? [], in: document, usesUserNgrams ? userNgrams : nil)
    let addition = evidence.addition(toText: text)
    var best: Double?
    for (index, pack) in packs.enumerated() {
      let weights = document?.weights(ofPack: index, of: pack) ?? pack.defaultWeights
      let probability: Double? = pack.withFile { file in
        pack.id(of: text, in: file).map {
          context?.packs[index].probability(of: $0, weights: weights, in: file)
            ?? pack.unigram($0, weights: weights, in: file)
        }
      }
      let share = context?.shares.packs[index] ?? 1 / Double(packs.count)
      if let probability { best = max(best ?? 0, share * probability) }
    }
    if best == nil, addition == 0, let parts = elision(of: text), !parts.rest.isEmpty,
      let head = score(
        of: parts.head, in: context, document: document, usesUserNgrams: usesUserNgrams),
      let rest = score(
        of: parts.rest,
        in: context.map { self.context(after: parts.head, in: $0) }
          ?? self.context(after: [parts.head]),
        document: document, usesUserNgrams: usesUserNgrams)
    {
      return head + rest
    }
    let isLearned = userWords.words(ofText: text).contains {
      $0.scope.holds(in: context?.address)
    }
    if best == nil, addition == 0, !isLearned { return nil }
    let learnedShare = isLearned ? learned.probability : 0
    return Logarithm.score(evidence.backgroundShare * ((best ?? 0) + learnedShare) + addition)
  }
}
