// What can be wrong with a language pack or an emoji table, with what was expected, what was found and what to do.

/// Why a language pack or an emoji table is refused.
package enum PackError: Error, Hashable, Sendable {
  /// The first bytes are not those of a pack.
  case notAPack
  /// The first bytes are not those of an emoji table.
  case notAnEmojiTable
  /// Made for another version of the reader.
  case version(found: Int, expected: Int)
  /// The file is shorter than its header says.
  case truncated(found: Int, expected: Int)
  /// A section the reader cannot do without is not there.
  case missingSection(String)
  /// A section has the wrong size or place.
  case damagedSection(String)
  /// The contents are not those that were written.
  case checksum(found: UInt64, expected: UInt64)
  /// The contents contradict each other, found by the deep walk of `verify`.
  case inconsistent(String)
}

extension PackError: CustomStringConvertible {
  /// A sentence for people, with a remedy.
  package var description: String {
    switch self {
    case .notAPack:
      "this is no language pack: it does not begin with \"InkPack\"; make one with `inkling pack build`"
    case .notAnEmojiTable:
      "this is no emoji table: it does not begin with \"InkEmoji\"; make one with `inkling pack emoji`"
    case .version(let found, let expected):
      "the file has version \(found), this build reads \(expected); make it again with `inkling pack`"
    case .truncated(let found, let expected):
      "the file has \(found) bytes instead of \(expected); copy it again"
    case .missingSection(let name):
      "the file has no section \"\(name)\"; make it again with `inkling pack`"
    case .damagedSection(let name):
      "section \"\(name)\" of the file is damaged; copy it again"
    case .checksum(let found, let expected):
      """
      the file is damaged: its checksum is \(String(found, radix: 16)) instead of \
      \(String(expected, radix: 16)); copy it again
      """
    case .inconsistent(let what):
      "the file contradicts itself: \(what); make it again with `inkling pack`"
    }
  }
}
