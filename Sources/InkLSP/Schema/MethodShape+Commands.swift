// The shapes of the commands: each takes one object and gives one.

extension MethodShape {
  static let commands: [MethodShape] = wordCommands + listCommands + stateCommands

  private static let wordCommands: [MethodShape] = [
    .command(LearnWordCommand.method, "From now on this is a word.", word, gives: changedWord),
    .command(UnlearnWordCommand.method, "A taught word is taken back.", word, gives: changedWord),
    .command(
      IgnoreWordCommand.method, "A word is neither marked nor corrected any more.", word,
      gives: changedWord),
    .command(
      RemoveIgnoredWordCommand.method, "An ignored word is marked and corrected again.", word,
      gives: changedWord),
    .command(
      WordStatusCommand.method, "What is known of a word.", word,
      gives: .object(
        .required("known", .boolean, "Whether it counts as a word."),
        .required("learned", .boolean, "Whether it was taught."),
        .required("ignored", .boolean, "Whether it is ignored."),
        .required("scopes", .list(of: .string), "Where it was taught or is ignored."),
        .optional("files", .list(of: .string), "The lists of workspaces in which it stands."))),
    .command(
      AddReplacementCommand.method, "One text is to stand for another.",
      .object(
        .required("typed", .string, "What is typed: one word."),
        .required("replacement", .string, "What is meant."),
        .optional("language", .string, "The language it belongs to; without it all.")),
      gives: changed),
    .command(
      RemoveReplacementCommand.method, "A text stands for itself again.",
      .object(
        .required("typed", .string, "What is typed."),
        .optional("replacement", .string, "Not needed."),
        .optional("language", .string, "The language it belongs to; without it all.")),
      gives: changed),
    .command(
      AllowCorrectionCommand.method, "A correction that was taken back may be made again.",
      .object(
        .required("typed", .string, "What is typed: one word."),
        .required("replacement", .string, "What took its place.")),
      gives: changed),
  ]

  private static let listCommands: [MethodShape] = [
    .command(LearnedWordsCommand.method, "The taught words.", list, gives: words),
    .command(IgnoredWordsCommand.method, "The ignored words.", list, gives: words),
    .command(
      ReplacementsCommand.method, "Replacements, and corrections that were taken back.", list,
      gives: .object(
        .required("replacements", .list(of: pair), "In the order of what is typed."),
        .required("takenBack", .list(of: pair), "What is never corrected again."))),
    .command(
      ForgetCommand.method, "Forgets a part of what was learned.",
      .either(
        .object(.required("word", .string, "A word.")),
        .object(.required("uri", .string, "What was learned from and for a document.")),
        .object(.required("since", .count, "From this second since 1970 on.")),
        .object(.required("until", .count, "Up to this second since 1970.")),
        .object(.required("all", .boolean, "Everything."))),
      gives: .object(
        .required("removed", .count, "How much was forgotten, all kinds together."),
        .required("words", .count, "How many learned words."),
        .required("ignoredWords", .count, "How many words that were left alone."),
        .required("texts", .count, "How many texts that were learned from."),
        .required("replacements", .count, "How many replacements."),
        .required("corrections", .count, "How many corrections that were taken back."),
        .required("emoji", .count, "How many emoji, used or favourites."))),
    .command(
      ExportWordsCommand.method, "Writes the taught words to a file.", file, gives: fileAnswer),
    .command(ImportWordsCommand.method, "Learns the words of a file.", file, gives: fileAnswer),
  ]

  private static let stateCommands: [MethodShape] = [
    .command(
      RevertCorrectionCommand.method,
      "Takes back the correction made at a place, else the last one of the document.",
      .object(
        .required("uri", .string, "The document."), .required("position", .position, "The cursor.")),
      gives: .object(
        .required("reverted", .boolean, "Whether there was one."),
        .optional("typed", .string, "What was typed, and stands there again."),
        .optional("text", .string, "What had taken its place."),
        .optional("reason", .string, "Why it had."),
        .optional("range", .range, "Where that stood."),
        .required("message", .string, "What to say of it, in one line or two."),
        .optional("edits", .list(of: .textEdit), "For a client that takes no workspace/applyEdit."))
    ),
    .command(
      SetInlinePredictionCommand.method, "Ghost text by default, never or readily.",
      .object(
        .required("mode", .one(of: InlinePredictionMode.self), "The mode wished."), document),
      gives: .object(.required("mode", .one(of: InlinePredictionMode.self), "What holds now."))),
    .command(
      SetLanguageCommand.method, "What a document, or everything, is written in.",
      .object(
        .optional("language", Shape.string.orNull, "A BCP 47 tag; null for the settings."), document
      ),
      gives: language),
    .command(
      NextLanguageCommand.method, "Goes on to the next of the languages that are set.",
      .object(document), gives: language),
    .command(
      SetEnabledCommand.method, "Silences the server or lets it speak.",
      .object(.required("enabled", .boolean, "Whether anything is to be offered."), document),
      gives: switched),
    .command(
      SetLearningCommand.method, "Stops learning from what is typed, or goes on with it.",
      .object(.required("enabled", .boolean, "Whether anything is to be learned."), document),
      gives: switched),
    .command(
      SetFavoriteEmojiCommand.method, "An emoji is kept among the favourites, or no longer.",
      .object(
        .required("emoji", .string, "The emoji, with its skin tone."),
        .required("favorite", .boolean, "Whether it is to be a favourite.")),
      gives: changed),
    .command(
      LearnTextCommand.method, "Learns how somebody writes from a text of theirs.",
      .object(
        .required("uri", .string, "The text's URI, by which it can be forgotten."),
        .optional("text", .string, "The text; without it that of the open document."),
        .optional("languageId", .string, "What it is, which says what of it is prose."),
        .optional(
          "workDoneToken", .any, "What `$/progress` is sent under; it may stand beside `arguments`."
        )
      ),
      gives: .object(.required("words", .count, "How many words of prose were read."))),
    .command(
      LearnedTextsCommand.method, "The documents and files that were learned from.", .empty,
      gives: .object(
        .required(
          "texts",
          .list(
            of: .object(
              .required("uri", .string, "Its URI."),
              .required("origin", .string, "How it came."),
              .required("words", .count, "How many of its words were counted."),
              .required("since", .count, "The first day, in seconds since 1970."),
              .required("until", .count, "The last day, in seconds since 1970."))),
          "In the order of their names."))),
    .command(
      AcceptCommand.method, "The hint that an item was taken.",
      .object(.required("id", .string, "The offer's id.")), gives: .empty),
    .command(
      ResetAutocompleteCommand.method, "Drops the autocomplete state of a document.",
      .object(.required("uri", .string, "The document.")), gives: .empty),
  ]

  private static let switched = Shape.object(.required("enabled", .boolean, "What holds now."))

  private static let document = Shape.Member.optional(
    "uri", .string, "The document; without it everything in the session.")

  private static let word = Shape.object(
    .required("word", .string, "The word."),
    .optional("language", .string, "The language it belongs to; without it all."),
    .optional("scope", .one(of: WordArgument.Scope.self), "How far it reaches."),
    .optional(
      "uri", .string, "The document, for a scope that needs one; for a workspace, one in it."))

  private static let list = Shape.object(
    .optional("language", .string, "Only those of this language."),
    .optional("scope", .one(of: WordArgument.Scope.self), "Only those of this scope."),
    .optional("limit", .integer(in: WordListArgument.limits), "How many at most."),
    .optional("offset", .count, "How many to leave out at the front."))

  private static let file = Shape.object(
    .required("path", .string, "The file."),
    .optional("format", .one(of: WordFileArgument.Format.self), "Its format; else plain."),
    .optional("language", .string, "The language of imported words; without it all."))

  private static let fileAnswer = Shape.object(
    .required("count", .count, "How many words were written, or were new."),
    .optional("badLines", .list(of: .count), "The lines that hold no word; for an import."),
    .optional("leftOut", .count, "How many words the format cannot hold; for an export."))

  private static let words = Shape.object(
    .required(
      "words",
      .list(
        of: .object(
          .required("word", .string, "The word."),
          .required("count", .count, "How often it was written since."),
          .required("origin", .string, "How it came."),
          .required("since", .count, "When, in seconds since 1970; 0 where nobody noted it."),
          .required("scope", .one(of: WordArgument.Scope.self), "Where it holds."),
          .optional("document", .string, "The document, where the scope is one."),
          .optional("folder", .string, "The folder, where the scope is a workspace."),
          .optional("language", .string, "Its language; without it all."))),
      "In the order of the alphabet."))

  private static let pair = Shape.object(
    .required("typed", .string, "What is typed."),
    .required("replacement", .string, "What takes its place, or took it once."),
    .optional("language", .string, "Its language; without it all."),
    .required("since", .count, "Since when, in seconds since 1970."))

  private static let changed = Shape.object(
    .required("changed", .boolean, "Whether anything changed."))

  private static let changedWord = Shape.object(
    .required("changed", .boolean, "Whether anything changed."),
    .optional("file", .string, "The path of the workspace's list that was meant."),
    .required("message", .string, "What to say of it: “teh” is learned."))

  private static let language = Shape.object(
    .required("language", Shape.string.orNull, "A BCP 47 tag; null where the settings decide."))
}
