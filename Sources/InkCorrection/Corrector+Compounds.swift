// Words put together from words, in the languages that write them as one.

import InkLexicon
import InkModel
import InkText

extension Corrector {
  /// Whether a word is put together from known words of one pack: Donaudampfschiff.
  func isCompound(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard (2 * Self.leastPart...Alignment.longest).contains(bytes.count) else { return false }
    return model.packs.contains { pack in
      guard let links = Self.links[String(pack.metadata.language.prefix(2))] else { return false }
      return pack.withFile { file in
        isCompound(bytes[...], links: links, parts: Self.mostParts) { part in
          guard let id = pack.id(of: String(decoding: part, as: UTF8.self), in: file) else {
            return false
          }
          return !pack.words.isHidden(id, in: file)
        }
      }
    }
  }

  /// Parts are tried from the longest on; what is left has fewer parts.
  private func isCompound(
    _ bytes: ArraySlice<UInt8>, links: [[UInt8]], parts: Int,
    isPart: (ArraySlice<UInt8>) -> Bool
  ) -> Bool {
    var end = bytes.endIndex - Self.leastPart
    while end - bytes.startIndex >= Self.leastPart {
      if isPart(bytes[..<end]) {
        for link in links where bytes[end...].starts(with: link) {
          let rest = bytes[(end + link.count)...]
          if rest.count < Self.leastPart { continue }
          if isPart(rest) { return true }
          if parts > 2, isCompound(rest, links: links, parts: parts - 1, isPart: isPart) {
            return true
          }
        }
      }
      end -= 1
    }
    return false
  }

  /// Shorter words stand in too many others by chance.
  private static let leastPart = 4
  private static let mostParts = 4

  /// What may stand between two parts, by language.
  private static let links: [String: [[UInt8]]] = [
    "de": ["", "s", "es", "n", "en", "er", "e"], "nl": ["", "s", "en", "e"], "sv": ["", "s"],
    "da": ["", "s", "e"], "nb": ["", "s", "e"], "nn": ["", "s", "e"], "no": ["", "s", "e"],
    "fi": [""],
  ].mapValues { $0.map { Array($0.utf8) } }
}
