// The letters à to ÿ and their capitals, which most European languages write, without tables of Unicode.

/// A character from U+00C0 to U+00FF, which UTF-8 encodes as ``lead`` and a second byte.
///
/// All of them are composed, so that text of them and of ASCII needs no composing. Combining marks are none of them.
struct Latin1 {
  /// The first byte of each.
  static let lead: UInt8 = 0xC3
  private let trail: UInt8

  /// Returns nil for a byte that cannot be the second one.
  init?(trail: UInt8) {
    guard trail & 0xC0 == 0x80 else { return nil }
    self.trail = trail
  }

  /// The second byte of the character in lower case; × and ß stay as they are.
  var lowercaseTrail: UInt8 {
    (0x80...0x9E).contains(trail) && trail != Latin1.times ? trail | 0x20 : trail
  }

  /// Appends the letter as it is in a folded key, without its mark.
  func appendFolded(to key: inout [UInt8]) {
    let lower = lowercaseTrail
    switch lower {
    case 0x9F: key.append(contentsOf: "ss".utf8)
    case 0xA6: key.append(contentsOf: "ae".utf8)
    case 0xBE: key.append(contentsOf: "th".utf8)
    case Latin1.times, 0xB7: key.append(contentsOf: [Latin1.lead, lower])
    default: key.append(Latin1.plain[Int(lower & 0x1F)])
    }
  }

  private static let times: UInt8 = 0x97
  /// The letters from à to ÿ without their marks; a full stop where there is no single one.
  private static let plain = Array("aaaaaa.ceeeeiiiidnooooo.ouuuuy.y".utf8)
}
