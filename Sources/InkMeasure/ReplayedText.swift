// A document as it is typed: its characters in order, and where the words stand that are asked about.

import InkText

/// The characters of a document with one separator after each token, and its tokens in them.
///
/// Characters are Unicode scalars of the composed text. White space between tokens is one line break where
/// the text has one, one space elsewhere; the last token has a separator too.
package struct ReplayedText: Sendable {
  /// All characters, separators among them.
  package private(set) var characters: [Unicode.Scalar] = []
  /// The runs without white space, in order.
  private(set) var tokens: [Token] = []
  /// Where cores end.
  private(set) var coreEnds: Set<Int> = []

  /// A run without white space.
  struct Token: Hashable, Sendable {
    /// Where it begins.
    var start: Int
    /// From its first letter or digit to its last, where the typist is helped; empty where it has neither.
    var core: Range<Int>
    /// Where its separator stands.
    var end: Int
  }

  /// The typed form of a document.
  ///
  /// - Parameters:
  ///   - document: UTF-8; other bytes become replacement characters.
  ///   - words: How many words are typed at most, tokens with a core; nil types them all.
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

  /// How many words it has: tokens with a core.
  package var wordCount: Int { tokens.count { !$0.core.isEmpty } }

  /// Some of its characters.
  func text(_ range: Range<Int>) -> String {
    String(scalars: characters[range])
  }
}

extension ReplayedText {
  /// The documents of a text in which a line with only a form feed (U+000C) stands between documents.
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
    return documents.filter { !$0.allSatisfy { $0 == 0x0A || $0 == 0x20 } }
  }
}
