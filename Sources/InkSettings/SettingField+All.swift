// The list of all settings. A new setting is one more value here, and one more property of the settings it belongs to.

import InkText

extension SettingField {
  /// Every setting that has an effect, in the order of the documentation.
  package static let all: [SettingField] = [
    .document(
      "enabled", \.enabled, .flag,
      "Whether to suggest, correct and predict anything."),
    .document(
      "languages", \.languages, .languages,
      "The languages you write in, the main one first; each needs its language pack. "
        + "With a region, such as `en-GB`, its spelling is preferred."),
    .document(
      "suggestions.limit", \.suggestions.limit, .integer(in: 0...50),
      "How many suggestions to return if the client does not ask for a number."),
    .document(
      "suggestions.nextWord", \.suggestions.nextWord, .flag,
      "Whether to suggest words before the first letter of the next word is typed."),
    .document(
      "suggestions.minimumPrefix", \.suggestions.minimumPrefix, .integer(in: 0...20),
      "How many letters of a word must be typed before it is completed."),
    .document(
      "suggestions.seenAfterMilliseconds", \.suggestions.seenAfterMilliseconds,
      .integer(in: 0...10_000),
      "How long the first three suggestions must be shown to count as seen; those that were seen and passed over "
        + "while a word is typed are demoted. 0 counts all of them; fast typists who rarely look up may prefer 120."
    ),
    .document(
      "suggestions.trailingSpace", \.suggestions.trailingSpace, .flag,
      "Whether the text to insert in `inkling/autocomplete` ends with the space that is due."),
    .document(
      "suggestions.emoji", \.suggestions.emoji, .choice,
      "When to suggest emoji: `name` after a colon and the start of a name, such as `:smi`, "
        + "`word` also at the end of the list after a word that names one, `off` never."),
    .document(
      "suggestions.labelsShowTyped", \.suggestions.labelsShowTyped, .flag,
      "Whether the label of a correction or an emoji in a menu starts with the typed text, as in `teh → the`: for editors "
        + "that hide items which start differently, such as Kate and Zed."),
    .document(
      "autocorrect", \.autocorrect, .choice,
      "`off` leaves mistyped words alone, `offer` suggests corrections, `apply` also applies those that "
        + "are nearly certain at the end of the word, or of the next word if it disambiguates, if the editor requests it "
        + "(`textDocument/onTypeFormatting`); one that you revert is never made again, a replacement not until the "
        + "server ends."),
    .document(
      "replacements", \.replacements, .replacements,
      "The text to suggest for a typed word or signs, which replaces them if `autocorrect` is `apply`, such as "
        + "`{\"omw\": \"on my way\", \"->\": \"→\"}`; typed capitals are kept."),
    .document(
      "autocapitalization", \.autocapitalization, .optionalChoice(),
      "Which words to capitalize, both suggested and typed: the first word of `sentences`, all `words`, "
        + "`all` letters, or `none`; if unset, only suggestions at the start of a sentence are."),
    .document(
      "doubleSpacePeriod", \.doubleSpacePeriod, .flag,
      "Whether two spaces after a word become a full stop and a space."),
    .document(
      "keyboard.layout", \.keyboard.layout, .choice,
      "The layout of your keyboard, by which slips to a neighboring key are recognized; "
        + "`automatic` means the layout most common for the language."),
    .document(
      "keyboard.quotationMarks", \.keyboard.quotationMarks, .flag,
      "Whether an on-screen keyboard turns quotation marks into those of the language; `\"` and `'` are never changed."
    ),
    .document(
      "keyboard.endSentenceMilliseconds", \.keyboard.endSentenceMilliseconds,
      .integer(in: 0...60_000),
      "Within what time two spaces on an on-screen keyboard end a sentence, if `doubleSpacePeriod` is set."
    ),
    .document(
      "keyboard.capsLockMilliseconds", \.keyboard.capsLockMilliseconds, .integer(in: 0...60_000),
      "Within what time a second press of shift on an on-screen keyboard engages caps lock; 0 for never."
    ),
    .document(
      "keyboard.wordDeletionMilliseconds", \.keyboard.wordDeletionMilliseconds,
      .integer(in: 0...60_000),
      "How long the backspace key of an on-screen keyboard must be held before it deletes words."),
    .document(
      "keyboard.spaceLongPress", \.keyboard.spaceLongPress, .choice,
      "What the space key of an on-screen keyboard does while it is held: `moveCursor` or `languageMenu`."
    ),
    .document(
      "keyboard.spaceDragSensitivity", \.keyboard.spaceDragSensitivity, .choice,
      "How far a finger moves on the space key for one step of the cursor: 10 points with `low`, 5 with `medium`, "
        + "2 with `high`."),
    .document(
      "keyboard.audioFeedback", \.keyboard.audioFeedback, .flag,
      "Whether to tell an on-screen keyboard which sound goes with a key."),
    .document(
      "keyboard.hapticFeedback", \.keyboard.hapticFeedback, .choice,
      "The haptic feedback of an on-screen keyboard: `enabled` for every key, `minimal` when the space key "
        + "starts to move the cursor, `disabled` for none."),
    .document(
      "inlinePrediction.mode", \.inlinePrediction.mode, .choice,
      "Where to show ghost text after the cursor: `default` in prose where it is very likely "
        + "right, `no` nowhere, `yes` more readily and also in search fields, comments and strings."
    ),
    .document(
      "inlinePrediction.maximumWords", \.inlinePrediction.maximumWords, .integer(in: 1...20),
      "The maximum number of words of ghost text."),
    .document(
      "inlinePrediction.minimumProbability", \.inlinePrediction.minimumProbability, .probability,
      "The minimum probability of ghost text being right; if unset, the mode decides."),
    .document(
      "regions.prose", \.regions.prose, .choice,
      "What to do in sentences: `prose` does everything, `words` completes and flags words but "
        + "neither changes nor predicts any, `off` waits until you press a key for ghost text, or "
        + "for a menu of identifiers and words from the document."),
    .document(
      "regions.comment", \.regions.comment, .choice,
      "The same for comments; with `words`, `inlinePrediction.mode` `yes` predicts there too."),
    .document(
      "regions.string", \.regions.string, .choice, "The same for strings in programs."),
    .document(
      "regions.quotation", \.regions.quotation, .choice,
      "The same for quoted lines and the signature of an email."),
    .document(
      "regions.code", \.regions.code, .choice,
      "The same for programs, and for code blocks, code spans and formulas in text."),
    .document(
      "regions.markup", \.regions.markup, .choice,
      "The same for tags, commands, link targets and header lines."),
    .document(
      "regions.frontMatter", \.regions.frontMatter, .choice,
      "The same for YAML or TOML front matter."),
    .document(
      "diagnostics.unknownWords", \.diagnostics.unknownWords, .choice,
      "How to flag words that are in no language pack and none of your lists, however often the text contains "
        + "them; never the one you are typing. At most 1,000 per document."),
    .document(
      "callouts.overrides", \.callouts.overrides, .table(of: "variants", by: "character"),
      "Your own variants of a character, such as `{\"$\": \"$₽¥€¢£₩\"}`; with spaces between "
        + "them, variants may be longer than one character."),
    .folder(
      "callouts.input", \.callouts.input, .flag,
      "Whether an on-screen keyboard shows the character of a pressed key above it, as on phones."),
    .folder(
      "callouts.longPressMilliseconds", \.callouts.longPressMilliseconds, .integer(in: 100...5_000),
      "How long a key of an on-screen keyboard must be held before its variants are shown."),
    .folder(
      "callouts.longPressReach", \.callouts.longPressReach, .integer(in: 0...10_000),
      "How far a finger may move until then, in points."),
    .folder(
      "callouts.inputMilliseconds", \.callouts.inputMilliseconds, .integer(in: 0...5_000),
      "How long the character stays visible after its key is released."),
    .folder(
      "callouts.drag", \.callouts.drag, .choice,
      "How a drag chooses among variants: by the `location` of the finger, or by its `translation` since the press."
    ),
    .session(
      "userData.path", \.userData.path, .path, isReadAtStart: true,
      "The file with the learned and ignored words; if unset, it is in your data folder."),
    .document(
      "learning.automatic", \.learning.automatic, .flag,
      "Whether to count words, word pairs and word triples in the prose you type, on this machine only, so that "
        + "suggestions improve in other documents too."),
    .document(
      "learning.fromAcceptedText", \.learning.fromAcceptedText, .flag,
      "Whether to count text that you accepted like text that you typed."),
    .session(
      "learning.quarantine", \.learning.quarantine, .integer(in: 1...20),
      "How often you must write a new word before it is suggested in other documents."),
    .folder(
      "provider.kind", \.provider.kind, .choice,
      "The source of suggestions: the language packs on this machine (`local`), none (`disabled`), a program of your "
        + "own with the packs as a fallback (`external`), or both, ranked by score (`merged`)."
    ),
    .session(
      "provider.external.command", \.provider.external.command, .command,
      "A program of your own that makes suggestions, with its arguments; it receives what you type, and only your own "
        + "`config.json` may name it. See `schemas/provider-protocol.md`."),
    .session(
      "provider.external.deadlineMilliseconds", \.provider.external.deadlineMilliseconds,
      .integer(in: 10...10_000),
      "How long to wait for an answer of this program before the packs answer alone."),
    .session(
      "provider.external.requestsPerSecond", \.provider.external.requestsPerSecond,
      .integer(in: 1...100), "How often this program is asked at most."),
    .session(
      "provider.external.contextBytes", \.provider.external.contextBytes,
      .integer(in: 0...65_536),
      "How much of the text before the cursor this program receives."),
    .folder(
      "dataSources", \.dataSources, .dataSources,
      "Lists of items by name, such as `{\"names\": {\"items\": [\"Jon Snow\"]}, \"tags\": {\"path\": \"tags.txt\"}}`, for "
        + "text fields and documents. A file has one item per line; its path is relative to the folder of the document's "
        + "project, unless it starts with `/` or `~/`. In documents the items of `tags` are offered after `#`, all others after "
        + "`@`, or after the text in `after`."),
  ]

  /// Names that are accepted without a warning but have no effect in this version. They are in the schema but in no
  /// list of settings. A name of the protocol moves from here to `all` once the code that uses it exists; `$schema` is
  /// for editors that validate settings files.
  static let reserved = [
    "$schema",
    "limits", "trace",
  ]

  /// The settings by path.
  static let byPath = Dictionary(uniqueKeysWithValues: all.map { ($0.path, $0) })

  /// The paths of all groups of settings, in the order of their first appearance.
  static let groups: [String] = (all.map(\.path) + reserved).flatMap(SettingPath.groups)
    .reduce(into: []) { groups, group in
      if !groups.contains(group) { groups.append(group) }
    }
}
