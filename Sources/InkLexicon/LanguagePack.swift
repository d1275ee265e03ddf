// One language, read in place: its words, its language models and its metadata.

package import InkText

/// A language pack over immutable bytes.
///
/// It only holds offsets and never changes. All users share one instance, since it is passed on many times per
/// keystroke. A caller opens ``withFile(_:)`` once and passes the file down. A damaged pack gives wrong answers or
/// none, but never traps.
public final class LanguagePack: Sendable {
  /// The metadata of the pack.
  package let metadata: PackMetadata
  /// The words.
  package let words: WordTable
  /// The trie over folded keys.
  package let trie: Trie
  /// The language models, in the order of the metadata's components.
  package let components: [NgramModel]
  /// The model of longer context; nil in packs without one.
  package let residual: ResidualModel?
  /// The weights of the components before anything was typed; they sum to one.
  package let defaultWeights: [Double]
  /// The scripts that the language is written in, always with Latin.
  package let scripts: Scripts
  /// The special words, including `<s>` and `<num>`.
  let specials: [(text: String, id: Int)]
  private let bytes: PackBytes
  private let overrides: SectionPlace

  /// Opens a pack, checking magic number, version, and the bounds and sizes of the sections. The cost does not depend
  /// on the size of the pack.
  package init(_ bytes: PackBytes) throws(PackError) {
    let parts = bytes.withFile { file in Result { () throws(PackError) in try Parts(file) } }
    let opened = try parts.get()
    self.bytes = bytes
    metadata = opened.metadata
    specials = opened.specials
    words = opened.words
    trie = opened.trie
    components = opened.components
    overrides = opened.overrides
    residual = opened.residual
    scripts = opened.scripts
    defaultWeights = opened.metadata.components.map { Double($0.defaultWeight) }
  }

  /// Calls a closure with the bytes, which are valid only until `body` returns.
  package func withFile<R>(_ body: (PackFile) throws -> R) rethrows -> R {
    try bytes.withFile(body)
  }

  /// Returns the index of the written form that a word takes after a certain other word, or nil if there is no
  /// override.
  package func caseOverride(of word: Int, after previous: Int, in file: PackFile) -> Int? {
    let wanted = UInt64(previous) << 32 | UInt64(word)
    var (low, high) = (0, overrides.count / 8)
    while low < high {
      let middle = (low + high) / 2
      let row = file.uint64(at: overrides.offset + middle * 8)
      let key = row << 32 | (row >> 32) & 0xFF_FFFF
      if key == wanted { return Int(row >> 56) }
      if key < wanted { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}

extension LanguagePack {
  /// The parts read when a pack is opened.
  private struct Parts {
    let metadata: PackMetadata
    let words: WordTable
    let trie: Trie
    var components: [NgramModel] = []
    let overrides: SectionPlace
    let residual: ResidualModel?
    let specials: [(text: String, id: Int)]
    let scripts: Scripts

    init(_ file: PackFile) throws(PackError) {
      let table = try SectionTable(file)
      let lines = try table.place(of: .metadata)
      let (metadata, specialCount) = PackMetadata.read(
        file.bytes(at: lines.offset, count: lines.count))
      self.metadata = metadata
      guard (1...PackFormat.maximumComponentCount).contains(metadata.components.count) else {
        throw .damagedSection("metadata")
      }
      let weights = metadata.components.map(\.defaultWeight)
      guard weights.allSatisfy({ $0 >= 0 }), abs(weights.reduce(0, +) - 1) < 0.01 else {
        throw .inconsistent("its components' weights are not valid shares: \(weights)")
      }
      words = try WordTable(table, metadata.wordCount, specialCount)
      trie = try Trie(
        table, componentCount: metadata.components.count, wordCount: words.count)
      overrides = try table.place(of: .caseOverrides)
      residual = try ResidualModel(table, wordCount: words.count, in: file)
      let count = min(words.specialCount, PackFormat.maximumSpecialCount)
      specials = (0..<count).compactMap { [words] id in
        words.text(of: id, in: file).map { ($0, id) }
      }
      scripts = words.scripts(in: file)
      for component in metadata.components.indices {
        components.append(try NgramModel(table, component: component, wordCount: words.count))
      }
    }
  }
}
