// The shapes of the methods about a text that is being typed.

extension MethodShape {
  static let typing: [MethodShape] = [
    .request(
      AutocompleteRequest.method, "Everything a keystroke may show, in one round trip.",
      .object(
        Shape.place + [
          .optional(
            "limit", .integer(in: AutocompleteRequest.limits), "How many items a list holds."),
          .optional(
            "want", .list(of: .one(of: AutocompleteRequest.Want.self)), "The lists wanted."),
          .optional("text", .string, "What to take for the text before the cursor."),
          .optional(
            "menu", .boolean,
            "Whether the suggestions are for a menu, in which nothing sinks for having been shown, "
              + "and which has the document's names where its text is no prose."),
        ]),
      gives: .object(answer)),
    .serverNotification(
      PublishAutocompleteNotification.method,
      "The answer of inkling/autocomplete, to clients that asked for it, after each change or move.",
      .object([.required("uri", .string, "The document's URI.")] + answer)),
    .notification(
      DidChangeSelectionNotification.method, "The cursor moved.",
      .object(
        .required("textDocument", .textDocument, "The document."),
        .required("selections", .list(of: .range), "The selections; an empty one is a cursor."),
        .optional(
          "reason", .one(of: DidChangeSelectionNotification.Reason.self), "What moved them."))),
    .notification(
      DidChangeFieldNotification.method, "The traits of the text field that a document stands for.",
      field),
    .request(
      ExplainRequest.method, "Why a text was, or was not, offered or put in.",
      .object(Shape.place + [.required("text", .string, "The text that is asked about.")]),
      gives: reasons),
    .request(
      FieldRequest.method, "What happened in an autocomplete text field, and what it shows then.",
      .object(
        .required("field", .string, "The client's name for the field."),
        .required("event", fieldEvent, "What happened.")),
      gives: textField),
    .request(
      StatusRequest.method, "What is loaded, what is set and by whom.",
      .object(.optional("textDocument", .textDocument, "The document whose traits are wanted.")),
      gives: status),
  ]

  /// The members of what a keystroke is answered with.
  static let answer: [Shape.Member] = [
    .required("version", .count, "The version of the text it is about."),
    .required("position", .position, "The cursor."),
    .required("range", .range, "The part of the word before the cursor."),
    .required("replaceRange", .range, "The whole word."),
    .required("suggestions", .list(of: .suggestion), "Best first."),
    .required("inlinePrediction", .inlinePrediction.orNull, "The ghost text; null for silence."),
    .required("corrections", .list(of: .correction), "Alternatives to the word at the cursor."),
    .required(
      "typed",
      Shape.object(
        .required("known", .boolean, "Whether it is a word."),
        .required("keepProbability", .probability, "Probability that it is meant as it stands."),
        .required("flagged", .boolean, "Whether a diagnostic would mark it.")
      ).orNull, "What is thought of that word; only with corrections."),
    .required("callouts", .list(of: .callout), "Variants of the character before the cursor."),
    .required(
      "nextCharacters", .map(to: .probability), "How likely characters are to be typed next."),
  ]

  private static let field = Shape.object(
    .required("textDocument", .textDocument, "The document."),
    .required("kind", .one(of: DidChangeFieldNotification.Kind.self), "What the field is for."),
    .optional("inlinePrediction", .one(of: InlinePredictionMode.self), "How readily to predict."),
    .optional(
      "autocorrect", .one(of: DidChangeFieldNotification.Autocorrect.self), "How far to correct."),
    .optional(
      "autocapitalization", .one(of: DidChangeFieldNotification.Autocapitalization.self),
      "Which letters are capitals."),
    .optional("language", .string, "A BCP 47 language tag."),
    .optional("dataSource", .string, "The name of a data source."))

  private static let status = Shape.object(
    .required("version", .string, "The version of the build."),
    .required(
      "packs",
      .list(
        of: .object(
          .required("language", .string, "A BCP 47 language tag."),
          .required("name", .string, "Its name."),
          .required("version", .string, "The version of its contents."),
          .required("origin", .string, "The file it is mapped from."),
          .required("bytes", .count, "Its size."),
          .required("words", .count, "How many words it knows."))), "The packs in use."),
    .required("problems", .list(of: .string), "What keeps something from working."),
    .required("settings", .empty, "Every setting with its value and origin, by key path."),
    .optional("field", .empty, "The traits of the document."),
    .optional("folder", .string, "The path of the folder whose settings and words it follows."),
    .required(
      "words",
      .object(
        .required("learned", .count, "How many were learned."),
        .required("ignored", .count, "How many are ignored.")), "The user's words."),
    .required(
      "offers",
      .object(
        .required("taken", .count, "How many offers were taken."),
        .required("kept", .count, "How many of them stayed in the text."),
        .required("takenBack", .count, "How many were taken back.")), "This session's offers."),
    .required(
      "provider",
      .object(
        .required("kind", .string, "As the setting provider.kind names it."),
        .required("canLearnWords", .boolean, "Whether words can be learned through it."),
        .required("canIgnoreWords", .boolean, "Whether words can be ignored through it."),
        .required("usesNetwork", .boolean, "Whether text may leave the machine."),
        .optional(
          "external",
          .object(
            .required("command", .string, "The program that is asked."),
            .optional("name", .string, "What it calls itself."),
            .required("takesWords", .boolean, "Whether it is told of words taught and ignored."),
            .optional("problem", .string, "What keeps it from answering."),
            .optional("notice", .string, "What becomes of the text.")),
          "A program of the user's own.")), "Who makes the suggestions."))
}
