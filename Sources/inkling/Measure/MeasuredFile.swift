// A file to measure on: documents to type, or pairs of wrong and right words, cut to the requested size.

import InkMeasure
import InkSystem
import InkText

/// The content of a file.
struct MeasuredFile {
  /// The file's name without its folders.
  let name: String
  /// What is measured.
  let content: Content
  /// The documents that the server learns from beforehand, and their number of words.
  private(set) var earlier: (documents: [[UInt8]], wordCount: Int) = ([], 0)

  enum Content {
    /// Texts that are typed.
    case documents([ReplayedText])
    /// Words that are corrected.
    case pairs([Pair])
  }

  /// A mistyped word and what may have been meant.
  struct Pair {
    let wrong: String
    let right: [String]
  }

  /// Reads a file; a name that ends in `.tsv` means pairs. Reads at most `words` words of texts, or as many pairs.
  init(_ path: String, atMost words: Int?) throws {
    name = path.split(separator: "/").last.map(String.init) ?? path
    let bytes = try FileSystem.read(path, limitBytes: Self.limitBytes)
    if !looksLikeText(bytes) {
      throw CommandFailure("\(path): expected a text in UTF-8, found other bytes")
    }
    content =
      path.hasSuffix(".tsv")
      ? .pairs(try Self.pairs(bytes, path, atMost: words))
      : .documents(Self.documents(ReplayedText.documents(of: bytes), atMost: words))
    if isEmpty { throw CommandFailure("\(path): expected text to type, found none") }
  }

  /// Returns the later half of a file twice: cold, and with the earlier half learned beforehand.
  static func halves(of path: String, atMost words: Int?) throws -> [MeasuredFile] {
    let whole = try MeasuredFile(path, atMost: 1)
    guard case .documents = whole.content else {
      throw CommandFailure("\(path): expected text to cut in two halves, found a list of pairs")
    }
    let bytes = try FileSystem.read(path, limitBytes: limitBytes)
    let halves = TextHalves(of: ReplayedText.documents(of: bytes))
    if halves.later.isEmpty {
      throw CommandFailure("\(path): expected two lines or more to cut in two, found one")
    }
    let later = documents(halves.later, atMost: words)
    let cold = MeasuredFile(name: "\(whole.name) cold", content: .documents(later))
    var warm = MeasuredFile(name: "\(whole.name) warm", content: .documents(later))
    warm.earlier = (halves.earlier, halves.earlierWordCount)
    return [cold, warm]
  }

  private init(name: String, content: Content) {
    self.name = name
    self.content = content
  }

  /// Larger files would take an hour.
  private static let limitBytes = 64 * 1024 * 1024

  private var isEmpty: Bool {
    switch content {
    case .documents(let documents): documents.isEmpty
    case .pairs(let pairs): pairs.isEmpty
    }
  }

  private static func documents(_ all: [[UInt8]], atMost words: Int?) -> [ReplayedText] {
    var left = words
    var documents: [ReplayedText] = []
    for document in all where left != 0 {
      let text = ReplayedText(document, atMost: left)
      left = left.map { $0 - text.wordCount }
      documents.append(text)
    }
    return documents
  }

  private static func pairs(_ bytes: [UInt8], _ path: String, atMost limit: Int?) throws -> [Pair] {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return try lines.prefix(limit ?? .max).enumerated().map { index, line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      let right = columns.last?.split(separator: "|").map(String.init) ?? []
      guard columns.count == 2, !columns[0].isEmpty, !right.isEmpty else {
        throw CommandFailure(
          "\(path):\(index + 1): expected two columns, what is typed and what is meant, "
            + "found \(columns.count == 2 ? "an empty one" : "\(columns.count)")")
      }
      return Pair(wrong: String(columns[0]), right: right)
    }
  }
}
