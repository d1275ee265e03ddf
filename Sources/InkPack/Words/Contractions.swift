// Words that lost their apostrophe: "dont" is no word but a way to type "don't".

/// The words with an apostrophe in a list of known words, found by what is left without it.
struct Contractions {
  private var wholes: [String: String] = [:]

  /// The known words that hold an apostrophe.
  init(_ known: [String]) {
    for word in known where word.utf8.contains(0x27) {
      let bare = String(word.unicodeScalars.filter { $0 != "'" }.map(Character.init))
      // Of two with the same letters the first in alphabetical order, so that the choice is stable.
      wholes[bare] = min(word, wholes[bare] ?? word)
    }
  }

  /// The known word that `bare` is without its apostrophe, if there is one.
  func withApostrophe(_ bare: String) -> String? { wholes[bare] }
}
