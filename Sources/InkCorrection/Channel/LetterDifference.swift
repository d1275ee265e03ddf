// Where two words differ: what is left of each without the letters that both begin and end with.

import InkText

/// The difference between two words, in bytes of folded keys, in UTF-8 or in characters: a letter with a diacritic is
/// one, two or the same as its base letter in these.
struct LetterDifference<Letter> {
  /// The number of letters that both begin with; then the words differ.
  let start: Int
  /// What is left of the typed word.
  let typed: ArraySlice<Letter>
  /// What is left of the meant word.
  let meant: ArraySlice<Letter>

  /// Compares two words. Only this needs equatable letters: to find out at run time that they are takes as long as a
  /// third of a keystroke.
  init(of typed: [Letter], from meant: [Letter]) where Letter: Equatable {
    start = typed.commonPrefixCount(with: meant)
    let (typedRest, meantRest) = (typed.dropFirst(start), meant.dropFirst(start))
    let end = typedRest.reversed().commonPrefixCount(with: meantRest.reversed())
    (self.typed, self.meant) = (typedRest.dropLast(end), meantRest.dropLast(end))
  }

  /// The place of the only letter that is extra in the typed word; of several equal ones in a row, the last one. Nil if
  /// the two differ in anything else.
  var extraLetter: Int? { typed.count == 1 && meant.isEmpty ? start : nil }
}
