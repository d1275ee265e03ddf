// Serialization of a pack's metadata as lines of text, which `strings` shows, too.

import InkLexicon

/// The metadata section: `name=value` lines in UTF-8; values contain no line breaks.
enum MetadataText {
  static func bytes(of metadata: PackMetadata, specialCount: Int) -> [UInt8] {
    var lines = [
      "language=\(metadata.language)", "name=\(metadata.name)", "version=\(metadata.version)",
      "licence=\(metadata.licence)", "words=\(metadata.wordCount)", "specials=\(specialCount)",
    ]
    lines += metadata.sources.map { "source=\($0)" }
    for component in metadata.components {
      lines.append("component=\(component.name)")
      lines.append("weight=\(component.defaultWeight)")
      lines.append("ngrams=\(component.ngramCounts.map { "\($0)" }.joined(separator: ","))")
    }
    let clean = lines.map { line in
      String(String.UnicodeScalarView(line.unicodeScalars.filter { $0 != "\n" && $0 != "\r" }))
    }
    return Array(clean.joined(separator: "\n").utf8)
  }
}
