// P(word given context): language packs and the user's words as one model, asked for the best words of a prefix.

package import InkLexicon
import InkText

/// P(word | context), mixed from the language packs, the user's words and n-grams, and what the document has taught.
///
/// Whoever asks makes a ``ModelContext`` once a word and takes the likeliest words of each prefix from it. A value: the
/// packs behind it are shared, and the same state gives the same answer on every machine.
package struct Model: Sendable {
  /// The packs in the order of their importance.
  package let packs: [LanguagePack]
  /// What the user has taught; it is much, and whoever asks something holds the model.
  private var taught: SharedValue<Taught>

  /// What the user has taught.
  private struct Taught: Sendable {
    var userWords: UserWords
    var learned: LearnedVocabulary
    var userNgrams: UserNgrams?
    var revision = 0
  }

  /// A model over some packs, possibly none.
  package init(packs: [LanguagePack], userWords: UserWords = UserWords()) {
    self.packs = packs
    taught = SharedValue(
      Taught(userWords: userWords, learned: LearnedVocabulary(userWords, packs: packs)))
  }

  /// Learned and ignored words.
  package private(set) var userWords: UserWords {
    _read { yield taught.value.userWords }
    _modify { yield &taught.value.userWords }
  }

  /// The learned words with their ids in the packs.
  private(set) var learned: LearnedVocabulary {
    _read { yield taught.value.learned }
    _modify { yield &taught.value.learned }
  }

  /// What the user wrote in other documents, bound to these packs.
  package var userNgrams: UserNgrams? {
    get { taught.value.userNgrams }
    set {
      taught.value.userNgrams = newValue
      revision += 1
    }
  }

  /// Goes up whenever the user's words or n-grams change: what was found is still good while this is the same.
  package private(set) var revision: Int {
    get { taught.value.revision }
    set { taught.value.revision = newValue }
  }

  /// Replaces the user's words; each learned one is looked up in the packs.
  package mutating func replaceUserWords(_ words: UserWords) {
    userWords = words
    learned = LearnedVocabulary(words, packs: packs)
    revision += 1
  }

  /// Applies one change of the user's words, which looks up only the changed one; false if nothing changes.
  @discardableResult
  package mutating func apply(_ change: UserWordChange) -> Bool {
    let key = foldedKey(normalizedWord(change.word))
    let before = userWords.range(ofKey: key)
    guard userWords.apply(change) else { return false }
    learned.replace(before, with: userWords.entries[userWords.range(ofKey: key)], packs: packs)
    revision += 1
    return true
  }

  /// Forgets words of the user; gives those that are gone.
  package mutating func forget(_ part: Forgetting) -> (learned: [UserWord], ignored: [UserWord]) {
    let gone = userWords.forget(part)
    learned = LearnedVocabulary(userWords, packs: packs)
    revision += 1
    return gone
  }

  /// Looks up the words before a place in every pack. Done once a word; good for every prefix of it.
  ///
  /// - Parameters:
  ///   - history: The tokens before the word, newest last, `<s>` at a sentence start.
  ///   - shares: How much each pack has a say; the same for all unless told.
  /// - Returns: The place after them.
  package func context(after history: [String], shares: LanguageShares? = nil) -> ModelContext {
    ModelContext(
      after: pieces(of: history), in: packs, shares: shares ?? .even(packs.count))
  }

  /// What follows some tokens in a document that is about some words: packs that can tell by them what comes are asked.
  ///
  /// - Parameters:
  ///   - history: The tokens before the word, newest last, `<s>` at a sentence start.
  ///   - topic: The last words before it by their ids in each pack, see ``topic(_:in:)``; nil where they are not known.
  ///   - shares: How much each pack has a say.
  /// - Returns: The place after them.
  package func context(
    after history: [String], about topic: [[Int]]?, shares: LanguageShares
  ) -> ModelContext {
    ModelContext(after: pieces(of: history), about: topic, in: packs, shares: shares)
  }

  /// The ids in each pack of the last words that a document has before a place; those that a pack does not have are
  /// left out.
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

  /// The place behind one more word.
  package func context(after word: String, in context: ModelContext) -> ModelContext {
    let topic = context.topic.map { topic in
      zip(packs, topic).map { pack, ids in
        pack.withFile { file in
          pack.id(of: word, in: file).map { ids.suffix(ResidualShape.topicReach - 1) + [$0] } ?? ids
        }
      }
    }
    return self.context(
      after: Array((context.history + [word]).suffix(3)), about: topic, shares: context.shares)
  }

  /// The likeliest words for a query at a place, written out. The best ones by the n-grams are exactly those, down to
  /// the least share that the query wants, unless the list says that it is not exact; a residual network puts them in
  /// an order of its own, and knows nothing of those further down.
  ///
  /// - Parameter query: What is typed and wanted.
  /// - Returns: The words with the mass they share.
  package func completions(_ query: WordQuery) -> CompletionList {
    list(of: words(for: query), for: query)
  }

  /// The search behind ``completions(_:)``. Suggestions and predictions take their lists from one search.
  ///
  /// - Parameters:
  ///   - query: What is typed and wanted.
  ///   - canBeCompound: Whether the word may be put together from others without a mark between them.
  /// - Returns: The words, and those that may go on behind a first part of what is typed.
  package func words(for query: WordQuery, canBeCompound: Bool = true) -> FoundWords {
    let parts = query.place.prefix.isEmpty ? nil : WordsMadeOfParts(query, in: self)
    let heads = parts?.heads(canBeCompound: canBeCompound) ?? []
    var query = query
    // What goes on behind a part has a share of its own.
    if !heads.isEmpty { query.leastShare = 0 }
    var found = CompletionSearch(query, in: self).run()
    if found.depth > 0, !heads.isEmpty, let parts {
      found.parts = parts.found(behind: heads, beside: found, canBeCompound: canBeCompound)
    }
    return found
  }

  /// ln P(word | history); nil for a word no pack and no user knows.
  package func score(of word: String, after history: [String]) -> Score? {
    score(of: word, in: context(after: history))
  }

  /// ln P(word) at a place found before; nil for a word neither packs, user nor document know.
  package func score(
    of word: String, in context: ModelContext, document: DocumentModel? = nil
  ) -> Score? {
    let text = normalizedWord(word)
    let evidence = DocumentEvidence(after: context.history, in: document, userNgrams)
    let addition = evidence.addition(toText: text)
    var best: Double?
    for (index, pack) in packs.enumerated() {
      let weights = document?.weights(ofPack: index, of: pack) ?? pack.defaultWeights
      let probability: Double? = pack.withFile { file in
        pack.id(of: text, in: file).map {
          context.packs[index].probability(of: $0, weights: weights, in: file)
        }
      }
      if let probability { best = max(best ?? 0, context.shares.packs[index] * probability) }
    }
    if best == nil, addition == 0, let parts = elision(of: text), !parts.rest.isEmpty,
      let head = score(of: parts.head, in: context),
      let rest = score(of: parts.rest, in: self.context(after: parts.head, in: context))
    {
      return head + rest
    }
    let isLearned = userWords.words(ofText: text).contains { $0.scope.holds(in: document?.address) }
    if best == nil, addition == 0, !isLearned { return nil }
    let learnedShare = isLearned ? learned.probability : 0
    return Logarithm.score(evidence.backgroundShare * ((best ?? 0) + learnedShare) + addition)
  }
}
