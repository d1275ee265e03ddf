// A document as it is typed: its characters in order, and the words to be queried.

import InkText

/// The characters of a document with a single separator after each token, and its tokens.
///
/// Characters are Unicode scalars of the composed text. White space between tokens becomes one line break if it
/// contains one, and one space otherwise; the last token has a separator, too.
package struct ReplayedText: Sendable {
  /// All characters, including separators.
  package private(set) var characters: [Unicode.Scalar] = []
  /// The runs without white space, in order.
  private(set) var tokens: [Token] = []
  /// The ends of the cores.
  private(set) var coreEnds: Set<Int> = []

  /// A run without white space.
  struct Token: Hashable, Sendable {
    /// The start of the token.
    var start: Int
    /// The range from its first letter or digit to its last, in which the engine is queried; empty if it has neither.
    var core: Range<Int>
    /// The position of its separator.
    var end: Int
  }

  /// Creates the typed form of a document.
  ///
  /// - Parameters:
  ///   - document: UTF-8; invalid bytes become replacement characters.
  ///   - words: The maximum number of words, which are tokens with a core; nil for all.
  package init(_ document: [UInt8], atMost words: Int? = nil) {
    var wordsLeft = words ?? .max
    for token in measuredTokens(of: document) {
      if !token.core.isEmpty {
        if wordsLeft == 0 { break }
        wordsLeft -= 1
      }
      let start = characters.count
      characters.append(contentsOf: token.before.unicodeScalars)
      let core = characters.count
      characters.append(contentsOf: token.core.unicodeScalars)
      let coreEnd = characters.count
      if coreEnd > core { coreEnds.insert(coreEnd) }
      characters.append(contentsOf: token.after.unicodeScalars)
      tokens.append(Token(start: start, core: core..<coreEnd, end: characters.count))
      characters.append(token.endsLine ? "\n" : " ")
    }
  }

  /// The number of words: tokens with a core.
  package var wordCount: Int { tokens.count { !$0.core.isEmpty } }

  /// Returns some of the characters.
  func text(_ range: Range<Int>) -> String {
    String(scalars: characters[range])
  }
}

extension ReplayedText {
  /// Splits a text into its documents, which are separated by lines with only a form feed (U+000C).
  package static func documents(of text: [UInt8]) -> [[UInt8]] {
    var documents: [[UInt8]] = [[]]
    for line in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if line.elementsEqual([0x0C]) || line.elementsEqual([0x0C, 0x0D]) {
        documents.append([])
      } else {
        documents[documents.count - 1].append(contentsOf: line)
        documents[documents.count - 1].append(0x0A)
      }
    }
    let blanks = [0x09, 0x0A, 0x0D, 0x20] as [UInt8]
    return documents.filter { !$0.allSatisfy(blanks.contains) }
  }
}
