// The shapes of the methods that on-screen keyboards and pickers ask with.

extension MethodShape {
  static let keyboard: [MethodShape] = [
    .request(
      CalloutsRequest.method, "The variants of a character, as a long press on its key shows them.",
      .either(
        .object(
          .required("character", .string, "A character by itself."),
          .optional("language", .string, "A BCP 47 language tag.")),
        .object(Shape.place)),
      gives: .object(
        .required("base", .string, "The character; empty where there is none."),
        .required("range", Shape.range.orNull, "Where it stands."),
        .required("callouts", .list(of: .callout), "The variants, the base first."))),
    .request(
      EmojiRequest.method, "Emoji for a picker, by name or those used last.",
      .object(
        .optional("query", .string, "How their names or keywords begin."),
        .optional("recent", .boolean, "Whether only those used in this session are wanted."),
        .optional("limit", .integer(in: EmojiRequest.limits), "The greatest number wanted."),
        .optional("language", .string, "The language of the names.")),
      gives: .object(
        .required(
          "emoji",
          .list(
            of: .object(
              .required("text", .string, "The emoji."),
              .required("name", .string, "What it is called."),
              .required("keywords", .list(of: .string), "What else it is found by."))),
          "The best ones first."))),
  ]
}
