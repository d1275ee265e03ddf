// A Vietnamese syllable as letters, marks and a tone, and the position of the tone.

import InkText

/// The letters of a word, with their marks and tone separated.
struct VietnameseSyllable {
  /// The tones in the order of their keys.
  enum Tone: Unicode.Scalar, CaseIterable {
    case level = " ", acute = "\u{301}", grave = "\u{300}", hook = "\u{309}", tilde = "\u{303}",
      dot = "\u{323}"
  }

  /// A mark that makes another letter, with the letters that can have it.
  enum Mark {
    case circumflex(String), breve(String), horn(String)
    /// The stroke of đ, at the beginning of the word.
    case stroke
  }

  /// The result of adding a mark.
  enum Result {
    case put, takenOff, nothing
  }

  /// A letter; its mark is a combining scalar, or `-` for the stroke of đ.
  struct Letter {
    var base: Unicode.Scalar
    var mark: Unicode.Scalar?
    var isVowel: Bool { "aeiouyAEIOUY".unicodeScalars.contains(base) }
    var small: Unicode.Scalar { Unicode.Scalar(base.value | 0x20) ?? base }
  }

  /// The letters, without the tone.
  private(set) var letters: [Letter] = []
  /// The tone; nil if there is no vowel to carry one.
  private(set) var tone: Tone?

  /// Decomposes a word; nil if it has letters beyond those of Vietnamese and English, or two tones.
  init?(_ word: String) {
    var found = Tone.level
    for character in word {
      if character == "đ" || character == "Đ" {
        letters.append(Letter(base: character == "đ" ? "d" : "D", mark: "-"))
        continue
      }
      var letter: Letter?
      for scalar in character.unicodeScalars.flatMap(\.decomposed) {
        if let tone = Tone(rawValue: scalar), letter?.isVowel == true, found == .level {
          found = tone
        } else if letter == nil, scalar.isASCII, scalar.properties.isAlphabetic {
          letter = Letter(base: scalar)
        } else if letter?.mark == nil, ["\u{302}", "\u{306}", "\u{31B}"].contains(scalar) {
          letter?.mark = scalar
        } else {
          return nil
        }
      }
      letter.map { letters.append($0) }
    }
    if !vowels.isEmpty { tone = found }
  }

  /// Returns the same syllable with another tone.
  func with(_ tone: Tone) -> Self {
    var other = self
    other.tone = tone
    return other
  }

  /// The word as written.
  var text: String {
    let carrier = tone == .level ? nil : tone.flatMap { _ in toneIndex }
    var text = ""
    for (index, letter) in letters.enumerated() {
      if letter.mark == "-" {
        text += letter.base == "d" ? "đ" : "Đ"
        continue
      }
      var scalars = String.UnicodeScalarView([letter.base])
      letter.mark.map { scalars.append($0) }
      if index == carrier, let tone { scalars.append(tone.rawValue) }
      text += String(scalars).composed
    }
    return text
  }

  /// Adds a mark to the letter that can have it, or removes it if it is already there.
  mutating func put(_ mark: Mark, _ key: Character) -> Result {
    switch mark {
    case .stroke:
      guard letters.first?.small == "d" else { return .nothing }
      let stands = letters[0].mark != nil
      letters[0].mark = stands ? nil : "-"
      return stands ? .takenOff : .put
    case .circumflex(let bases): return put("\u{302}", on: bases)
    case .breve(let bases): return put("\u{306}", on: bases)
    case .horn(let bases): return putHorn(on: bases, key)
    }
  }

  private mutating func put(_ mark: Unicode.Scalar, on bases: String) -> Result {
    let range = vowels
    guard
      let index = range.last(where: { bases.unicodeScalars.contains(letters[$0].small) })
    else { return .nothing }
    let stands = letters[index].mark == mark
    letters[index].mark = stands ? nil : mark
    return stands ? .takenOff : .put
  }

  /// Adds the horns of ư and ơ: both in ươ, only that of o in the uơ of thuở, which ends the word, only that of u
  /// before a, none on the o of oa. In Telex, w without a vowel is ư.
  private mutating func putHorn(on bases: String, _ key: Character) -> Result {
    let range = vowels
    if range.isEmpty, key == "w" || key == "W" {
      letters.append(Letter(base: key == "w" ? "u" : "U", mark: "\u{31B}"))
      tone = .level
      return .put
    }
    let small = range.map { letters[$0].small }
    var places: [Int] = []
    if let pair = small.indices.dropLast().first(where: { small[$0] == "u" && small[$0 + 1] == "o" }
    ) {
      let first = range.lowerBound + pair
      places = isOpen(first) ? [first + 1] : [first, first + 1]
    } else if let place = small.firstIndex(where: { $0 == "u" || $0 == "o" }),
      !(small[place] == "o" && small.dropFirst(place + 1).first == "a")
    {
      places = [range.lowerBound + place]
    }
    guard !places.isEmpty else { return .nothing }
    let stands = places.allSatisfy { letters[$0].mark == "\u{31B}" }
    for place in places { letters[place].mark = stands ? nil : "\u{31B}" }
    return stands ? .takenOff : .put
  }

  /// Whether a u without a horn and the o after it may be the uơ of huơ, thuở and khuơ: they end the word.
  private func isOpen(_ index: Int) -> Bool {
    letters.count == index + 2 && letters[index].mark == nil
      && ["h", "th", "kh"].contains(
        String(String.UnicodeScalarView(letters[..<index].map(\.small))))
  }

  /// Makes ươ of a uơ at the end of the word, since another letter follows: thuơ, thương. Returns false if there is
  /// none.
  mutating func closeHorn() -> Bool {
    let first = letters.count - 2
    guard first >= 0, letters[first].small == "u", isOpen(first), letters[first + 1].small == "o",
      letters[first + 1].mark == "\u{31B}"
    else { return false }
    letters[first].mark = "\u{31B}"
    return true
  }

  /// The last group of vowels, without the u of qu and the i of gi before another vowel.
  private var vowels: Range<Int> {
    guard let last = letters.lastIndex(where: \.isVowel) else { return 0..<0 }
    var first = last
    while first > 0, letters[first - 1].isVowel { first -= 1 }
    if first > 0, first < last {
      let (before, vowel) = (letters[first - 1].small, letters[first].small)
      if before == "q" && vowel == "u" || before == "g" && vowel == "i" { first += 1 }
    }
    return first..<last + 1
  }

  /// The vowel that carries the tone: one with a mark; otherwise the second to last if the word ends with the vowels,
  /// or the last one before other letters.
  private var toneIndex: Int? {
    let range = vowels
    if let marked = range.last(where: { letters[$0].mark != nil }) { return marked }
    let isOpen = range.upperBound == letters.count
    switch range.count {
    case 0: return nil
    case 1: return range.lowerBound
    case 2: return isOpen ? range.lowerBound : range.lowerBound + 1
    default: return range.lowerBound + 1
    }
  }
}
