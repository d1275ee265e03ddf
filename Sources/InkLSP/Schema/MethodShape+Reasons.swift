// The shape of the result of `inkling/explain`.

extension MethodShape {
  static let reasons = Shape.object(
    .required("version", .integer, "The version of the document."),
    .required("text", .string, "The text that is explained."),
    .required("suggestion", verdict, "The verdict on it as a suggestion."),
    .required("correction", verdict, "The verdict on it as a correction."),
    .optional("probability", .probability, "The probability that it was intended."),
    .optional("score", .number, "ln P(text | left context)."),
    .required("sources", .list(of: source), "The sources that know it."),
    .optional("slips", .list(of: slip), "The slips from it to the typed word."),
    .required("report", .list(of: .string), "The explanation for a person, line by line."),
    .required(
      "typed",
      .object(
        .required("text", .string, "The typed word."),
        .required("range", .range, "Its range."),
        .optional("known", .boolean, "Whether it is a known word."),
        .optional("keepProbability", .probability, "Probability that it is intended as it is."),
        .required("sources", .list(of: source), "Its sources; none for a compound.")),
      "The word at the cursor."))

  private static let verdict = Shape.object(
    .required("rule", .string, "The rule that decided."),
    .required("sentence", .string, "The rule as a sentence."),
    .optional("rank", .count, "Its index in the list."))

  private static let source = Shape.object(
    .required("kind", .string, "The kind of source, such as pack or document."),
    .optional("language", .string, "The language of a pack or word."),
    .optional("scope", .string, "The scope of a word of the user's."),
    .optional("count", .count, "How often it was seen."),
    .optional("since", .count, "When it was added, in seconds since 1970."),
    .optional("score", .number, "ln P(word), regardless of context."))

  private static let slip = Shape.object(
    .required("typed", .string, "The typed letters."),
    .required("meant", .string, "The intended letters."),
    .required("cost", .number, "Its cost, a natural logarithm."),
    .required("sentence", .string, "A description of the slip."))
}
