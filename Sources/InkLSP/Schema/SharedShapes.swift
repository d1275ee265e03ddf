// Named shapes that several methods share.

import InkText

extension Shape {
  static let position = Shape.named("Position")
  static let range = Shape.named("Range")
  static let textDocument = Shape.named("TextDocument")
  static let textEdit = Shape.named("TextEdit")
  static let suggestion = Shape.named("Suggestion")
  static let inlinePrediction = Shape.named("InlinePrediction")
  static let correction = Shape.named("Correction")
  static let callout = Shape.named("Callout")
  static let action = Shape.named("KeyboardAction")
  static let keyboardState = Shape.named("KeyboardState")
  static let location = Shape.named("Location")
  static let frame = Shape.named("Frame")

  /// The members that give a position in a document.
  static let place: [Member] = [
    .required("textDocument", .textDocument, "The document."),
    .required("position", .position, "The cursor."),
  ]
}

/// The named shapes.
enum SharedShapes {
  static let all: [(name: String, shape: Shape)] = [
    ("Position", position), ("Range", range), ("TextDocument", textDocument),
    ("TextEdit", textEdit), ("Suggestion", suggestion), ("InlinePrediction", inlinePrediction),
    ("Correction", correction), ("Callout", callout), ("KeyboardAction", action),
    ("KeyboardState", keyboardState), ("Location", location), ("Frame", frame),
  ]

  private static let position = Shape.object(
    .required("line", .count, "The line, from 0."),
    .required("character", .count, "The character, from 0, in units of the negotiated encoding."))

  private static let range = Shape.object(
    .required("start", .position, "The first position."),
    .required("end", .position, "The position after the last."))

  private static let textDocument = Shape.object(
    .required("uri", .string, "Its URI, exactly as it was opened."),
    .optional("version", .any, "Ignored: requests apply to the current text."))

  private static let textEdit = Shape.object(
    .required("range", .range, "The replaced range."),
    .required("newText", .string, "The replacement text."))

  private static let suggestion = Shape.object(
    .required("id", .string, "The offer's id, valid for eight more answers."),
    .required("text", .string, "The word or words."),
    .required("title", .string, "The text that a suggestion bar shows."),
    .optional("subtitle", .string, "A second line for it."),
    .required(
      "kind",
      .one(of: [
        "regular", "autocorrect", "correction", "unknown", "emoji", "replacement", "dataSource",
      ]), "The relation of the offer to the typed word."),
    .required("source", .string, "Where it comes from."),
    .required("score", .probability, "The probability that it is intended."),
    .required(
      "range", .range,
      "What newText replaces: the part of the word before the cursor, or a name that starts before it."
    ),
    .required("newText", .string, "The replacement text, with a trailing space if one is due."))

  private static let inlinePrediction = Shape.object(
    .required("id", .string, "The offer's id, valid for eight more answers."),
    .required("text", .string, "The replacement, which starts with the text there."),
    .required("range", .range, "The typed part of the word, up to the cursor."),
    .required("probability", .probability, "The probability that all of it will be typed."),
    .required(
      "parts",
      .list(
        of: .object(
          .required("text", .string, "The text to insert."),
          .optional("endsSentence", .boolean, "Whether it ends a sentence."))),
      "The text after the typed part, in parts that can be accepted one by one."))

  private static let correction = Shape.object(
    .required("text", .string, "The word or words."),
    .required("range", .range, "The typed word."),
    .required("probability", .probability, "The probability that it was intended."),
    .required("automatic", .boolean, "Whether autocorrect \"apply\" would apply it."),
    .required("reason", .string, "How it differs from the typed word."))

  private static let callout = Shape.object(
    .required("text", .string, "The text to insert."),
    .optional("title", .string, "The text to show, if it differs."),
    .required("kind", .one(of: ["character", "text", "emoji"]), "Its kind."))

  private static let action = Shape.object(
    .required("type", .one(of: ActionMessage.Kind.self), "What the key does."),
    .optional("text", .string, "The text it types."),
    .optional("name", .string, "The name of an image, a category or an action of the client's."),
    .optional("keyboardType", .string, "The keyboard it changes to."),
    .optional("returnKey", .string, "The type of the return key."),
    .optional("case", .string, "The letter case it changes to."),
    .optional("url", .string, "The URL it opens."))

  private static let keyboardState = Shape.object(
    .optional("case", .one(of: KeyboardCase.self), "The case of the letters shown."),
    .optional("type", .string, "The keys shown."),
    .optional("language", .string, "The language typed in."),
    .optional("input", .one(of: VietnameseInput.self), "The Vietnamese input method."),
    .optional("lastSpaceMilliseconds", .number, "When a space was last typed."),
    .optional("shiftMilliseconds", .number, "When shift was released."),
    .optional(
      "spaceDrag",
      .object(
        .optional("start", Shape.number.orNull, "Where the finger began to move."),
        .optional("position", .integer, "The number of steps from there.")),
      "The drag of the cursor in progress."),
    .optional(
      "insertedSpace",
      .object(
        .required("uri", .string, "The document it is in."),
        .required("position", .position, "The position after it.")),
      "The space that a punctuation mark removes."))

  private static let location = Shape.object(
    .required("x", .number, "To the right, in points."),
    .required("y", .number, "Downwards, in points."))

  private static let frame = Shape.object(
    .required("x", .number, "To the right, in points."),
    .required("y", .number, "Downwards, in points."),
    .required("width", .number, "In points."), .required("height", .number, "In points."))
}
