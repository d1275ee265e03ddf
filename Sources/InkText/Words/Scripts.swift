// The scripts of letters, as far as they tell languages apart.

/// Some scripts, as a set of bits.
package struct Scripts: OptionSet, Hashable, Sendable {
  /// One bit for each script, and one for all that are not listed.
  package let rawValue: UInt32

  /// The scripts of some bits.
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The Latin script, with signs of mathematics and phonetics that texts in it have.
  package static let latin = Scripts(rawValue: 1 << 0)
  /// The Greek script.
  package static let greek = Scripts(rawValue: 1 << 1)
  /// The Cyrillic script.
  package static let cyrillic = Scripts(rawValue: 1 << 2)
  private static let armenian = Scripts(rawValue: 1 << 3)
  private static let hebrew = Scripts(rawValue: 1 << 4)
  private static let arabic = Scripts(rawValue: 1 << 5)
  private static let georgian = Scripts(rawValue: 1 << 6)
  private static let ethiopic = Scripts(rawValue: 1 << 7)
  private static let thai = Scripts(rawValue: 1 << 8)
  private static let lao = Scripts(rawValue: 1 << 9)
  private static let tibetan = Scripts(rawValue: 1 << 10)
  private static let burmese = Scripts(rawValue: 1 << 11)
  private static let khmer = Scripts(rawValue: 1 << 12)
  private static let hangul = Scripts(rawValue: 1 << 13)
  /// Chinese characters and the syllables of Japanese, which are written together.
  private static let chineseAndJapanese = Scripts(rawValue: 1 << 14)
  private static let others = Scripts(rawValue: 1 << 15)
  /// Devanagari, the first of the ten scripts of India and Sri Lanka, with 128 code points each.
  private static let devanagari = Scripts(rawValue: 1 << 16)

  /// The script of a letter.
  package init(of letter: Unicode.Scalar) {
    self =
      switch letter.value {
      case 0...0x36F, 0x1D00...0x1EFF, 0x2070...0x218F, 0x2C60...0x2C7F, 0xA720...0xA7FF,
        0xAB30...0xAB6F, 0xFB00...0xFB06, 0xFF21...0xFF5A, 0x1D400...0x1D7FF:
        .latin
      case 0x370...0x3FF, 0x1F00...0x1FFF: .greek
      case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: .cyrillic
      case 0x530...0x58F, 0xFB13...0xFB17: .armenian
      case 0x590...0x5FF, 0xFB1D...0xFB4F: .hebrew
      case 0x600...0x6FF, 0x750...0x77F, 0x870...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE: .arabic
      case 0x900...0xDFF:
        Scripts(rawValue: Self.devanagari.rawValue << ((letter.value - 0x900) >> 7))
      case 0xE00...0xE7F: .thai
      case 0xE80...0xEFF: .lao
      case 0xF00...0xFFF: .tibetan
      case 0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F: .burmese
      case 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F: .georgian
      case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: .hangul
      case 0x1200...0x139F, 0x2D80...0x2DDF, 0xAB00...0xAB2F: .ethiopic
      case 0x1780...0x17FF: .khmer
      case 0x2E80...0x312F, 0x3190...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x1B000...0x1B16F,
        0x20000...0x3FFFF:
        .chineseAndJapanese
      default: .others
      }
  }
}

extension String {
  /// Whether most letters of a word are in none of some scripts. A look at the bytes decides for most Latin words.
  package func isWritten(outside scripts: Scripts) -> Bool {
    if scripts.contains(.latin), !utf8.contains(where: { $0 > Self.lastLeadOfLatin }) {
      return false
    }
    var (inside, outside) = (0, 0)
    for scalar in unicodeScalars where CharacterClass(scalar) == .letter {
      if scripts.isDisjoint(with: Scripts(of: scalar)) { outside += 1 } else { inside += 1 }
    }
    return outside > inside
  }

  /// The first byte of the last letters before the Greek ones.
  private static let lastLeadOfLatin: UInt8 = 0xCC
}
