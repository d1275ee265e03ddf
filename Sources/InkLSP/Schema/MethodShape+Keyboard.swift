// The shapes of the methods for on-screen keyboards and pickers.

import InkText

extension MethodShape {
  static let keyboard: [MethodShape] = [
    .request(
      CalloutsRequest.method, "The variants of a character, as shown by a long press.",
      .either(
        .object(
          .required("character", .string, "A character by itself."),
          .optional("language", .string, "A BCP 47 language tag.")),
        .object(Shape.place)),
      gives: .object(
        .required("base", .string, "The character; empty if there is none."),
        .required("range", Shape.range.orNull, "Its range."),
        .required("callouts", .list(of: .callout), "The variants, the base first."))),
    .request(
      EmojiRequest.method, "Emoji for a picker: by name, by category, recent, favorites.",
      .object(
        .optional("query", .string, "A prefix of their names or keywords."),
        .optional("recent", .boolean, "Whether to return only recent ones, newest first."),
        .optional("limit", .integer(in: EmojiRequest.limits), "The maximum number of emoji."),
        .optional("category", .one(of: EmojiRequest.Category.self), "Only those of this category."),
        .optional("language", .string, "The language of the names.")),
      gives: .object(
        .required(
          "emoji",
          .list(
            of: .object(
              .required("text", .string, "The emoji."),
              .required("name", .string, "Its name."),
              .required("keywords", .list(of: .string), "Its other keywords."),
              .optional("category", .one(of: EmojiRequest.Category.self), "Its category."))),
          "Best first."))),
    .request(
      CalloutEventRequest.method,
      "A key of an on-screen keyboard is pressed, held, dragged or released.",
      .object(
        .required("session", .string, "Identifies the keyboard, or the finger on it."),
        .optional("textDocument", .textDocument, "The document being typed into."),
        .optional("language", .string, "The language of the variants."),
        .required("event", keyEvent, "The event.")),
      gives: pressedKey),
    .request(
      HandleActionRequest.method,
      "A gesture on a key of an on-screen keyboard, and its consequences.",
      .object(
        [
          .required("textDocument", .textDocument, "The document."),
          .required("selection", .range, "The selection; an empty range is a cursor."),
          .optional(
            "gesture", .one(of: KeyboardGesture.self), "By default a release."),
          .required("action", .action, "What the key does."),
          .optional("heldMilliseconds", .number, "How long it has been held."),
          .optional("timeMilliseconds", .number, "The client's time."),
          .optional(
            "drag",
            .object(
              .required("start", .location, "Where it began."),
              .required("location", .location, "Where the finger is.")),
            "The drag, for a drag gesture."),
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
              .optional("newText", .string, "The text to insert, if it differs."),
              .optional("range", .range, "What it replaces; by default the word."),
              .optional(
                "additionalDeleteCount", .integer(in: 0...100), "Characters to delete before it."),
              .optional("kind", .string, "Its kind, as offered.")), "The suggestion.")
        ] + handling),
      gives: handled),
    .request(
      LayoutGuideRequest.method, "The bottom of a view that a keyboard partly covers.",
      layout,
      gives: .object(
        .required("top", .number, "The top of the keyboard."),
        .required("bottomOffset", Shape.number.orNull, "Its distance from the bottom."),
        .required("dismissBegins", Shape.number.orNull, "Where a drag begins to dismiss it."),
        .required("tracksKeyboard", .boolean, "Whether the guide follows the keyboard."),
        .required("fieldBottom", .number, "The lowest bottom of a text field."))),
  ]

  private static let keyEvent = Shape.object(
    .required("kind", .one(of: CalloutEventRequest.Kind.self), "The event."),
    .required("timeMilliseconds", .number, "When, from an arbitrary origin."),
    .optional("action", .action, "What the key does; with a press."),
    .optional("key", .frame, "The frame of the key; with a press."),
    .optional(
      "container", .object(.optional("width", .number, "In points.")),
      "The keyboard; with a press."),
    .optional("location", .location, "The position of the finger."))

  private static let pressedKey = Shape.object(
    .required("state", .one(of: ["idle", "input", "actions"]), "What is shown."),
    .required("inputText", Shape.string.orNull, "The character to show above the key."),
    .required("inputEndMilliseconds", Shape.number.orNull, "When to hide it."),
    .required("longPressMilliseconds", Shape.number.orNull, "When to report a long press."),
    .required("actions", .list(of: .action), "The variants from left to right."),
    .required("selectedIndex", Shape.count.orNull, "The index of the selected one."),
    .required("alignment", .one(of: ["leading", "trailing"]), "The side of the base character."),
    .required("feedback", .list(of: .string), "The haptic feedback."),
    .required("typed", Shape.action.orNull, "The typed action."))

  /// The additional parameters of both requests about keys.
  private static let handling: [Shape.Member] = [
    .optional("keyboard", .keyboardState, "The current keyboard state."),
    .optional("autocomplete", .boolean, "Whether to return the offers afterwards."),
  ]

  private static let handled = Shape.object(
    .required("handled", .boolean, "Whether the key had any effect."),
    .required("version", .integer, "The version of the text it applies to."),
    .required("edits", .list(of: .textEdit), "The edits for the client to make."),
    .required("selection", .range, "The selection afterwards."),
    .required("keyboard", .keyboardState, "The keyboard afterwards."),
    .required(
      "effects", .list(of: .map(to: .string)), "What else the client has to do, by kind."),
    .optional("autocomplete", .object(answer), "The offers after the edits."))

  private static let layout = Shape.object(
    .required(
      "view",
      .object(
        .required("bounds", .frame, "Its own bounds."),
        .optional("frameInScreen", .frame, "Where it is; by default its bounds."),
        .optional("safeAreaBottom", .number, "Its bottom safe area.")), "The view."),
    .optional("screen", .object(.optional("id", .string, "Its id.")), "The screen it is on."),
    .optional(
      "keyboard",
      .object(
        .optional("frameInScreen", .frame, "Where it is."),
        .optional("screen", .string, "The screen it is on."),
        .optional("docked", .boolean, "Whether it is docked to the bottom."),
        .optional("hidden", .boolean, "Whether it is hidden.")), "The keyboard."),
    .optional("followsUndockedKeyboard", .boolean, "Whether the guide follows a floating one."),
    .optional("usesBottomSafeArea", .boolean, "Whether the safe area counts without a keyboard."),
    .optional("keyboardDismissPadding", .number, "How far above it a dismissing drag starts."),
    .optional("keepsSafeArea", .boolean, "Whether the safe area counts with a keyboard too."))
}
