// Words typed without their apostrophe: "dont" is not a word, but a spelling of "don't".

/// The words with an apostrophe in a list of known words, found by their letters alone.
struct Contractions {
  private var wholes: [String: String] = [:]

  /// Collects the known words that contain an apostrophe.
  init(_ known: [String]) {
    for word in known where word.utf8.contains(0x27) {
      let bare = String(word.unicodeScalars.filter { $0 != "'" }.map(Character.init))
      // Of two with the same letters the alphabetically first is kept, so that the choice is stable.
      wholes[bare] = min(word, wholes[bare] ?? word)
    }
  }

  /// Returns the known word that `bare` is without its apostrophe, if there is one.
  func withApostrophe(_ bare: String) -> String? { wholes[bare] }
}
