// What English tells of a correctly spelled word by the words around it.

import InkText

/// The words of English that sound alike, those that the next one determines, and the pronoun I.
struct EnglishContext: NextWordRules, PronounRules {
  func meant(by word: String, after before: [String], before next: String) -> ToldWord? {
    EnglishNextWord.meant(by: word, after: before, before: next)
  }

  func forms(ofMisspelledEnding word: String) -> EndingForms? { EnglishYEndings.forms(of: word) }

  func isPlural(after previous: String, before next: String) -> Bool {
    EnglishYEndings.isPlural(after: previous, before: next)
  }

  func isToldInside(_ word: String, after previous: String?) -> Bool {
    EnglishNextWord.isPronoun(word, after: previous)
  }

  func homophones(of word: String, after previous: String?) -> [Homophone] {
    EnglishHomophones.others(of: word, after: previous)
  }

  func capital(of word: WordEnd, in text: Text) -> String? {
    EnglishPronoun.capital(of: word, in: text)
  }

  func isName(_ typed: String, correctedTo text: String) -> Bool { (typed, text) == ("i", "I") }

  func word(insteadOf text: String, typedAs typed: String, before next: String) -> String? {
    isName(typed, correctedTo: text) && EnglishPronoun.determiners.contains(next) ? "in" : nil
  }

  func language(having typed: String, correctedTo text: String) -> String? {
    (normalizedWord(typed), normalizedWord(text)) == ("im", "i'm") ? "de" : nil
  }

  func mayBeVerbOfOthers(_ word: String) -> Bool { EnglishPronoun.mayBeVerbOfOthers(word) }
}
