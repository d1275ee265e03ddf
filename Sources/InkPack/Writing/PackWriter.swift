// Serialization of a language pack: validates the contents, writes each section, and adds a checksum.

package import InkLexicon
import InkText

/// Serializes contents as a language pack; the same contents give the same bytes.
package enum PackWriter {
  /// Returns the bytes of a pack; takes a few seconds and about 100 bytes of memory per n-gram.
  ///
  /// - Throws: ``PackContentsError`` for contents that are inconsistent or out of range.
  package static func write(_ contents: PackContents) throws -> [UInt8] {
    let keys = contents.words.map { $0.flags.contains(.special) ? [] : foldedKey($0.text) }
    try check(contents, keys: keys)
    let hidden = contents.words.map { !$0.flags.isEmpty }
    let models = contents.components.map { ComponentWriter($0, isHidden: hidden) }
    let words = WordSections(contents.words, keys: keys)
    var file = SectionedFile()
    file.add(
      .metadata,
      MetadataText.bytes(of: metadata(of: contents, models), specialCount: words.specialCount))
    file.add(.wordIndex, words.index)
    file.add(.words, words.stream)
    file.add(.hiddenWords, hiddenBits(hidden))
    let trie = TrieBuilder(keys: keys, from: words.specialCount)
    file.add(.trieNodes, trie.nodeBytes)
    file.add(.trieMaxima, trie.maximaBytes(of: models))
    file.add(.caseOverrides, caseOverrides(contents.caseOverrides))
    if let residual = contents.residual {
      let sections = ResidualSections(residual, wordCount: contents.words.count)
      file.add(.residualWords, sections.words)
      file.add(.residualRanks, sections.ranks)
      file.add(.residualRows, sections.rows)
      file.add(.residualWeights, sections.weights)
    }
    for (index, model) in models.enumerated() {
      for (section, bytes) in model.sections() { file.add(section, component: index, bytes) }
    }
    return file.sealed()
  }

  /// Returns the metadata with the number of words and the normalized weights of the components.
  private static func metadata(
    of contents: PackContents, _ models: [ComponentWriter]
  ) -> PackMetadata {
    var metadata = contents.metadata
    metadata.wordCount = contents.words.count { !$0.flags.contains(.special) }
    let weights = contents.components.map { max($0.defaultWeight, 0) }
    let totalWeight = weights.reduce(0, +)
    metadata.components = contents.components.indices.map { index in
      PackMetadata.Component(
        name: contents.components[index].name,
        defaultWeight: totalWeight > 0 ? weights[index] / totalWeight : 1 / Float(weights.count),
        ngramCounts: models[index].ngramCounts)
    }
    return metadata
  }

  private static func hiddenBits(_ hidden: [Bool]) -> [UInt8] {
    var bits = BitVectorBuilder(count: hidden.count)
    for (id, isHidden) in hidden.enumerated() where isHidden { bits.set(id) }
    return bits.bitBytes
  }

  /// Returns the overrides, eight bytes each, in the order of (previous, word).
  private static func caseOverrides(_ overrides: [PackCaseOverride]) -> [UInt8] {
    var sink = ByteSink()
    for override in overrides.sorted(by: { ($0.previous, $0.word) < ($1.previous, $1.word) }) {
      sink.append(littleEndian: override.previous)
      sink.append(littleEndian: override.word | UInt32(override.surface) << 24)
    }
    return sink.bytes
  }
}

/// A file under construction: header, section table and sections.
private struct SectionedFile {
  private var rows: [(section: PackSection, component: Int, length: Int)] = []
  private var body = ByteSink()

  mutating func add(_ section: PackSection, component: Int = 0, _ bytes: [UInt8]) {
    rows.append((section, component, bytes.count))
    body.append(contentsOf: bytes)
    body.align(to: PackFormat.alignment)
  }

  /// Returns the whole file with its checksum.
  func sealed() -> [UInt8] {
    let alignment = PackFormat.alignment
    let start = PackFormat.headerByteCount + rows.count * PackFormat.sectionRowByteCount
    // Bit-packed numbers are read eight bytes at a time, so eight more bytes follow the last section.
    let end = start + body.bytes.count + alignment
    var file = ByteSink()
    file.bytes.reserveCapacity(end)
    file.append(littleEndian: PackFormat.magic)
    file.append(littleEndian: PackFormat.version)
    file.append(littleEndian: UInt32(rows.count))
    file.append(littleEndian: UInt64(end))
    file.append(littleEndian: UInt64(0))
    file.append(littleEndian: UInt64(0))
    var offset = start
    for row in rows {
      file.append(littleEndian: row.section.rawValue)
      file.append(littleEndian: UInt32(row.component))
      file.append(littleEndian: UInt64(offset))
      file.append(littleEndian: UInt64(row.length))
      offset += (row.length + alignment - 1) / alignment * alignment
    }
    file.append(contentsOf: body.bytes)
    file.append(littleEndian: UInt64(0))
    return file.sealed()
  }
}
