// The shape of the answer to `inkling/explain`.

extension MethodShape {
  static let reasons = Shape.object(
    .required("version", .count, "The version of the document."),
    .required("text", .string, "The text that is explained."),
    .required("suggestion", verdict, "What came of it among the suggestions."),
    .required("correction", verdict, "What came of it as a correction."),
    .optional("probability", .probability, "Probability that it was meant."),
    .optional("score", .number, "ln P(text | what stands before it)."),
    .required("sources", .list(of: source), "Who knows it."),
    .optional("slips", .list(of: slip), "What would have been mistyped."),
    .required("report", .list(of: .string), "All of it for a person to read, a line each."),
    .required(
      "typed",
      .object(
        .required("text", .string, "The typed word."),
        .required("range", .range, "Where it stands."),
        .optional("known", .boolean, "Whether it is a word."),
        .optional("keepProbability", .probability, "Probability that it is meant as it stands."),
        .required("sources", .list(of: source), "Who knows it; a word of known parts, nobody.")),
      "The word at the cursor."))

  private static let verdict = Shape.object(
    .required("rule", .string, "The rule that decided."),
    .required("sentence", .string, "The rule as a sentence."),
    .optional("rank", .count, "Its place in the list, the first being 0."))

  private static let source = Shape.object(
    .required("kind", .string, "Who knows it, such as pack or document."),
    .optional("language", .string, "A pack's or a word's language."),
    .optional("scope", .string, "Where a word of the user holds."),
    .optional("count", .count, "How often it was seen."),
    .optional("since", .count, "Since when, in seconds since 1970."),
    .optional("score", .number, "ln P(word) whatever stands before it."))

  private static let slip = Shape.object(
    .required("typed", .string, "What was typed."),
    .required("meant", .string, "What was meant."),
    .required("cost", .number, "What it costs, a natural logarithm."),
    .required("sentence", .string, "What happened, in words."))
}
