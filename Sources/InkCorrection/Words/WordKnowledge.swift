// Which typed words are words: of a pack, of the user, of the document, or put together from such. One rule for all.

import InkLexicon
package import InkModel
import InkText

/// What counts as a word in a document.
package struct WordKnowledge {
  private let model: Model
  private let document: DocumentModel?
  private let uri: String?
  private let context: ModelContext?

  /// What a model knows, and what a document has taught; at a place, where one is given.
  package init(
    _ model: Model, document: DocumentModel?, uri: String?, at context: ModelContext? = nil
  ) {
    (self.model, self.document, self.uri, self.context) = (model, document, uri, context)
  }

  /// Whether a word is one that somebody knows: listed, made of listed parts with hyphens between them, a genitive, or
  /// a compound in a language that writes those as one word; and at a place not only as what is rare in a language
  /// that is hardly written there.
  package func isKnown(_ typed: String) -> Bool {
    isKnownSomewhere(typed) && !(context.map { isStray(typed, at: $0) } ?? false)
  }

  private func isKnownSomewhere(_ typed: String) -> Bool {
    if isWord(typed) { return true }
    let parts = typed.unicodeScalars.split(omittingEmptySubsequences: false) {
      CharacterClass($0) == .hyphen
    }
    return parts.count > 1 && parts.allSatisfy { !$0.isEmpty && isWord(String($0)) }
  }

  private func isWord(_ typed: String) -> Bool {
    if isListed(typed) { return true }
    let text = normalizedWord(typed)
    for ending in ["'s", "'"] where text.hasSuffix(ending) {
      return isListed(String(typed.dropLast(ending.count)))
    }
    return isCompound(text)
  }

  private func isListed(_ word: String) -> Bool {
    model.isKnown(word, in: uri) || document?.sightings(of: word) ?? 0 >= Self.knownSightings
  }

  /// Whether a word is put together from known words of one pack: Donaudampfschiff.
  private func isCompound(_ text: String) -> Bool {
    model.packs.contains { Self.isCompound(text, of: $0) }
  }

  private static func isCompound(_ text: String, of pack: LanguagePack) -> Bool {
    pack.withFile { file in
      var compounds = Compounds(text, in: pack, file: file)
      // What is a listed word but for its umlauts is no compound: natuerlich.
      return compounds?.isCompound() ?? false
        && !Umlauts.forms(of: text, in: pack.metadata.language).contains {
          pack.id(of: $0, in: file) != nil
        }
    }
  }

  /// A word written this often in a document is no slip; one who misspells it does so twice as well.
  package static let knownSightings = 4

  /// Whether only a language that is hardly written at a place has a word, and has it rarely or as a compound: `teh`
  /// and `langauge` are in German text, too, but nobody means them in an English one.
  private func isStray(_ typed: String, at context: ModelContext) -> Bool {
    let text = normalizedWord(typed)
    let shares = context.shares.packs
    guard shares.count > 1, shares.contains(where: { $0 >= Self.leastShare }),
      text.unicodeScalars.allSatisfy({ CharacterClass($0) == .letter }),
      !model.userWords.isLearned(typed, document: uri),
      !model.userWords.isIgnored(typed, document: uri),
      document?.sightings(of: typed) ?? 0 < Self.knownSightings
    else { return false }
    return !model.packs.indices.contains { index in
      let isWritten = index < shares.count && shares[index] >= Self.leastShare
      if let isCommon = model.isCommon(typed, inPack: index) {
        return isWritten || isCommon
      }
      return isWritten && Self.isCompound(text, of: model.packs[index])
    }
  }

  /// The least share of the text that makes a language one of those written here.
  static let leastShare = 0.2
}
