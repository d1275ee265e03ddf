// The errors of language packs and emoji tables: what was expected, what was found and what to do.

/// The reason why a language pack or an emoji table was rejected.
package enum PackError: Error, Hashable, Sendable {
  /// The file does not begin with the magic number of a language pack.
  case notAPack
  /// The file does not begin with the magic number of an emoji table.
  case notAnEmojiTable
  /// The file has a version that this build does not read.
  case version(found: Int, expected: Int)
  /// The file is shorter than its header states.
  case truncated(found: Int, expected: Int)
  /// A required section is missing.
  case missingSection(String)
  /// A section has an invalid size or position.
  case damagedSection(String)
  /// The contents do not match the checksum.
  case checksum(found: UInt64, expected: UInt64)
  /// The contents contradict each other, as found by the full walk of `verify`.
  case inconsistent(String)
}

extension PackError: CustomStringConvertible {
  /// A sentence for the user that includes a remedy.
  package var description: String {
    switch self {
    case .notAPack:
      "this is not a language pack: it does not begin with \"InkPack\"; build one with `inkling pack build`"
    case .notAnEmojiTable:
      "this is not an emoji table: it does not begin with \"InkEmoji\"; build one with `inkling pack emoji`"
    case .version(let found, let expected):
      "the file has version \(found), but this build reads \(expected); build it again with `inkling pack`"
    case .truncated(let found, let expected):
      "the file has \(found) bytes instead of \(expected); copy it again"
    case .missingSection(let name):
      "the file has no section \"\(name)\"; build it again with `inkling pack`"
    case .damagedSection(let name):
      "section \"\(name)\" of the file is damaged; copy it again"
    case .checksum(let found, let expected):
      """
      the file is damaged: its checksum is \(String(found, radix: 16)) instead of \
      \(String(expected, radix: 16)); copy it again
      """
    case .inconsistent(let what):
      "the file is inconsistent: \(what); build it again with `inkling pack`"
    }
  }
}
