// The shapes of `inkling/field`: what happens in a text field, and all that is drawn of it.

extension MethodShape {
  static let fieldEvent = Shape.object(
    .required(
      "kind", .one(of: ["begin", "items", "change", "accept", "return", "end"]), "What happened."),
    .optional("items", .list(of: .string), "The items, at the beginning or late."),
    .optional("dataSource", .string, "The name of the data source that has them."),
    .optional("generation", .number, "What late items are sent with."),
    .optional("range", stretch.orNull, "What was replaced; without it at the caret."),
    .optional("text", .string, "What it was replaced with."),
    .optional("candidate", .count, "The candidate that was accepted."))

  static let textField = Shape.object(
    .required("text", .string, "What is shown: what is typed and what is offered behind it."),
    .required("typed", .string, "What is typed."),
    .required("completion", Shape.string.orNull, "The item whose rest is offered."),
    .required("boldRange", stretch, "What is drawn bold."),
    .required("lightRange", stretch, "What is only offered."),
    .required("caret", .count, "Where the caret stands."),
    .required("candidates", .list(of: .string), "The items that begin as typed."),
    .required("cleared", .boolean, "Whether the event has cleared the field."),
    .required("returned", Shape.string.orNull, "What return has chosen."),
    .required("selection", Shape.string.orNull, "What was chosen last."),
    .required("generation", .number, "What late items are to be sent with."))

  /// Counted in units of the negotiated encoding.
  private static let stretch = Shape.object(
    .required("start", .count, "Where it begins."), .required("end", .count, "Where it ends."))
}
