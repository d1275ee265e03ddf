// What English tells of a correctly spelled word by the words around it.

import InkText

/// The words of English that sound alike, those that the next one determines, and the pronoun I.
struct EnglishContext: ContextRules {
  var wordsToldByNext: Set<String> { EnglishNextWord.words }
  var wordsToldAtStart: Set<String> { EnglishNextWord.wordsAtStart }
  var areWordsToldByNeighbors: Bool { true }

  func isToldInside(_ word: String, behind previous: String?) -> Bool {
    EnglishNextWord.isPronoun(word, behind: previous)
  }

  func meant(by word: String, behind before: [String], before next: String) -> ToldWord? {
    EnglishNextWord.meant(by: word, behind: before, before: next)
  }

  func homophones(of word: String, behind previous: String?) -> [String] {
    EnglishHomophones.others(of: word, behind: previous)
  }

  func mayBeVerbOfOthers(_ word: String) -> Bool { EnglishPronoun.mayBeVerbOfOthers(word) }

  func isName(_ typed: String, correctedTo text: String) -> Bool { (typed, text) == ("i", "I") }

  func language(having typed: String, correctedTo text: String) -> String? {
    (normalizedWord(typed), normalizedWord(text)) == ("im", "i'm") ? "de" : nil
  }

  func pronoun(of word: WordEnd, in text: Text) -> String? {
    EnglishPronoun.capital(of: word, in: text)
  }
}
