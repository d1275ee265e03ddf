// Shapes that several methods have in common, by the names they are referred to with.

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

  /// The members that say where in which document.
  static let place: [Member] = [
    .required("textDocument", .textDocument, "The document."),
    .required("position", .position, "The cursor."),
  ]
}

/// The shapes with names.
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
    .required("end", .position, "The position behind the last."))

  private static let textDocument = Shape.object(
    .required("uri", .string, "Its URI, letter for letter as it was opened."),
    .optional("version", .any, "Not read: a request is answered for the current text."))

  private static let textEdit = Shape.object(
    .required("range", .range, "What is replaced."),
    .required("newText", .string, "What stands there then."))

  private static let suggestion = Shape.object(
    .required("id", .string, "Names the offer until eight newer answers of its document."),
    .required("text", .string, "The word or words."),
    .required("title", .string, "What a suggestion bar shows."),
    .optional("subtitle", .string, "A second line for it."),
    .required(
      "kind",
      .one(of: [
        "regular", "autocorrect", "correction", "unknown", "emoji", "replacement", "dataSource",
      ]), "What the offer is to the typed word."),
    .required("source", .string, "Where it comes from."),
    .required("score", .probability, "Probability that this is what is meant."),
    .required(
      "range", .range,
      "What newText replaces: the part of the word before the cursor, or a name that begins before it."
    ),
    .required("newText", .string, "What to put there, a trailing space included where one is due."))

  private static let inlinePrediction = Shape.object(
    .required("id", .string, "Names the offer until eight newer answers of its document."),
    .required("text", .string, "What replaces the range; it begins with what stands there."),
    .required("range", .range, "The typed part of the word, up to the cursor."),
    .required("probability", .probability, "Probability that all of it is what comes."),
    .required(
      "parts",
      .list(
        of: .object(
          .required("text", .string, "The letters to insert."),
          .optional("endsSentence", .boolean, "Whether a sentence ends with it."))),
      "The text beyond what is typed, in pieces that can be taken one by one."))

  private static let correction = Shape.object(
    .required("text", .string, "The word or words."),
    .required("range", .range, "The typed word."),
    .required("probability", .probability, "Probability that this is what was meant."),
    .required("automatic", .boolean, "Whether it would be applied with autocorrect \"apply\"."),
    .required("reason", .string, "In what it differs from what is typed."))

  private static let callout = Shape.object(
    .required("text", .string, "What is put in."),
    .optional("title", .string, "What is shown, where that is something else."),
    .required("kind", .one(of: ["character", "text", "emoji"]), "What it is."))

  private static let action = Shape.object(
    .required("type", .one(of: ActionMessage.Kind.self), "What the key does."),
    .optional("text", .string, "What it types."),
    .optional("name", .string, "The name of an image, a category or an action of the client's."),
    .optional("keyboardType", .string, "The keyboard it changes to."),
    .optional("returnKey", .string, "What its return key says."),
    .optional("case", .string, "The letters it changes to."),
    .optional("url", .string, "What it opens."))

  private static let keyboardState = Shape.object(
    .optional("case", .one(of: KeyboardStateMessage.Case.self), "Which letters it shows."),
    .optional("type", .string, "Which keys it shows."),
    .optional("language", .string, "What it types in."),
    .optional("input", .one(of: KeyboardStateMessage.Input.self), "How Vietnamese is typed."),
    .optional("lastSpaceMilliseconds", .number, "When a space was typed last."),
    .optional("shiftMilliseconds", .number, "When shift was let go."),
    .optional(
      "spaceDrag",
      .object(
        .optional("start", Shape.number.orNull, "Where the finger began to move."),
        .optional("position", .number, "How many steps it is from there.")),
      "The drag of the cursor that goes on."),
    .optional(
      "insertedSpace",
      .object(
        .required("uri", .string, "The document it is in."),
        .required("position", .position, "The place behind it.")),
      "The space that a mark takes back."))

  private static let location = Shape.object(
    .required("x", .number, "To the right, in points."),
    .required("y", .number, "Downwards, in points."))

  private static let frame = Shape.object(
    .required("x", .number, "To the right, in points."),
    .required("y", .number, "Downwards, in points."),
    .required("width", .number, "In points."), .required("height", .number, "In points."))
}
