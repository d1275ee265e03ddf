// What English tells of a correctly spelled word by the words around it.

import InkText

/// The words of English that sound alike, those that the next one determines, and the pronoun I.
struct EnglishContext: ContextRules {
  var wordsToldByNext: Set<String> { EnglishNextWord.words }
  var wordsToldAtStart: Set<String> { EnglishNextWord.wordsAtStart }
  var areWordsToldByNeighbors: Bool { true }

  func isToldInside(_ word: String, after previous: String?) -> Bool {
    EnglishNextWord.isPronoun(word, after: previous)
  }

  func meant(by word: String, after before: [String], before next: String) -> ToldWord? {
    EnglishNextWord.meant(by: word, after: before, before: next)
  }

  func homophones(of word: String, after previous: String?) -> [Homophone] {
    EnglishHomophones.others(of: word, after: previous)
  }

  func mayBeVerbOfOthers(_ word: String) -> Bool { EnglishPronoun.mayBeVerbOfOthers(word) }

  func isName(_ typed: String, correctedTo text: String) -> Bool { (typed, text) == ("i", "I") }

  func meant(by typed: String, correctedTo text: String, before next: String) -> String? {
    (typed, text) == ("i", "I") && EnglishPronoun.determiners.contains(next) ? "in" : nil
  }

  func language(having typed: String, correctedTo text: String) -> String? {
    (normalizedWord(typed), normalizedWord(text)) == ("im", "i'm") ? "de" : nil
  }

  func pronoun(of word: WordEnd, in text: Text) -> String? {
    EnglishPronoun.capital(of: word, in: text)
  }
}
