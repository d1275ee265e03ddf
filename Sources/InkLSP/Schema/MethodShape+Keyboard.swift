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
      EmojiRequest.method, "Emoji for a picker: by name, by category, used last, favourites.",
      .object(
        .optional("query", .string, "How their names or keywords begin."),
        .optional("recent", .boolean, "Whether only those used last are wanted, newest first."),
        .optional("limit", .integer(in: EmojiRequest.limits), "The greatest number wanted."),
        .optional("category", .one(of: EmojiRequest.Category.self), "Only those of this category."),
        .optional("language", .string, "The language of the names.")),
      gives: .object(
        .required(
          "emoji",
          .list(
            of: .object(
              .required("text", .string, "The emoji."),
              .required("name", .string, "What it is called."),
              .required("keywords", .list(of: .string), "What else it is found by."),
              .optional("category", .one(of: EmojiRequest.Category.self), "Where pickers put it."))),
          "The best ones first."))),
    .request(
      CalloutEventRequest.method,
      "A key of an on-screen keyboard is pressed, held, dragged from or let go.",
      .object(
        .required("session", .string, "Names the keyboard, or the finger on it."),
        .optional("textDocument", .textDocument, "The document that is typed into."),
        .optional("language", .string, "The language of the variants."),
        .required("event", keyEvent, "What happens.")),
      gives: pressedKey),
    .request(
      HandleActionRequest.method,
      "A gesture on a key of an on-screen keyboard, and all that follows from it.",
      .object(
        [
          .required("textDocument", .textDocument, "The document."),
          .required("selection", .range, "The selection; an empty one is a cursor."),
          .optional(
            "gesture", .one(of: HandleActionRequest.Gesture.self), "Release, if it is missing."),
          .required("action", .action, "What the key does."),
          .optional("heldMilliseconds", .count, "How long it is held."),
          .optional("timeMilliseconds", .number, "The client's time."),
          .optional(
            "drag",
            .object(
              .required("start", .location, "Where it began."),
              .required("location", .location, "Where the finger is.")),
            "The drag, for that gesture."),
        ] + handling),
      gives: handled),
    .request(
      HandleSuggestionRequest.method, "A suggestion was chosen from a bar.",
      .object(
        Shape.place + [
          .required(
            "suggestion",
            .object(
              .required("text", .string, "The word."),
              .optional("newText", .string, "What to put in, where that is something else."),
              .optional("range", .range, "What it replaces; else the word at the cursor."),
              .optional(
                "additionalDeleteCount", .integer(in: 0...100), "Characters to delete before it."),
              .optional("kind", .string, "As it was offered.")), "The suggestion.")
        ] + handling),
      gives: handled),
    .request(
      LayoutGuideRequest.method, "Where a view ends that an on-screen keyboard covers in part.",
      layout,
      gives: .object(
        .required("top", .number, "Where the keyboard begins."),
        .required("bottomOffset", Shape.number.orNull, "How far it is from the bottom."),
        .required("dismissBegins", Shape.number.orNull, "Where a drag begins to dismiss it."),
        .required("tracksKeyboard", .boolean, "Whether the guide follows the keyboard."),
        .required("fieldBottom", .number, "Where a text field has to end."))),
  ]

  private static let keyEvent = Shape.object(
    .required("kind", .one(of: CalloutEventRequest.Kind.self), "What happens."),
    .required("timeMilliseconds", .number, "When, from whatever start."),
    .optional("action", .action, "What the key does; with a press."),
    .optional("key", .frame, "Where the key is; with a press."),
    .optional(
      "container", .object(.optional("width", .number, "In points.")),
      "The keyboard; with a press."),
    .optional("location", .location, "Where the finger is."))

  private static let pressedKey = Shape.object(
    .required("state", .one(of: ["idle", "input", "actions"]), "What is shown."),
    .required("inputText", Shape.string.orNull, "The character to show above the key."),
    .required("inputEndMilliseconds", Shape.number.orNull, "When that is to go."),
    .required("longPressMilliseconds", Shape.number.orNull, "When to tell of a long press."),
    .required("actions", .list(of: .action), "The variants from left to right."),
    .required("selectedIndex", Shape.count.orNull, "The selected one."),
    .required("alignment", .one(of: ["leading", "trailing"]), "On which side the base stands."),
    .required("feedback", .list(of: .string), "What a finger is to feel."),
    .required("typed", Shape.action.orNull, "What is typed."))

  /// What both requests about keys also take.
  private static let handling: [Shape.Member] = [
    .optional("keyboard", .keyboardState, "The keyboard as it is."),
    .optional("autocomplete", .boolean, "Whether what may be shown then is wanted, too."),
  ]

  private static let handled = Shape.object(
    .required("handled", .boolean, "Whether the key meant anything."),
    .required("version", .count, "The version of the text it is about."),
    .required("edits", .list(of: .textEdit), "What the client is to do to the text."),
    .required("selection", .range, "The selection then."),
    .required("keyboard", .keyboardState, "The keyboard then."),
    .required(
      "effects", .list(of: .map(to: .string)), "What else the client is to do, each with its kind."),
    .optional("autocomplete", .object(answer), "What may be shown once the edits are made."))

  private static let layout = Shape.object(
    .required(
      "view",
      .object(
        .required("bounds", .frame, "The view itself."),
        .optional("frameInScreen", .frame, "Where it is; its bounds, if missing."),
        .optional("safeAreaBottom", .number, "What it keeps free at its bottom.")), "The view."),
    .optional("screen", .object(.optional("id", .string, "Its name.")), "The screen it is on."),
    .optional(
      "keyboard",
      .object(
        .optional("frameInScreen", .frame, "Where it is."),
        .optional("screen", .string, "The screen it is on."),
        .optional("docked", .boolean, "Whether it sits at the bottom."),
        .optional("hidden", .boolean, "Whether it is away.")), "The keyboard."),
    .optional("followsUndockedKeyboard", .boolean, "Whether one that floats counts."),
    .optional("usesBottomSafeArea", .boolean, "Whether the safe area counts where there is none."),
    .optional("keyboardDismissPadding", .number, "Where a drag begins, above the keyboard."),
    .optional("keepsSafeArea", .boolean, "Whether the safe area counts above a keyboard, too."))
}
