// The one list of settings: a new setting is one more value here and one more property in `Settings`.

extension SettingField {
  /// Every setting that has an effect, in the order in which people read about them.
  package static let all: [SettingField] = [
    SettingField(
      "enabled", \.enabled, .flag,
      "Whether anything is suggested, corrected and predicted."),
    SettingField(
      "languages", \.languages, .languages,
      "The languages you write in, the main one first; each needs its language pack."),
    SettingField(
      "suggestions.limit", \.suggestions.limit, .integer(in: 0...50),
      "How many suggestions are given where the client asks for no number."),
    SettingField(
      "suggestions.nextWord", \.suggestions.nextWord, .flag,
      "Whether words are suggested before the first letter of the next word is typed."),
    SettingField(
      "suggestions.minimumPrefix", \.suggestions.minimumPrefix, .integer(in: 0...20),
      "How many letters of a word must be typed before it is completed."),
    SettingField(
      "suggestions.seenAfterMilliseconds", \.suggestions.seenAfterMilliseconds,
      .integer(in: 0...10_000),
      "How long suggestions have to show until they count as seen; what was seen while a word is typed, and "
        + "typed past, sinks. 0 counts all of them; who types fast and looks up seldom may want 120."
    ),
    SettingField(
      "suggestions.trailingSpace", \.suggestions.trailingSpace, .flag,
      "Whether the text to insert of `inkling/autocomplete` ends with the space that is due."),
    SettingField(
      "suggestions.emoji", \.suggestions.emoji, .choice,
      "When emoji are suggested: `name` behind a colon and the beginning of a name, such as `:smi`, "
        + "`word` also at the end of the list behind a word that names one, `off` never."),
    SettingField(
      "suggestions.labelsShowTyped", \.suggestions.labelsShowTyped, .flag,
      "Whether the label of a correction or an emoji in a menu begins with what is typed, as in `teh → the`: for editors "
        + "that leave out what begins otherwise, such as Kate and Zed."),
    SettingField(
      "autocorrect", \.autocorrect, .choice,
      "`off` leaves mistyped words alone, `offer` suggests corrections, `apply` also makes those that "
        + "are as good as certain when the word is ended, or the next one where that tells, where the editor asks for it "
        + "(`textDocument/onTypeFormatting`); one you take back is never made again."),
    SettingField(
      "replacements", \.replacements, .table(of: "texts", by: "typed word"),
      "What is suggested for a typed word, and takes its place where `autocorrect` is `apply`, such as "
        + "`{\"omw\": \"on my way\"}`; capitals that are typed are kept."),
    SettingField(
      "autocapitalization", \.autocapitalization, .optionalChoice(),
      "Which words are given a capital, suggested and typed ones alike: those that begin a `sentences`, all `words`, "
        + "`all` letters, or `none`; unset, only suggestions begin sentences with one."),
    SettingField(
      "doubleSpacePeriod", \.doubleSpacePeriod, .flag,
      "Whether two spaces behind a word become a full stop and a space."),
    SettingField(
      "keyboard.layout", \.keyboard.layout, .choice,
      "Where the letters are on your keyboard, so that slips to a neighbouring key are known as such; "
        + "`automatic` takes the layout that people who write the language mostly have."),
    SettingField(
      "keyboard.quotationMarks", \.keyboard.quotationMarks, .flag,
      "Whether on an on-screen keyboard marks of quotation become those of the language; `\"` and `'` never do."
    ),
    SettingField(
      "keyboard.endSentenceMilliseconds", \.keyboard.endSentenceMilliseconds,
      .integer(in: 0...60_000),
      "Within what time two spaces on an on-screen keyboard end a sentence, where `doubleSpacePeriod` is set."
    ),
    SettingField(
      "keyboard.capsLockMilliseconds", \.keyboard.capsLockMilliseconds, .integer(in: 0...60_000),
      "Within what time a second shift on an on-screen keyboard locks the capitals; 0 for never."),
    SettingField(
      "keyboard.wordDeletionMilliseconds", \.keyboard.wordDeletionMilliseconds,
      .integer(in: 0...60_000),
      "How long the backspace key of an on-screen keyboard is held before it deletes words."),
    SettingField(
      "keyboard.spaceLongPress", \.keyboard.spaceLongPress, .choice,
      "What the space key of an on-screen keyboard does while it is held: `moveCursor` or `languageMenu`."
    ),
    SettingField(
      "keyboard.spaceDragSensitivity", \.keyboard.spaceDragSensitivity, .choice,
      "How far a finger moves on the space key for one step of the cursor: 10 points with `low`, 5 with `medium`, "
        + "2 with `high`."),
    SettingField(
      "keyboard.audioFeedback", \.keyboard.audioFeedback, .flag,
      "Whether an on-screen keyboard is told which sound goes with a key."),
    SettingField(
      "keyboard.hapticFeedback", \.keyboard.hapticFeedback, .choice,
      "What an on-screen keyboard is told to let feel: with `enabled` each key, with `minimal` that the space key "
        + "moves the cursor, with `disabled` nothing."),
    SettingField(
      "inlinePrediction.mode", \.inlinePrediction.mode, .choice,
      "Where text is shown ahead of the cursor: `default` in prose where it is very probably "
        + "right, `no` nowhere, `yes` more readily and also in search fields, comments and strings."
    ),
    SettingField(
      "inlinePrediction.maximumWords", \.inlinePrediction.maximumWords, .integer(in: 1...20),
      "How many words are shown ahead of the cursor at most."),
    SettingField(
      "inlinePrediction.minimumProbability", \.inlinePrediction.minimumProbability, .probability,
      "How probable a ghost must be to be right; unset, the mode decides."),
    SettingField(
      "regions.prose", \.regions.prose, .choice,
      "What is done in sentences: `prose` is everything, `words` completes and marks words and "
        + "neither changes nor predicts any, `off` waits until you ask by a key: for ghost text, or "
        + "in a menu for names and words that the document has."),
    SettingField(
      "regions.comment", \.regions.comment, .choice,
      "The same for comments; with `words`, `inlinePrediction.mode` `yes` predicts there too."),
    SettingField(
      "regions.string", \.regions.string, .choice, "The same for the strings of programs."),
    SettingField(
      "regions.quotation", \.regions.quotation, .choice,
      "The same for quoted lines and the signature of a mail."),
    SettingField(
      "regions.code", \.regions.code, .choice,
      "The same for programs, and for code blocks, code spans and formulas in texts."),
    SettingField(
      "regions.markup", \.regions.markup, .choice,
      "The same for tags, commands, link targets and header lines."),
    SettingField(
      "regions.frontMatter", \.regions.frontMatter, .choice,
      "The same for the YAML or TOML before a text."),
    SettingField(
      "diagnostics.unknownWords", \.diagnostics.unknownWords, .choice,
      "How words are marked that no language and no list of yours knows, however often the text has "
        + "them; never the one you are typing. At most 1,000 in a document."),
    SettingField(
      "callouts.overrides", \.callouts.overrides, .table(of: "variants", by: "character"),
      "Your own variants of a character, such as `{\"$\": \"$₽¥€¢£₩\"}`; with spaces between "
        + "them, variants may be longer than one character."),
    SettingField(
      "callouts.input", \.callouts.input, .flag, scope: .server,
      "Whether an on-screen keyboard shows the character of a pressed key above it, as on phones."),
    SettingField(
      "callouts.longPressMilliseconds", \.callouts.longPressMilliseconds, .integer(in: 100...5_000),
      scope: .server,
      "How long a key of an on-screen keyboard is held before its variants are shown."),
    SettingField(
      "callouts.longPressReach", \.callouts.longPressReach, .integer(in: 0...10_000),
      scope: .server,
      "How many points a finger may have moved by then."),
    SettingField(
      "callouts.inputMilliseconds", \.callouts.inputMilliseconds, .integer(in: 0...5_000),
      scope: .server,
      "How long the character is still shown after its key was let go."),
    SettingField(
      "callouts.drag", \.callouts.drag, .choice, scope: .server,
      "How a drag chooses among variants: by the `location` of the finger, or by its `translation` since the press."
    ),
    SettingField(
      "userData.path", \.userData.path, .path, scope: .start,
      "The file that learned and ignored words are kept in; unset, it is in your data folder."),
    SettingField(
      "learning.automatic", \.learning.automatic, .flag,
      "Whether words, pairs and triples of words are counted in what you type in prose, on this machine only, so that "
        + "suggestions get better in other documents too."),
    SettingField(
      "learning.fromAcceptedText", \.learning.fromAcceptedText, .flag,
      "Whether text that you accepted is counted like text that you typed."),
    SettingField(
      "learning.quarantine", \.learning.quarantine, .integer(in: 1...20), scope: .server,
      "How often you must have written a new word before it is suggested in other documents."),
    SettingField(
      "provider.kind", \.provider.kind, .choice, scope: .server,
      "Who makes the suggestions: the language packs on this machine (`local`), nobody (`disabled`), a program of your "
        + "own and the packs where it has nothing (`external`), or both by their scores (`merged`)."
    ),
    SettingField(
      "provider.external.command", \.provider.external.command, .command, scope: .server,
      "A program of your own that makes suggestions, with its arguments; it is given what you type, and only your own "
        + "`config.json` may name it. See `schemas/provider-protocol.md`."),
    SettingField(
      "provider.external.deadlineMilliseconds", \.provider.external.deadlineMilliseconds,
      .integer(in: 10...10_000), scope: .server,
      "How long an answer of this program is awaited before the packs answer alone."),
    SettingField(
      "provider.external.requestsPerSecond", \.provider.external.requestsPerSecond,
      .integer(in: 1...100), scope: .server, "How often this program is asked at most."),
    SettingField(
      "provider.external.contextBytes", \.provider.external.contextBytes,
      .integer(in: 0...65_536), scope: .server,
      "How much of the text before the cursor this program is given."),
    SettingField(
      "dataSources", \.dataSources, .dataSources, scope: .server,
      "Lists of items by name, such as `{\"names\": {\"items\": [\"Jon Snow\"]}, \"tags\": {\"path\": \"tags.txt\"}}`, for "
        + "text fields and documents. A file has an item a line; its path begins in the folder of the document's project, "
        + "unless it begins with `/` or `~/`. In documents the items of `tags` are offered behind `#`, all others behind "
        + "`@`, or behind what `after` says."),
  ]

  /// Names that may be sent and that this version leaves alone: they are accepted without a warning
  /// and stand in the schema, but in no list of settings. A name of the protocol moves from here to
  /// `all` together with the code that heeds it; `$schema` is for editors that check settings files.
  static let reserved = [
    "$schema",
    "limits", "trace",
  ]

  /// The settings by their paths.
  static let byPath = Dictionary(uniqueKeysWithValues: all.map { ($0.path, $0) })

  /// The paths of all groups of settings, in the order in which they first appear.
  static let groups: [String] = (all.map(\.path) + reserved).flatMap(SettingPath.groups)
    .reduce(into: []) { groups, group in
      if !groups.contains(group) { groups.append(group) }
    }
}
