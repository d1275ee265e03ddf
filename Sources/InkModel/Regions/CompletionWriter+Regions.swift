// Found words in the spelling of the region or of the document.

import InkLexicon
import InkText

extension CompletionWriter {
  /// Returns a word of a pack in the wanted spelling, where that begins as typed as well; any other word unchanged.
  /// What was typed to its end, names, and what the user or the document has only in this spelling stay.
  func respelled(_ candidate: FoundWords.Candidate) -> FoundWords.Candidate {
    guard case .pack(let index, let id) = candidate.word, !candidate.isTyped,
      case .pack = candidate.source, spellings.indices.contains(index)
    else { return candidate }
    let pack = model.packs[index]
    return pack.withFile { file in
      guard let word = pack.words.word(Int(id), in: file),
        let other = pack.respelling(of: word.text, by: spellings[index], in: file),
        foldedKey(other.text).starts(with: typedKey), !isName(other, pack, candidate),
        !model.isOwnSpelling(word.text, besides: other.text, in: document, at: context)
      else { return candidate }
      var respelled = candidate
      if let id = other.id.flatMap({ Int32(exactly: $0) }) {
        respelled.word = .pack(index, id)
      } else {
        let form = WrittenForm.usual(of: word, isSentenceStart: false)
        respelled.word = .outside(other.text)
        respelled.form = LetterCase.of(form).applied(to: other.text)
      }
      return respelled
    }
  }

  /// Whether a word is a name here: after the word before, as in Pearl Harbor, or by its typed capital.
  private func isName(
    _ other: LanguagePack.Respelling, _ pack: LanguagePack, _ candidate: FoundWords.Candidate
  ) -> Bool {
    guard regionalSpelling(of: pack.metadata.language)?.capitalsAreNames ?? false else {
      return false
    }
    return isCapitalTyped || caseOverride(of: candidate) != nil
  }
}
