// English words in -ys after a consonant, which stand for -ies or for -y's: citys.

import InkText

/// What the words around one in -ys say about it. Hardly an English word but names ends so, hence only the
/// form is open.
enum EnglishYEndings {
  /// Returns the forms one of which a word stands for; nil for a word that does not end so.
  static func forms(of word: String) -> EndingForms? {
    let letters = word.utf8
    guard letters.count >= minimumLetters, letters.suffix(2).elementsEqual("ys".utf8),
      let before = letters.dropLast(2).last, !"aeiou'".utf8.contains(before)
    else { return nil }
    let stem = word.dropLast(2)
    return EndingForms(stem: "\(stem)y", plural: "\(stem)ies", genitive: "\(stem)y's")
  }

  /// Whether the word is in the plural, or a verb, between two others: two cities, he worries, cities are.
  static func isPlural(after previous: String, before next: String) -> Bool {
    quantities.contains(previous) || subjects.contains(previous) || followers.contains(next)
  }

  private static let minimumLetters = 5
  private static let quantities = Set(
    wordsOf: """
      <num> all both certain different eight few five four many most nine other several seven six some ten these
      those three two various
      """)
  private static let subjects: Set = ["he", "it", "nobody", "everybody", "everyone", "she", "who"]
  private static let followers = Set(
    wordsOf: """
      and are as at but by can could did do for from had have if in into may might must of on or should than that to
      were when which who will with would
      """)
}
