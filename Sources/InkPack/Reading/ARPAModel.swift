// Reading of models in ARPA format, which KenLM, SRILM and most other tools write.

/// An n-gram model in ARPA format: log₁₀ probabilities and back-off weights as text.
///
///     \data\
///     ngram 1=4
///     ngram 2=3
///     \1-grams:
///     -0.3  a  -0.1
///     \2-grams:
///     -0.2  a b
///     \end\
///
/// This allows packs from texts too large for one machine. A line that is not an n-gram of its section is an error.
struct ARPAModel {
  private var words: [String] = []
  private var lists: [NgramList] = []

  private var ids = SpellingTable()

  /// The n-grams of the model.
  var foreignModel: ForeignModel { ForeignModel(words: words, lists: lists) }
  private static let log10 = 2.302585092994046

  /// Reads a whole file.
  init(_ bytes: [UInt8]) throws(PackBuildError) {
    var number = 0
    var order = 0
    var isData = false
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      let fields = line.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
      guard let first = fields.first else { continue }
      if first.first == 0x5C {
        let keyword = String(decoding: first, as: UTF8.self)
        if keyword == "\\end\\" { break }
        if keyword == "\\data\\" { isData = true }
        if keyword.hasSuffix("-grams:") {
          order = try sectionOrder(keyword, line: number)
          lists.append(NgramList())
        }
      } else if order > 0 {
        try readEntry(fields, order: order, line: number)
      } else if !isData {
        throw .wrongKind(
          expected: "a model in ARPA format",
          found: String(decoding: line.prefix(20), as: UTF8.self))
      }
    }
    guard !lists.isEmpty else {
      throw .damaged(what: "ARPA model", expected: "a section \\1-grams:", found: "none")
    }
  }

  private func sectionOrder(_ keyword: String, line: Int) throws(PackBuildError) -> Int {
    guard let order = Int(keyword.dropFirst().dropLast("-grams:".count)), order == lists.count + 1
    else {
      throw .damaged(
        what: "ARPA model, line \(line)", expected: "\\\(lists.count + 1)-grams:", found: keyword)
    }
    guard order < Suffixes.Node.orderLimit else {
      throw .damaged(
        what: "ARPA model, line \(line)",
        expected: "n-grams of at most \(Suffixes.Node.orderLimit - 1) words", found: keyword)
    }
    return order
  }

  private mutating func readEntry(
    _ fields: [ArraySlice<UInt8>], order: Int, line: Int
  ) throws(PackBuildError) {
    guard fields.count == order + 1 || fields.count == order + 2,
      let logP = number(fields[0]),
      let backoff = fields.count > order + 1
        ? number(fields[order + 1]) : 0
    else {
      throw .damaged(
        what: "ARPA model, line \(line)",
        expected: "a logarithm, \(order) words, optionally a weight",
        found: "\(fields.count) fields")
    }
    var words: [UInt32] = []
    for field in fields[1...order] {
      let spelling = String(decoding: field, as: UTF8.self)
      if order == 1, ids.id(of: spelling) == nil {
        words.append(ids.intern(spelling))
        self.words.append(spelling)
      } else if order == 1 {
        throw .damaged(
          what: "ARPA model, line \(line)", expected: "each word once", found: "\(spelling) again")
      } else if let id = ids.id(of: spelling) {
        words.append(id)
      } else {
        throw .damaged(
          what: "ARPA model, line \(line)", expected: "words of the 1-grams", found: spelling)
      }
    }
    lists[order - 1].append(
      words, probability: Float(exponential(logP * Self.log10)),
      backoff: Float(exponential(backoff * Self.log10)))
  }

  private func number(_ field: ArraySlice<UInt8>) -> Double? {
    Double(String(decoding: field, as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
  }
}
