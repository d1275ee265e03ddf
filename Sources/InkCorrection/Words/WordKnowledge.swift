// Which typed words count as words: those of a pack, of the user or of the document, and what is made of them.

package import InkLexicon
package import InkModel
import InkText

/// The one rule for what counts as a word, for corrections, marks and learning alike.
package struct WordKnowledge {
  private let model: Model
  private let document: DocumentModel?
  private let address: DocumentAddress?
  private let context: ModelContext?

  /// The words that a model knows and that a document has taught.
  ///
  /// - Parameters:
  ///   - model: The packs and the user's words.
  ///   - document: What the open document has taught.
  ///   - address: Where the document is, for words that are learned or ignored there alone; nil for no document.
  ///   - context: The place of the word, by which rare words of languages that are not written there are left out;
  ///     nil to take the words of all languages.
  package init(
    _ model: Model, document: DocumentModel?, in address: DocumentAddress?,
    at context: ModelContext? = nil
  ) {
    (self.model, self.document, self.address, self.context) = (model, document, address, context)
  }

  /// Whether a word is known: it is in a list, or a genitive of such a word, or a compound, or made of such words with
  /// hyphens between them. At a place, a word that is rare and only of a language that is hardly written there is not
  /// known. Costs some microseconds; more for a long unknown word of a language with compounds.
  package func isKnown(_ typed: String) -> Bool {
    isKnownSomewhere(typed) && !(context.map { isStray(typed, at: $0) } ?? false)
  }

  /// Who knows a word, beside the document.
  package enum Source: Sendable {
    /// A list has it, or the user has taught it.
    case list
    /// A list has it as a rare word.
    case rare
    /// It was learned from what the user writes, without being told to.
    case learned
    /// Nobody does.
    case none
  }

  /// Who knows a word, beside the document; the first of all that do. Costs what ``isKnown(_:)`` does, and a look-up a
  /// pack.
  package func source(of word: String) -> Source {
    let scores = model.packs.indices.compactMap { model.score(of: word, inPack: $0) }
    if let score = scores.max() {
      return score < Self.rare && !isTaught(word) ? .rare : .list
    }
    let nobody = WordKnowledge(model, document: nil, in: address)
    if !nobody.isKnown(word) { return isPlural(word) ? .rare : .none }
    // What is no learned word itself is made of words: a compound, a genitive.
    return model.userWords.words(ofText: normalizedWord(word)).isEmpty || isTaught(word)
      ? .list : .learned
  }

  /// Whether a long word is one that a list has with an s behind it, as its rarer plural: eigenfunctions.
  private func isPlural(_ word: String) -> Bool {
    let text = normalizedWord(word)
    return text.hasSuffix("s") && text.utf8.count > Self.leastPlural
      && model.packs.indices.contains {
        model.score(of: String(text.dropLast()), inPack: $0) != nil
      }
  }

  private static let leastPlural = 8

  /// Whether the user has said that a word is one.
  private func isTaught(_ word: String) -> Bool {
    model.userWords.words(ofText: normalizedWord(word)).contains {
      $0.scope.holds(in: address) && ($0.origin == .command || $0.origin == .imported)
    }
  }

  /// ln P(word): once in 440,000 words.
  private static let rare = Score(nats: -13)

  private func isKnownSomewhere(_ typed: String) -> Bool {
    if isWord(typed) { return true }
    let parts = typed.unicodeScalars.split(omittingEmptySubsequences: false) {
      CharacterClass($0) == .hyphen
    }
    return parts.count > 1 && parts.allSatisfy { !$0.isEmpty && isWord(String($0)) }
  }

  /// Whether a word without hyphens is in a list, a genitive, or a compound.
  private func isWord(_ typed: String) -> Bool {
    if isListed(typed) { return true }
    let text = normalizedWord(typed)
    for ending in ["'s", "'"] where text.hasSuffix(ending) {
      return isListed(String(typed.dropLast(ending.count)))
    }
    // Of two contractions in one the first is a word: you'd've, couldn't've.
    for ending in Self.secondContractions where text.hasSuffix(ending) {
      return isListed(String(typed.dropLast(Self.lettersOfHave)))
    }
    return isCompound(text)
  }

  private static let secondContractions = ["'d've", "'ll've", "n't've"]
  private static let lettersOfHave = 3

  /// Whether the model has a word, or it stands in the document often enough.
  private func isListed(_ word: String) -> Bool {
    if document?.sightings(of: word) ?? 0 >= Self.knownSightings { return true }
    if isFurther(normalizedWord(word)) { return true }
    return model.isKnown(word, in: address) && !ListedSlip.isOne(word, in: model, at: address)
      && !isElidedSlip(word)
  }

  /// Whether a language has a word that its list lacks.
  private func isFurther(_ text: String) -> Bool {
    model.packs.contains { languageRules(of: $0.metadata.language).furtherWords.contains(text) }
  }

  /// Whether a word is a slip behind an elided article: l'ecole.
  private func isElidedSlip(_ typed: String) -> Bool {
    guard let rest = model.elision(of: normalizedWord(typed))?.rest, !rest.isEmpty else {
      return false
    }
    return !model.userWords.isLearned(typed, document: address)
      && ListedSlip.isOne(rest, in: model, at: address)
  }

  /// Whether a normalized word is made of words of one pack, as "Donaudampfschiff" is.
  private func isCompound(_ text: String) -> Bool {
    model.packs.contains { Self.isCompound(text, of: $0) }
  }

  private static func isCompound(_ text: String, of pack: LanguagePack) -> Bool {
    let rules = languageRules(of: pack.metadata.language)
    return pack.withFile { file in
      var compounds = Compounds(text, in: pack, file: file)
      // A listed word without its umlauts is not taken for a compound: natuerlich.
      return compounds?.isCompound() ?? false
        && !rules.knownSlips.contains(text)
        && !rules.respelledForms(text).contains { pack.id(of: $0, in: file) != nil }
    }
  }

  /// A word that stands so often in a document is known there. Twice would not do: who misspells a word does it again.
  package static let knownSightings = 4

  /// Whether a word is known only in languages that are hardly written at a place, and there only as a rare word or as
  /// a compound. `teh` and `langauge` are among the words of German texts too, but nobody means them in an English one;
  /// nor `wich`, though it is common there.
  private func isStray(_ typed: String, at context: ModelContext) -> Bool {
    let text = normalizedWord(typed)
    let shares = context.shares.packs
    guard shares.count > 1, shares.contains(where: { $0 >= Self.leastShare }),
      text.unicodeScalars.allSatisfy({ CharacterClass($0) == .letter }),
      !model.userWords.isLearned(typed, document: address),
      !model.userWords.isIgnored(typed, document: address),
      document?.sightings(of: typed) ?? 0 < Self.knownSightings
    else { return false }
    let written = model.packs.indices.filter {
      $0 < shares.count && shares[$0] >= Self.leastShare
    }
    let slipPacks = written.filter { model.isKnownSlip(text, ofPack: $0) }
    return !model.packs.indices.contains { index in
      let isWritten = written.contains(index)
      if !slipPacks.isEmpty, !isWritten || slipPacks.contains(index) { return false }
      if let isCommon = model.isCommon(typed, inPack: index) {
        return isWritten || isCommon
      }
      return isWritten && Self.isCompound(text, of: model.packs[index])
    }
  }

  /// A language with at least this share of the text is one of those that are written here, 0…1.
  static let leastShare = 0.2
}
