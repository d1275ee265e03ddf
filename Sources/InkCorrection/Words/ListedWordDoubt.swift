// Why a known word may be a slip all the same: it is rare, or lacks the marks or the capital of a more frequent one.

import InkLexicon
import InkModel
import InkText

/// What makes a known word doubtful. Whether another one is meant is for its neighbors to tell.
package enum ListedWordDoubt: Sendable {
  /// It is so short and rare that it may be a slip of a common word; see ``Model/isRareAndShort(_:isAtStart:in:)``.
  case isRare
  /// It is that, and lacks its capital as well, which nothing but a noun does.
  case isRareNoun
  /// It is far rarer than the word that it is with diacritics: decision, beside décision.
  case lacksMarks
  /// It is rarer than the word that it is with diacritics, which its neighbors may want: mere, beside mère.
  case mayLackMarks
  /// It is a noun in small letters, in a language that capitalizes nouns and hardly ever writes this word otherwise.
  case lacksCapital
}

extension Corrector {
  /// Why a known word may be a slip; nil for nearly all words. Never one that the user or the document has used. Costs
  /// a look-up or two per pack.
  package func doubt(about typed: String) -> ListedWordDoubt? {
    if isRareAndShort(typed) {
      return LetterCase.of(typed) == .lower && lacksCapital(typed) ? .isRareNoun : .isRare
    }
    guard model.isLeftToLists(typed, ofLetters: ListedSlip.letterCounts, in: document) else {
      return nil
    }
    // All packs that have it have to agree.
    let gain = model.packs.compactMap { pack in
      pack.withFile { file in
        pack.id(of: typed, in: file).map { gainOfMarks($0, typed, of: pack, in: file) }
      }
    }.min()
    guard let gain else { return nil }
    if gain >= Self.gainOfFarRarer { return .lacksMarks }
    if gain >= Self.gainOfRarer { return .mayLackMarks }
    return lacksCapital(typed) ? .lacksCapital : nil
  }

  /// Whether a word in small letters is a noun that lacks its capital, as all packs say that have it and whose
  /// languages are written here: problem, beside English.
  private func lacksCapital(_ typed: String) -> Bool {
    let written = context.shares.written.map { model.packs[$0] }
    guard written.contains(where: { $0.rules.writing.capitalizesNouns }) else { return false }
    let readings = written.compactMap { pack in
      pack.withFile { file in
        pack.id(of: typed, in: file).map { lacksCapital($0, of: pack, in: file) }
      }
    }
    return !readings.isEmpty && readings.allSatisfy { $0 }
  }

  /// How much likelier than a word without marks a common word with the same letters is in a pack that has some.
  private func gainOfMarks(
    _ id: Int, _ text: String, of pack: LanguagePack, in file: PackFile
  ) -> Score {
    guard pack.rules.writing.hasMarks, text.utf8.count >= Self.minimumLettersOfMarked,
      text.utf8.allSatisfy({ $0 < 0x80 })
    else { return .impossible }
    let unigrams = UnigramScores(of: pack, weights: pack.defaultWeights, in: file)
    let best = pack.wordsWithSameLetters(as: id, foldedKey(text), in: file)
      .map { unigrams.score(of: $0) }.max()
    guard let best, best >= Self.markedFrom.rawValue else { return .impossible }
    return Score(rawValue: best - unigrams.score(of: id))
  }

  private func lacksCapital(_ id: Int, of pack: LanguagePack, in file: PackFile) -> Bool {
    guard pack.rules.writing.capitalizesNouns, let word = pack.words.word(id, in: file) else {
      return false
    }
    return word.lowercaseShare <= Self.maximumSmallOfNoun
      && word.surfaces.contains {
        LetterCase.of($0.form) == .title && $0.probability >= Self.minimumShareOfNoun
      }
  }

  /// How often a word with marks is written that one without them stands for, and how much more often than that: 30
  /// times, and seven times.
  private static let markedFrom = Score.ofFamiliarWords
  private static let gainOfFarRarer = Score(nats: 3.4)
  private static let gainOfRarer = Score(nats: 2)
  /// Shorter words are words of their own more often: Swedish for, beside för.
  private static let minimumLettersOfMarked = 4
  /// What more often has no capital is too often a verb or a name as it is written elsewhere.
  private static let maximumSmallOfNoun: Float = 0.3
  private static let minimumShareOfNoun: Float = 0.6
}
