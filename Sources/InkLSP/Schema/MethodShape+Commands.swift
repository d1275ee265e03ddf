// The shapes of the commands: each takes one object and returns one.

import InkText

extension MethodShape {
  static let commands: [MethodShape] = wordCommands + listCommands + stateCommands

  private static let wordCommands: [MethodShape] = [
    .command(LearnWordCommand.method, "Learns a word.", word, gives: changedWord),
    .command(UnlearnWordCommand.method, "Unlearns a word.", word, gives: changedWord),
    .command(
      IgnoreWordCommand.method, "Stops flagging and correcting a word.", word,
      gives: changedWord),
    .command(
      RemoveIgnoredWordCommand.method, "Stops ignoring a word.", word,
      gives: changedWord),
    .command(
      WordStatusCommand.method, "Returns what is known about a word.", word,
      gives: .object(
        .required("known", .boolean, "Whether it is a known word."),
        .required("learned", .boolean, "Whether it was learned."),
        .required("ignored", .boolean, "Whether it is ignored."),
        .required("scopes", .list(of: .string), "Where it was learned or is ignored."),
        .optional("files", .list(of: .string), "The workspace word lists that contain it."))),
    .command(
      AddReplacementCommand.method, "Replaces one text with another whenever it is typed.",
      .object(
        .required("typed", .string, "The typed text: a single word."),
        .required("replacement", .string, "The text that replaces it."),
        .optional("language", .string, "Its language; by default all languages.")),
      gives: changed),
    .command(
      RemoveReplacementCommand.method, "Stops replacing a text.",
      .object(
        .required("typed", .string, "The typed text."),
        .optional("replacement", .string, "Not needed."),
        .optional("language", .string, "Its language; by default all languages.")),
      gives: changed),
    .command(
      AllowCorrectionCommand.method, "Allows a reverted correction to be made again.",
      .object(
        .required("typed", .string, "The typed text, of one line."),
        .required("replacement", .string, "The text that replaced it.")),
      gives: changed),
  ]

  private static let listCommands: [MethodShape] = [
    .command(LearnedWordsCommand.method, "Lists the learned words.", list, gives: words),
    .command(IgnoredWordsCommand.method, "Lists the ignored words.", list, gives: words),
    .command(
      ReplacementsCommand.method, "Lists the replacements and the reverted corrections.", list,
      gives: .object(
        .required("replacements", .list(of: pair), "In the order of the typed texts."),
        .required("reverted", .list(of: pair), "The corrections that are never made again."))),
    .command(
      ForgetCommand.method, "Forgets part of what was learned.",
      .either(
        .object(.required("word", .string, "A word.")),
        .object(.required("uri", .string, "Everything learned from and for a document.")),
        .object(.required("since", .count, "The start of a period, in seconds since 1970.")),
        .object(.required("until", .count, "The end of a period, in seconds since 1970.")),
        .object(
          .required("workspace", .boolean, "The words in the lists of the projects in use.")),
        .object(
          .required("all", .boolean, "Everything except the words in the lists of projects."))),
      gives: .object(
        .required("removed", .count, "The number of items forgotten, of all kinds."),
        .required("words", .count, "The number of learned words."),
        .required("ignoredWords", .count, "The number of ignored words."),
        .required("texts", .count, "The number of texts that were learned from."),
        .required("replacements", .count, "The number of replacements."),
        .required("corrections", .count, "The number of reverted corrections."),
        .required("emoji", .count, "The number of used and favorite emoji."))),
    .command(
      ExportWordsCommand.method,
      "Writes the user's words to a file; as JSON also corrections and emoji.", file,
      gives: fileAnswer),
    .command(ImportWordsCommand.method, "Adds what a file contains.", file, gives: fileAnswer),
  ]

  private static let stateCommands: [MethodShape] = [
    .command(
      RevertCorrectionCommand.method,
      "Reverts the correction made at a position, or otherwise the last one in the document.",
      .object(
        .required("uri", .string, "The document."), .required("position", .position, "The cursor.")),
      gives: .object(
        .required("reverted", .boolean, "Whether there was a correction."),
        .optional("typed", .string, "The typed text, now restored."),
        .optional("text", .string, "The text that had replaced it."),
        .optional("reason", .string, "Why it had been replaced."),
        .optional("range", .range, "Its range."),
        .required("message", .string, "A message to show, of one or two lines."),
        .optional("edits", .list(of: .textEdit), "For a client without workspace/applyEdit."))
    ),
    .command(
      SetInlinePredictionCommand.method, "Sets when ghost text is shown.",
      .object(
        .required("mode", .one(of: PredictionMode.self), "The requested mode."), document),
      gives: .object(.required("mode", .one(of: PredictionMode.self), "The mode now set."))),
    .command(
      SetLanguageCommand.method, "Sets the language of a document or the session.",
      .object(
        .optional("language", Shape.string.orNull, "A BCP 47 tag; null for the settings."), document
      ),
      gives: language),
    .command(
      NextLanguageCommand.method, "Switches to the next configured language.",
      .object(document), gives: language),
    .command(
      SetEnabledCommand.method, "Turns the server's offers off or on.",
      .object(
        .required("enabled", .boolean, "Whether anything is to be offered."), document, persists),
      gives: switched),
    .command(
      SetLearningCommand.method, "Turns learning from typed text off or on.",
      .object(
        .required("enabled", .boolean, "Whether anything is to be learned."), document, persists),
      gives: switched),
    .command(
      SetFavoriteEmojiCommand.method, "Adds an emoji to the favorites or removes it.",
      .object(
        .required("emoji", .string, "The emoji, with its skin tone."),
        .required("favorite", .boolean, "Whether it is to be a favorite.")),
      gives: changed),
    .command(
      LearnTextCommand.method, "Learns the user's writing from a text of theirs.",
      .object(
        .required("uri", .string, "The text's URI, under which it can be forgotten."),
        .optional("text", .string, "The text; by default that of the open document."),
        .optional("languageId", .string, "Its language id, which determines what is prose."),
        .optional(
          "workDoneToken", .either(.string, .integer),
          "The token for `$/progress`; it may be next to `arguments`.")),
      gives: .object(.required("words", .count, "The number of words of prose read."))),
    .command(
      LearnedTextsCommand.method, "Lists the documents and files learned from.", .empty,
      gives: .object(
        .required(
          "texts",
          .list(
            of: .object(
              .required("uri", .string, "Its URI."),
              .required("origin", .string, "How it was learned."),
              .required("words", .count, "The number of its words that were counted."),
              .required("since", .count, "The first day, in seconds since 1970."),
              .required("until", .count, "The last day, in seconds since 1970."))),
          "In the order of their URIs."))),
    .command(
      AcceptCommand.method, "A hint that an item was accepted.",
      .object(.required("id", .string, "The offer's id.")), gives: .empty),
    .command(
      ResetAutocompleteCommand.method, "Drops the autocomplete state of a document.",
      .object(.required("uri", .string, "The document.")), gives: .empty),
  ]

  private static let switched = Shape.object(.required("enabled", .boolean, "Whether it is on."))

  private static let document = Shape.Member.optional(
    "uri", .string, "The document; by default the whole session.")

  private static let persists = Shape.Member.optional(
    "persist", .boolean,
    "Whether it is also written into the user's settings file, for later sessions; not with a uri.")

  private static let word = Shape.object(
    .required("word", .string, "The word."),
    .optional("language", .string, "Its language; by default all languages."),
    .optional("scope", .one(of: WordArgument.Scope.self), "Its scope."),
    .optional(
      "uri", .string, "The document, for a scope that needs one; for a workspace, one in it."))

  private static let list = Shape.object(
    .optional("language", .string, "Only those of this language."),
    .optional("scope", .one(of: WordArgument.Scope.self), "Only those of this scope."),
    .optional("limit", .integer(in: WordListArgument.limits), "The maximum number of entries."),
    .optional("offset", .count, "The number of entries to skip."))

  private static let file = Shape.object(
    .required("path", .string, "The file."),
    .optional("format", .one(of: WordListFormat.self), "Its format; by default plain."),
    .optional("language", .string, "The language of imported words; by default all."))

  private static let fileAnswer = Shape.object(
    .required("count", .count, "The number of items written, or of new ones read, of all kinds."),
    .required("words", .count, "The number of learned words."),
    .required("ignoredWords", .count, "The number of ignored words."),
    .required("replacements", .count, "The number of replacements."),
    .required("corrections", .count, "The number of reverted corrections."),
    .required("emoji", .count, "The number of used and favorite emoji."),
    .optional(
      "badLines", .list(of: .count), "The lines without a word, the first 1,000; for an import."),
    .optional("moreBadLines", .count, "The number of further lines without a word."),
    .optional("leftOut", .count, "The number of entries the format cannot hold."))

  private static let words = Shape.object(
    .required(
      "words",
      .list(
        of: .object(
          .required("word", .string, "The word."),
          .required("count", .count, "How often it was written since."),
          .required("origin", .string, "How it was learned."),
          .required("since", .count, "When, in seconds since 1970; 0 if unknown."),
          .required("scope", .one(of: WordArgument.Scope.self), "Its scope."),
          .optional("document", .string, "The document, if the scope is one."),
          .optional("folder", .string, "The folder, if the scope is a workspace."),
          .optional("language", .string, "Its language; by default all."))),
      "In alphabetical order."))

  private static let pair = Shape.object(
    .required("typed", .string, "The typed text."),
    .required("replacement", .string, "The text that replaces it, or once did."),
    .optional("language", .string, "Its language; by default all."),
    .required("since", .count, "When it was added, in seconds since 1970."))

  private static let changed = Shape.object(
    .required("changed", .boolean, "Whether anything changed."))

  private static let changedWord = Shape.object(
    .required("changed", .boolean, "Whether anything changed."),
    .optional("file", .string, "The path of the workspace word list concerned."),
    .required("message", .string, "A message to show: “teh” is learned."))

  private static let language = Shape.object(
    .required("language", Shape.string.orNull, "A BCP 47 tag; null if the settings decide."))
}
