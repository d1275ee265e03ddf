// Parsing of a pack's metadata section.

extension PackMetadata {
  /// Parses metadata in lines of `name=value` and the number of special words; ignores unknown names.
  static func read(_ bytes: UnsafeRawBufferPointer) -> (metadata: PackMetadata, specialCount: Int) {
    var metadata = PackMetadata(language: "", name: "", version: "", sources: [], licence: "")
    var specialCount = 0
    let text = String(decoding: bytes, as: UTF8.self)
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let name = String(Substring(line[..<equals]))
      let value = String(Substring(line[line.index(after: equals)...]))
      if name == "specials" { specialCount = Int(value) ?? 0 } else { metadata.set(name, value) }
    }
    return (metadata, max(0, specialCount))
  }

  private mutating func set(_ name: String, _ value: String) {
    switch name {
    case "language": language = value
    case "name": self.name = value
    case "version": version = value
    case "licence": licence = value
    case "source": sources.append(value)
    case "words": wordCount = Int(value) ?? 0
    case "component":
      components.append(Component(name: value, defaultWeight: 0, ngramCounts: []))
    case "weight" where !components.isEmpty:
      components[components.count - 1].defaultWeight = Float(value) ?? 0
    case "ngrams" where !components.isEmpty:
      components[components.count - 1].ngramCounts = value.split(separator: ",").compactMap {
        Int($0)
      }
    default: break
    }
  }
}
