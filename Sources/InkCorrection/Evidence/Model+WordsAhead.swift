// The positions after words that may be meant, to weigh what follows them: like the one before them, but for the topic.

import InkLexicon
package import InkModel

extension Model {
  /// Returns the context after further words at a position, without the topic of the latter.
  ///
  /// - Parameters:
  ///   - words: The words, normalized for language models.
  ///   - context: The context before them.
  /// - Returns: The context after them.
  package func context(adding words: [String], toWordsOf context: ModelContext) -> ModelContext {
    self.context(
      after: Array((context.history + words).suffix(ModelContext.length)), like: context)
  }

  /// Returns the contexts of words that follow each other at a position; that of the first one is the position's own.
  package func contexts(of words: [String], from context: ModelContext) -> [ModelContext] {
    words.indices.map {
      $0 == 0 ? context : self.context(adding: Array(words[..<$0]), toWordsOf: context)
    }
  }
}
