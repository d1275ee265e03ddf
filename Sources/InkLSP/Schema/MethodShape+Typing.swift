// The shapes of the methods about text being typed.

import InkText

extension MethodShape {
  static let typing: [MethodShape] = [
    .request(
      AutocompleteRequest.method, "Everything a keystroke may show, in one round trip.",
      .object(
        Shape.place + [
          .optional(
            "limit", .integer(in: AutocompleteRequest.limits), "The maximum length of a list."),
          .optional(
            "want", .list(of: .one(of: AutocompleteRequest.Want.self)), "The requested lists."),
          .optional("text", .string, "The text to use as that before the cursor."),
          .optional(
            "menu", .boolean,
            "Whether the suggestions are for a menu, in which nothing is demoted for having been shown, "
              + "and which offers the document's identifiers where its text is not prose."),
        ]),
      gives: .object(answer)),
    .serverNotification(
      PublishAutocompleteNotification.method,
      "The result of inkling/autocomplete after each change or cursor move, for clients that want it.",
      .object([.required("uri", .string, "The document's URI.")] + answer)),
    .serverNotification(
      DidRevertCorrectionNotification.method,
      "The user undid a correction, which is not made again, for clients that want to say so.",
      .object(
        .required("uri", .string, "The document's URI."),
        .required("typed", .string, "The typed text, which stays."),
        .required("text", .string, "The text that had replaced it."),
        .required("range", .range, "The range of the typed text."),
        .required("message", .string, "A message to show, of one or two lines."))),
    .notification(
      DidChangeSelectionNotification.method, "The cursor moved.",
      .object(
        .required("textDocument", .textDocument, "The document."),
        .required("selections", .list(of: .range), "The selections; an empty range is a cursor."),
        .optional(
          "reason", .one(of: DidChangeSelectionNotification.Reason.self), "What moved them."))),
    .notification(
      DidChangeFieldNotification.method, "The traits of the text field that a document represents.",
      field),
    .request(
      ExplainRequest.method, "Explains why a text was, or was not, offered or inserted.",
      .object(Shape.place + [.required("text", .string, "The text to explain.")]),
      gives: reasons),
    .request(
      FieldRequest.method, "An event of an autocomplete text field, and the resulting state.",
      .object(
        .required("field", .string, "The client's name for the field."),
        .required("event", fieldEvent, "The event.")),
      gives: textField),
    .request(
      StatusRequest.method, "What is loaded, which settings are in effect and why.",
      .object(.optional("textDocument", .textDocument, "The document whose traits are requested.")),
      gives: status),
  ]

  /// The members of the result for a keystroke.
  static let answer: [Shape.Member] = [
    .required("version", .integer, "The version of the text it applies to."),
    .required("position", .position, "The cursor."),
    .required("range", .range, "The part of the word before the cursor."),
    .required("replaceRange", .range, "The whole word."),
    .required("suggestions", .list(of: .suggestion), "Best first."),
    .required("inlinePrediction", .inlinePrediction.orNull, "The ghost text; null for none."),
    .required("corrections", .list(of: .correction), "Alternatives to the word at the cursor."),
    .required(
      "typed",
      Shape.object(
        .required("known", .boolean, "Whether it is a known word."),
        .required("keepProbability", .probability, "Probability that it is intended as it is."),
        .required("flagged", .boolean, "Whether a diagnostic would flag it.")
      ).orNull, "A judgement of that word; only with corrections."),
    .required("callouts", .list(of: .callout), "Variants of the character before the cursor."),
    .required(
      "nextCharacters", .map(to: .probability), "How likely characters are to be typed next."),
  ]

  private static let field = Shape.object(
    .required("textDocument", .textDocument, "The document."),
    .required(
      "kind", .one(of: FieldKind.self),
      "What the field is for; one that is not known is taken for a password."),
    .optional("inlinePrediction", .one(of: PredictionMode.self), "How readily to predict."),
    .optional(
      "autocorrect", .one(of: AutocorrectMode.self), "How far to correct."),
    .optional(
      "autocapitalization", .one(of: Autocapitalization.self),
      "Which letters are capitalized."),
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
          .required("words", .count, "The number of words it contains."))), "The packs in use."),
    .required("problems", .list(of: .string), "What keeps something from working."),
    .required("settings", .empty, "Every setting with its value and origin, by key path."),
    .optional("field", .empty, "The traits of the document."),
    .optional("folder", .string, "The path of the folder whose settings and words apply."),
    .required(
      "words",
      .object(
        .required("learned", .count, "The number of learned words."),
        .required("ignored", .count, "The number of ignored words.")), "The user's words."),
    .required(
      "offers",
      .object(
        .required("taken", .count, "The number of accepted offers."),
        .required("kept", .count, "The number of those kept in the text."),
        .required("undone", .count, "The number of those undone.")), "This session's offers."),
    .required(
      "provider",
      .object(
        .required("kind", .string, "Its kind, as in the setting provider.kind."),
        .required("canLearnWords", .boolean, "Whether words can be learned through it."),
        .required("canIgnoreWords", .boolean, "Whether words can be ignored through it."),
        .required("usesNetwork", .boolean, "Whether text may leave the machine."),
        .optional(
          "external",
          .object(
            .required("command", .string, "The program."),
            .optional("name", .string, "The name it reports."),
            .required("takesWords", .boolean, "Whether it is told of learned and ignored words."),
            .optional("problem", .string, "Why it failed last, until it has answered again."),
            .required("notice", .string, "What happens to the text.")),
          "A program of the user's own.")), "The suggestion provider."))
}
