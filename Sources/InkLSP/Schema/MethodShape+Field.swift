// The shapes of `inkling/field`: the events of a text field, and everything drawn for it.

extension MethodShape {
  static let fieldEvent = Shape.object(
    .required(
      "kind", .one(of: ["begin", "items", "change", "accept", "return", "end"]), "The event."),
    .optional("items", .list(of: .string), "The items, at the start or later."),
    .optional("dataSource", .string, "The name of the data source with the items."),
    .optional("generation", .count, "The generation of late items."),
    .optional("range", stretch.orNull, "The replaced range; by default the caret."),
    .optional("text", .string, "The replacement text."),
    .optional("candidate", .count, "The index of the accepted candidate."))

  static let textField = Shape.object(
    .required("text", .string, "The displayed text: the typed text and the offered rest."),
    .required("typed", .string, "The typed text."),
    .required("completion", Shape.string.orNull, "The item whose remainder is offered."),
    .required("boldRange", stretch, "The part to draw bold."),
    .required("lightRange", stretch, "The part that is only offered."),
    .required("caret", .count, "The caret position."),
    .required("candidates", .list(of: .string), "The items that start with the typed text."),
    .required("cleared", .boolean, "Whether the event cleared the field."),
    .required("returned", Shape.string.orNull, "The item that return chose."),
    .required("selection", Shape.string.orNull, "The item chosen last."),
    .required("generation", .count, "The generation to send with late items."))

  /// In units of the negotiated encoding.
  private static let stretch = Shape.object(
    .required("start", .count, "The start offset."), .required("end", .count, "Where it ends."))
}
