// Models in ARPA format: a small valid one, and errors in invalid ones.

import Testing

@testable import InkPack

private let arpa = """
  made by hand

  \\data\\
  ngram 1=4
  ngram 2=3

  \\1-grams:
  -0.69897\t</s>
  -99\t<s>\t-0.30103
  -0.30103\ta\t-0.09691
  -0.5228787\tb

  \\2-grams:
  -0.30103\t<s> a
  -0.2218487\ta b
  -1\ta </s>

  \\end\\
  what stands here is no part of it
  """

@Test func `an ARPA model is read, and the sentence end is distributed`() throws {
  let text = arpa.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
  let foreign = try ARPAModel(Array(text.joined(separator: "\n").utf8)).foreignModel
  #expect(foreign.words == ["</s>", "<s>", "a", "b"])
  // The vocabulary: 0 <s>, 1 a, 2 b.
  let model = try foreign.backoffModel(wordCount: 3, sentenceStart: 0, map: [nil, 0, 1, 2])
  #expect(model.counts == [3, 2])
  // 0.5 and 0.3 of 0.8; 0.6 of 0.9; after <s> the share of </s> is its back-off value: 0.5/(1 − 0.5) · 0.2 = 0.2.
  for (word, context, expected) in [
    (1, [], 0.625), (2, [], 0.375), (2, [1], 0.6 / 0.9), (1, [0], 0.5 / 0.8),
  ] as [(UInt32, [UInt32], Double)] {
    #expect(abs(model.probability(of: word, after: context) - expected) < 1e-5)
  }
}

@Test(arguments: [
  ("some other text", "expected a model in ARPA format, found \"some other text\""),
  ("\\data\\\n\\end\\", "ARPA model: expected a section \\1-grams:, found none"),
  ("\\data\\\n\\2-grams:", "ARPA model, line 2: expected \\1-grams:, found \\2-grams:"),
  (
    (1...8).reduce("\\data\\") { $0 + "\n\\\($1)-grams:" },
    "line 9: expected n-grams of at most 7 words, found \\8-grams:"
  ),
  (
    "\\data\\\n\\1-grams:\nx a",
    "line 3: expected a logarithm, 1 words, optionally a weight, found 2 fields"
  ),
  (
    "\\data\\\n\\1-grams:\nnan a",
    "line 3: expected a logarithm, 1 words, optionally a weight, found 2 fields"
  ),
  ("\\data\\\n\\1-grams:\n-1 a\n-1 a", "line 4: expected each word once, found a again"),
  (
    "\\data\\\n\\1-grams:\n-1 a\n\\2-grams:\n-1 a b",
    "line 5: expected words of the 1-grams, found b"
  ),
])
func `errors in an ARPA model are reported with their line`(text: String, sentence: String) {
  let error = #expect(throws: PackBuildError.self) { try ARPAModel(Array(text.utf8)) }
  #expect(error?.description.contains(sentence) == true, "\(error?.description ?? "")")
}
