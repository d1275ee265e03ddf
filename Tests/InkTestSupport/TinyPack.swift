// A language pack from a handful of sentences, so that a test can say what is probable by writing it.

package import InkLexicon
import InkPack
import InkText

/// Builds language packs in memory from sentences.
///
/// One component of order three with absolute discounting (Ney, Essen and Kneser 1994), which is all a test needs: what
/// was written after some words is probable after them.
package enum TinyPack {
  /// Returns a pack of the words and word sequences of some sentences.
  ///
  /// - Parameters:
  ///   - sentences: Texts; a word's written forms are counted in them, except at sentence starts.
  ///   - offensive: Words that are known and never suggested.
  ///   - elided: Words with their apostrophe that are split off the words after them.
  ///   - language: The language tag.
  /// - Returns: The pack, opened from the writer's bytes.
  /// - Throws: The errors of the writer and the reader.
  package static func pack(
    _ sentences: [String], offensive: Set<String> = [], elided: Set<String> = [],
    language: String = "en"
  ) throws -> LanguagePack {
    var contents = contents(sentences.map { tokens(of: $0, elided: elided) }, offensive, elided)
    contents.metadata.language = language
    return try LanguagePack(PackBytes(PackWriter.write(contents)))
  }

  private static func contents(
    _ texts: [[WrittenToken]], _ offensive: Set<String>, _ elided: Set<String>
  ) -> PackContents {
    var surfaces: [String: [String: Int]] = [:]
    for token in texts.joined() where !token.isSentenceStart && token.model != "<s>" {
      surfaces[token.model, default: [:]][token.written, default: 0] += 1
    }
    var words: [PackWord] = []
    for model in Set(texts.joined().map(\.model)) where !model.hasPrefix("<") {
      let forms = surfaces[model] ?? [:]
      let total = Float(forms.values.reduce(0, +))
      let isPlain = forms.isEmpty || forms == [model: Int(total)]
      words.append(
        PackWord(
          model,
          surfaces: isPlain
            ? []
            : forms.sorted { $0.key < $1.key }.map { form, count in
              PackSurface(
                form, probability: Float(count) / total,
                atSentenceStart: form == LetterCase.title.applied(to: form) ? 1 : 0)
            },
          flags: offensive.contains(model)
            ? .offensive : elided.contains(model) ? .knownOnly : []))
    }
    let vocabulary = SamplePack.vocabulary(words)
    let ids = Dictionary(
      uniqueKeysWithValues: vocabulary.enumerated().map { ($1.text, UInt32($0)) })
    let metadata = PackMetadata(
      language: "en", name: "English", version: "1", sources: ["tests"], licence: "CC0")
    return PackContents(
      metadata: metadata, words: vocabulary,
      components: [component(texts.map { $0.compactMap { ids[$0.model] } }, vocabulary.count)])
  }

  private struct WrittenToken {
    var model: String
    var written: String
    var isSentenceStart: Bool
  }

  private static func tokens(of sentence: String, elided: Set<String>) -> [WrittenToken] {
    var found: [WrittenToken] = []
    var tokenizer = Tokenizer()
    var text = sentence
    text.withUTF8 { bytes in
      while let token = tokenizer.next(in: bytes.span) {
        if token.startsSentence {
          found.append(WrittenToken(model: "<s>", written: "", isSentenceStart: true))
        }
        let written = bytes.span.extracting(token.range).withUnsafeBufferPointer {
          String(decoding: $0, as: UTF8.self)
        }
        let model = token.modelText(in: bytes.span)
        if let head = elided.first(where: model.hasPrefix) {
          found.append(WrittenToken(model: head, written: head, isSentenceStart: true))
          let rest = String(model.dropFirst(head.count))
          found.append(WrittenToken(model: rest, written: rest, isSentenceStart: false))
        } else {
          found.append(
            WrittenToken(model: model, written: written, isSentenceStart: token.startsSentence))
        }
      }
    }
    return found
  }
}

// Counting and discounting.
extension TinyPack {
  private static let discount = 0.5

  private static func component(_ texts: [[UInt32]], _ wordCount: Int) -> PackComponent {
    var unigrams = [Double](repeating: 0.1, count: wordCount)
    for id in texts.joined() { unigrams[Int(id)] += 1 }
    unigrams[1] = 0
    let total = unigrams.reduce(0, +)
    let unigram = unigrams.map { $0 / total }
    let bigrams = table(of: texts, order: 2) { unigram[Int($0[0])] }
    let trigrams = table(of: texts, order: 3) { gram in
      bigrams.probability[gram] ?? (bigrams.backoff[[gram[0]]] ?? 1) * unigram[Int(gram[1])]
    }
    return PackComponent(
      name: "general", defaultWeight: 1,
      unigramLogP: unigram.map { Float(Logarithm.natural($0)) },
      unigramBackoff: (0..<wordCount).map {
        Float(Logarithm.natural(bigrams.backoff[[UInt32($0)]] ?? 1))
      },
      bigrams: bigrams.table(backoff: trigrams.backoff), trigrams: trigrams.table(backoff: [:]))
  }

  /// The n-grams of one order with their probabilities, and the back-off weights of their contexts.
  private struct Order {
    var probability: [[UInt32]: Double] = [:]
    var backoff: [[UInt32]: Double] = [:]

    func table(backoff higher: [[UInt32]: Double]) -> NgramTable {
      let sorted = probability.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      return NgramTable(
        ids: sorted.flatMap(\.key), logP: sorted.map { Float(Logarithm.natural($0.value)) },
        backoff: sorted.map { Float(Logarithm.natural(higher[$0.key] ?? 1)) })
    }
  }

  private static func table(
    of texts: [[UInt32]], order: Int, shorter: ([UInt32]) -> Double
  ) -> Order {
    var counts: [[UInt32]: [UInt32: Int]] = [:]
    for text in texts where text.count >= order {
      for start in 0...text.count - order where text[start + order - 1] != 1 {
        let context = Array(text[start..<start + order - 1])
        counts[context, default: [:]][text[start + order - 1], default: 0] += 1
      }
    }
    var found = Order()
    for (context, followers) in counts {
      let total = Double(followers.values.reduce(0, +))
      let backoff = discount * Double(followers.count) / total
      found.backoff[context] = backoff
      for (word, count) in followers {
        let gram = context + [word]
        found.probability[gram] =
          (Double(count) - discount) / total + backoff * shorter(Array(gram.dropFirst()))
      }
    }
    return found
  }
}
