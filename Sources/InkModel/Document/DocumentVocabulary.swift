// The words seen in a document, found by text, by prefix, and by their ids in the packs.

import InkLexicon
import InkText

/// The words of a document, numbered in the order in which they were first seen; some may no longer occur.
struct DocumentVocabulary: Sendable {
  /// The words by number.
  var words: [DocumentWord] = []
  private var numbers: [String: Int32] = [:]
  /// The numbers of the words in the order of (folded key, text).
  private var byKey: [Int32] = []
  /// The numbers of those of them that no pack has, in the same order.
  private(set) var outsideByKey: [Int32] = []
  /// For each pack, the mapping from ids to numbers and back; -1 if the pack does not have the word.
  private var numbersByID: [NumberTable] = []
  private var idsByNumber: [[Int32]] = []

  subscript(number: Int32) -> DocumentWord {
    _read { yield words[Int(number)] }
    _modify { yield &words[Int(number)] }
  }

  /// Returns the number of a word, or nil if it is unknown.
  func number(of text: String) -> Int32? { numbers[text] }

  /// Returns the number of the word with an id in a pack.
  func number(ofID id: Int, pack: Int) -> Int32? {
    pack < numbersByID.count ? numbersByID[pack][Int32(truncatingIfNeeded: id)] : nil
  }

  /// Returns the id of a word in a pack, or nil if the pack does not have it.
  func id(ofNumber number: Int32, pack: Int) -> Int? {
    guard pack < idsByNumber.count else { return nil }
    let id = idsByNumber[pack][Int(number)]
    return id < 0 ? nil : Int(id)
  }

  /// Returns the numbers of the words whose folded keys begin with a prefix.
  func numbers(withPrefix prefix: [UInt8]) -> ArraySlice<Int32> {
    part(of: byKey, withPrefix: prefix)
  }

  /// Returns the numbers of those of them that no pack has.
  func outsideNumbers(withPrefix prefix: [UInt8]) -> ArraySlice<Int32> {
    part(of: outsideByKey, withPrefix: prefix)
  }

  private func part(of sorted: [Int32], withPrefix prefix: [UInt8]) -> ArraySlice<Int32> {
    if prefix.isEmpty { return sorted[...] }
    let start = sorted.partitionPoint { self[$0].key.lexicographicallyPrecedes(prefix) }
    let rest = sorted[start...]
    return rest[..<rest.partitionPoint { self[$0].key.starts(with: prefix) }]
  }

  /// Adds a new word and returns its number; the first word binds the document to the packs.
  mutating func add(_ text: String, _ model: Model) -> Int32 {
    let isWord = !Tokenizer.isSpecial(text)
    let number = Int32(truncatingIfNeeded: words.count)
    let ids = model.packs.map { pack in
      pack.withFile { file in pack.id(of: text, in: file).flatMap { Int32(exactly: $0) } }
    }
    if words.isEmpty {
      numbersByID = model.packs.map { _ in NumberTable() }
      idsByNumber = model.packs.map { _ in [] }
    }
    for (pack, id) in ids.enumerated() where pack < numbersByID.count {
      idsByNumber[pack].append(id ?? -1)
      if let id { numbersByID[pack].insert(number, for: id) }
    }
    let key = isWord ? foldedKey(text) : []
    let word = DocumentWord(
      text: text, key: key, isOutside: ids.allSatisfy { $0 == nil },
      // An identifier such as user_name is not a slip of a word.
      looksMistyped: text.unicodeScalars.allSatisfy { CharacterClass($0).isWordCharacter }
        && model.looksMistyped(text, key: key))
    words.append(word)
    numbers[text] = number
    if !key.isEmpty {
      byKey.insert(number, at: place(of: word, in: byKey))
      if word.isOutside { outsideByKey.insert(number, at: place(of: word, in: outsideByKey)) }
    }
    return number
  }

  /// Returns the position before which a word is to be inserted.
  private func place(of word: DocumentWord, in sorted: [Int32]) -> Int {
    sorted.partitionPoint {
      let other = self[$0]
      return other.key == word.key
        ? other.text.utf8.lexicographicallyPrecedes(word.text.utf8)
        : other.key.lexicographicallyPrecedes(word.key)
    }
  }
}
