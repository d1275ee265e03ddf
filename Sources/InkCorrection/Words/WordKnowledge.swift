// Decides which typed words count as words: those of a pack, of the user or of the document, and words formed from
// them.

package import InkLexicon
package import InkModel
import InkText

/// The single definition of a known word, shared by corrections, diagnostics and learning.
package struct WordKnowledge {
  private let model: Model
  private let document: DocumentModel?
  private let address: DocumentAddress?
  private let context: ModelContext?

  /// Creates the knowledge of the words of a model and of a document.
  ///
  /// - Parameters:
  ///   - model: The packs and the user's words.
  ///   - document: What was learned from the open document.
  ///   - address: The document's address, for words that are learned or ignored only there; nil for no document.
  ///   - context: The position of the word, which excludes rare words of languages that are not written there; nil to
  ///     include the words of all languages.
  package init(
    _ model: Model, document: DocumentModel?, in address: DocumentAddress?,
    at context: ModelContext? = nil
  ) {
    (self.model, self.document, self.address, self.context) = (model, document, address, context)
  }

  /// Whether a word is known: a listed word, a genitive of one, a compound, or several of these joined by hyphens. At a
  /// position, a rare word of a language that is hardly written there is not known. Costs some microseconds, and more
  /// for a long unknown word of a language with compounds.
  package func isKnown(_ typed: String) -> Bool {
    isKnownSomewhere(typed) && !(context.map { isStray(typed, at: $0) } ?? false)
  }

  /// Who knows a word, apart from the document.
  package enum Source: Sendable {
    /// A list has it, or the user has taught it.
    case list
    /// A list has it as a rare word.
    case rare
    /// It was learned automatically from what the user writes.
    case learned
    /// Nobody knows it.
    case none
  }

  /// Returns who knows a word, apart from the document; the first that applies. Costs as much as ``isKnown(_:)`` plus
  /// one look-up per pack.
  package func source(of word: String) -> Source {
    let scores = model.packs.indices.compactMap { model.score(of: word, inPack: $0) }
    if let score = scores.max() {
      return score < Self.vouchedForFrom && !isTaught(word) ? .rare : .list
    }
    let nobody = WordKnowledge(model, document: nil, in: address)
    if !nobody.isKnown(word) { return isPlural(word) ? .rare : .none }
    // A known word that was not learned itself is formed from other words: a compound, a genitive.
    return model.userWords.words(ofText: normalizedWord(word)).isEmpty || isTaught(word)
      ? .list : .learned
  }

  /// Whether a long word is a listed word with a final s, and so its rarer plural: eigenfunctions.
  private func isPlural(_ word: String) -> Bool {
    let text = normalizedWord(word)
    return text.hasSuffix("s") && text.utf8.count > Self.minimumPluralLength
      && model.packs.indices.contains {
        model.score(of: String(text.dropLast()), inPack: $0) != nil
      }
  }

  private static let minimumPluralLength = 8

  /// Whether the user has added a word explicitly.
  private func isTaught(_ word: String) -> Bool {
    model.userWords.words(ofText: normalizedWord(word)).contains {
      $0.scope.holds(in: address) && ($0.origin == .command || $0.origin == .imported)
    }
  }

  /// From which frequency on a list alone vouches for a word.
  private static let vouchedForFrom = Score.ofFamiliarWords

  private func isKnownSomewhere(_ typed: String) -> Bool {
    if isWord(typed) || isWithPronouns(typed) { return true }
    let parts = typed.hyphenParts
    return parts.count > 1
      && parts.allSatisfy { !$0.isEmpty && (isWord(String($0)) || isLink(String($0))) }
  }

  /// Whether letters are no word, but stand between two words with hyphens: the t of passera-t-il.
  private func isLink(_ part: String) -> Bool {
    model.hasLanguage { $0.words.links.contains(part) }
  }

  /// Whether a word is a known verb that is respelled before its pronouns: afixá-la, riégalas.
  private func isWithPronouns(_ typed: String) -> Bool {
    let text = normalizedWord(typed)
    return model.packs.contains { pack in
      pack.rules.orthography.verb(withPronouns: text).map { isKnownSomewhere($0) } ?? false
    }
  }

  /// Whether a word without hyphens is a listed word, a genitive, or a compound.
  private func isWord(_ typed: String) -> Bool {
    if isListed(typed) { return true }
    let text = normalizedWord(typed)
    if text.hasSuffix("'s") {
      let stem = String(typed.dropLast(2))
      return isListed(stem) && mayHaveApostropheS(stem)
    }
    if text.hasSuffix("'") { return isListed(String(typed.dropLast())) }
    if let usual = usualSpelling(of: text), isWord(usual) { return true }
    for ending in EnglishEverywhere.secondContractions where text.hasSuffix(ending) {
      return isListed(String(typed.dropLast(Self.lettersOfHave)))
    }
    return isCompound(typed)
  }

  /// Whether a listed word may have a final 's: in a language that has this ending, or else as a name or where no pack
  /// has the word, since these are the same in all languages: Macron's, but not maison's.
  private func mayHaveApostropheS(_ stem: String) -> Bool {
    if LetterCase.beginsWithCapital(stem) { return true }
    let packs = model.packs.indices.filter { model.score(of: stem, inPack: $0) != nil }
    return packs.isEmpty
      || packs.contains { model.packs[$0].rules.writing.mayEndInApostropheS }
  }

  /// Returns the spelling that the lists have of a word spelled as its region does: Straße, for Strasse in Switzerland.
  private func usualSpelling(of text: String) -> String? {
    guard let spellings = context?.shares.spellings, !spellings.isEmpty,
      !model.hasLanguage(where: { $0.isKnownSlip(text) })
    else { return nil }
    for (pack, sides) in zip(model.packs, spellings) {
      if let usual = pack.withFile({ pack.usualSpelling(of: text, by: sides, in: $0) }) {
        return usual
      }
    }
    return nil
  }

  private static let lettersOfHave = 3

  /// Whether the model has a word, or it appears often enough in the document.
  private func isListed(_ word: String) -> Bool {
    if document?.sightings(of: word) ?? 0 >= Self.knownSightings { return true }
    if isFurther(normalizedWord(word)) || isProgram(word) { return true }
    return model.has(word, in: address) && !ListedSlip.isSlip(word, in: model, at: address)
      && !isElidedSlip(word)
  }

  /// Whether the rules of a language have a word that its list lacks, or its list has the word in its other spelling.
  private func isFurther(_ text: String) -> Bool {
    model.packs.contains { pack in
      if pack.rules.isFurther(text) { return true }
      return pack.rules.orthography.otherSpelling(of: text).map { other in
        pack.withFile { pack.id(of: other, in: $0) != nil }
      } ?? false
    }
  }

  /// Whether a word is, with its capital, the name of a program that resembles words of a language.
  private func isProgram(_ word: String) -> Bool {
    model.hasLanguage { $0.words.programs.contains(word) }
  }

  /// Whether a word is a slip after an elided article: l'ecole.
  private func isElidedSlip(_ typed: String) -> Bool {
    guard let rest = model.elision(of: normalizedWord(typed))?.rest, !rest.isEmpty else {
      return false
    }
    return !model.userWords.isLearned(typed, document: address)
      && ListedSlip.isSlip(rest, in: model, at: address)
  }

  /// Whether a word consists of words of one pack, as "Donaudampfschiff" does.
  private func isCompound(_ typed: String) -> Bool {
    model.packs.contains { Self.isCompound(typed, of: $0) }
  }

  private static func isCompound(_ typed: String, of pack: LanguagePack) -> Bool {
    let (rules, text) = (pack.rules, normalizedWord(typed))
    return pack.withFile { file in
      var compounds = Compounds(typed, in: pack, file: file)
      // A listed word without its umlauts does not count as a compound: natuerlich.
      return compounds?.isCompound() ?? false
        && !rules.isKnownSlip(text)
        && !rules.respelledForms(of: text).contains { pack.id(of: $0, in: file) != nil }
    }
  }

  /// The number of appearances in a document that make a word known there. Two would be too few, since people repeat
  /// their misspellings.
  package static let knownSightings = 4

  /// Whether a word is known only in languages that are hardly written at a position, and only as a rare word or a
  /// compound there. `teh` and `langauge` are in German texts too, but nobody means them in an English one; nor `wich`,
  /// although it is common in German.
  private func isStray(_ typed: String, at context: ModelContext) -> Bool {
    let text = normalizedWord(typed)
    let written = context.shares.written
    guard context.shares.packs.count > 1, !written.isEmpty,
      text.isLettersOnly,
      !model.userWords.isLearned(typed, document: address),
      !model.userWords.isIgnored(typed, document: address),
      document?.sightings(of: typed) ?? 0 < Self.knownSightings
    else { return false }
    let slipPacks = written.filter { model.isKnownSlip(text, ofPack: $0) }
    return !model.packs.indices.contains { index in
      let isWritten = written.contains(index)
      if slipPacks.contains(index) { return false }
      let isCommon = model.isCommon(typed, inPack: index)
      if !slipPacks.isEmpty, !isWritten {
        return beginsSentence(inPack: index, text, context)
          || isCommon == true && model.isSentence(inPack: index, before: context)
      }
      if let isCommon { return isWritten || isCommon }
      return isWritten && Self.isCompound(typed, of: model.packs[index])
    }
  }

  /// Whether a word begins a sentence, which may be in the language of a pack where it is one of the common ones: So,
  /// after Portuguese, where it stands for só, and Posible, after English.
  private func beginsSentence(inPack index: Int, _ text: String, _ context: ModelContext) -> Bool {
    context.history.last == Tokenizer.sentenceStart
      && model.score(of: text, inPack: index).map { $0 >= Self.beginsSentenceFrom } ?? false
  }

  private static let beginsSentenceFrom = Score.once(in: 20_000)
}
