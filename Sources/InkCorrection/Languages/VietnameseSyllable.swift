// Which syllables Vietnamese can have: vênh and nhuốc, but not nghành.

import InkText

/// A syllable of Vietnamese: an initial consonant, a rhyme and a tone.
enum VietnameseSyllable {
  /// Whether a normalized word is a possible syllable.
  static func isPossible(_ word: String) -> Bool {
    let (plain, tones) = parts(of: word)
    guard tones.count < 2 else { return false }
    return initials.contains { initial in
      guard let rhyme = rhyme(of: plain, after: initial) else { return false }
      // Before a final stop there are two tones only.
      if stops.contains(where: rhyme.hasSuffix),
        !(tones.first.map { tonesOfStops.contains($0.tone) } ?? false)
      {
        return false
      }
      return tones.first.map { places(in: rhyme).contains($0.place - initial.count) } ?? true
    }
  }

  /// Returns the syllables that a word is with its only tone mark on another letter: người, for ngừơi.
  static func withMarkInPlace(_ word: String) -> [String] {
    let (plain, tones) = parts(of: word)
    guard tones.count == 1, let tone = tones.first?.tone else { return [] }
    return withTone(tone, in: plain).filter { $0 != word }
  }

  /// Returns the syllables that a word without a tone is with one: two where it may stand on either vowel.
  static func withTone(_ tone: Int, in plain: String) -> [String] {
    let letters = Array(plain)
    return letters.indices.compactMap { place in
      guard let toned = letter(letters[place], tone) else { return nil }
      var moved = letters
      moved[place] = toned
      let text = String(moved)
      return isPossible(text) ? text : nil
    }
  }

  /// Returns a word with its tilde in place of its only tone mark, a hook, or the other way round; nil for others.
  static func withHookForTilde(_ word: String) -> String? {
    let tones = parts(of: word).tones
    guard tones.count == 1, let (place, tone) = tones.first, tone == hook || tone == tilde else {
      return nil
    }
    var letters = Array(word)
    guard let vowel = toned[letters[place]]?.vowel,
      let other = letter(vowel, tone == hook ? tilde : hook)
    else { return nil }
    letters[place] = other
    return String(letters)
  }

  /// Returns a word without its tones, and these with the positions of their letters.
  private static func parts(of word: String) -> (plain: String, tones: [(place: Int, tone: Int)]) {
    var tones: [(place: Int, tone: Int)] = []
    let plain = word.enumerated().map { place, letter in
      guard let found = toned[letter] else { return letter }
      tones.append((place, found.tone))
      return found.vowel
    }
    return (String(plain), tones)
  }

  /// Returns the rest of a word without its tones after an initial consonant, if it is a rhyme that may follow it.
  private static func rhyme(of plain: String, after initial: String) -> String? {
    guard plain.hasPrefix(initial) else { return nil }
    let rhyme = String(plain.dropFirst(initial.count))
    guard let first = rhyme.first, rhymes.contains(rhyme), mayFollow(initial, first) else {
      return nil
    }
    return rhyme
  }

  /// Returns the positions in a rhyme where its tone mark may stand: on the last vowel with a mark of its own; else on
  /// the second of three vowels or before a final consonant; else on the first, or on either of oa, oe and uy.
  private static func places(in rhyme: String) -> [Int] {
    let letters = Array(rhyme)
    if let marked = letters.lastIndex(where: { !$0.isASCII }) { return [marked] }
    let count = letters.prefix(while: vowels.contains).count
    if count == 2, letters.count == 2 { return openPairs.contains(rhyme) ? [0, 1] : [0] }
    return [count == 1 ? 0 : 1]
  }

  /// Returns a vowel with a tone; nil for a consonant.
  private static func letter(_ plain: Character, _ tone: Int) -> Character? {
    toned.first { $0.value == (plain, tone) }?.key
  }

  /// Whether a consonant is spelled so before a vowel: k, gh and ngh before e, ê, i and y, which c, g and ng are not.
  private static func mayFollow(_ initial: String, _ vowel: Character) -> Bool {
    switch initial {
    case "k", "gh", "ngh": front.contains(vowel)
    case "c", "g", "ng": !front.contains(vowel) || initial == "g" && vowel == "i"
    default: true
    }
  }

  /// Whether a word without marks cannot be a syllable by its letters, and so is a word of another language: swap.
  static func isForeign(_ word: String) -> Bool {
    if word.contains(where: foreignLetters.contains) { return true }
    let start = word.prefix { !vowels.contains($0) }
    return start.count > 1 && !initials.contains(String(start))
  }

  private static let front: Set<Character> = ["e", "ê", "i", "y"]
  private static let foreignLetters: Set<Character> = ["f", "j", "w", "z"]
  private static let vowels: Set<Character> = ["a", "e", "i", "o", "u", "y"]
  private static let openPairs: Set = ["oa", "oe", "uy"]
  private static let stops = ["c", "ch", "p", "t"]
  /// The acute and the dot below.
  private static let tonesOfStops = [1, 5]
  private static let (hook, tilde) = (3, 4)
  /// Each vowel without a tone and with the five tones.
  private static let toned: [Character: (vowel: Character, tone: Int)] = {
    let rows = [
      "aáàảãạ", "ăắằẳẵặ", "âấầẩẫậ", "eéèẻẽẹ", "êếềểễệ", "iíìỉĩị", "oóòỏõọ", "ôốồổỗộ", "ơớờởỡợ",
      "uúùủũụ", "ưứừửữự", "yýỳỷỹỵ",
    ]
    var toned: [Character: (vowel: Character, tone: Int)] = [:]
    for row in rows.map({ Array($0) }) {
      for tone in row.indices.dropFirst() { toned[row[tone]] = (row[0], tone) }
    }
    return toned
  }()
  private static let initials: Set<String> = [
    "", "b", "c", "ch", "d", "đ", "g", "gh", "gi", "h", "k", "kh", "l", "m", "n", "ng", "ngh", "nh",
    "p", "ph", "qu", "r", "s", "t", "th", "tr", "v", "x",
  ]
  private static let rhymes = Set(
    wordsOf: """
      a ac ach ai am an ang anh ao ap at au ay ăc ăm ăn ăng ăp ăt âc âm ân âng âp ât âu ây
      e ec em en eng eo ep et ê êch êm ên ênh êp êt êu i ia ich im in inh ip it iu
      iêc iêm iên iêng iêp iêt iêu o oa oac oach oai oam oan oang oanh oao oap oat oay oăc oăm oăn oăng oăt
      oc oe oen oeo oet oi om on ong ooc oong op ot ô ôc ôi ôm ôn ông ôp ôt ơ ơi ơm ơn ơp ơt
      u ua uân uâng uât uây uc uê uêch uên uênh ui um un ung uơ up ut uôc uôi uôm uôn uông uôt
      uy uya uych uyên uyêt uyn uynh uyp uyt uyu ư ưa ưc ưi ưm ưng ưt ưu ươc ươi ươm ươn ương ươp ươt ươu
      y ych yêm yên yêng yêt yêu yn ynh yt yu
      """)
}
