// The one list of settings: a new setting is one more value here and one more property in `Settings`.

extension SettingField {
  /// Every setting that has an effect, in the order in which people read about them.
  package static let all: [SettingField] = [
    SettingField(
      "enabled", \.enabled, .flag,
      "Whether Inkling answers at all; if not, every list is empty."),
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
      "suggestions.trailingSpace", \.suggestions.trailingSpace, .flag,
      "Whether the text to insert of `inkling/autocomplete` ends with the space that is due."),
    SettingField(
      "autocorrect", \.autocorrect, .choice,
      "What happens to a mistyped word: nothing, an offer, or a correction made at the word end."),
    SettingField(
      "inlinePrediction.mode", \.inlinePrediction.mode, .choice,
      "Where text is shown ahead of the cursor: in prose when very sure, nowhere, or wherever fair."
    ),
    SettingField(
      "inlinePrediction.maximumWords", \.inlinePrediction.maximumWords, .integer(in: 1...20),
      "How many words are shown ahead of the cursor at most."),
    SettingField(
      "inlinePrediction.minimumProbability", \.inlinePrediction.minimumProbability, .probability,
      "How probable the first word ahead must be; unset, the mode decides."),
    SettingField(
      "callouts.overrides", \.callouts.overrides, .table(of: "variants", by: "character"),
      "Your own variants of a character, such as `{\"$\": \"$₽¥€¢£₩\"}`; with spaces between "
        + "them, variants may be longer than one character."),
    SettingField(
      "userData.path", \.userData.path, .path, scope: .server,
      "The file that learnt and ignored words are kept in; unset, it is in your data folder."),
    SettingField(
      "provider.kind", \.provider.kind, .choice, scope: .server,
      "Who makes the suggestions: the language packs on this machine, or nobody."),
  ]

  /// Names of the protocol that clients may send and this version leaves alone: they are accepted
  /// without a warning, stand in the schema as reserved, and are listed nowhere else. A name moves
  /// from here to `all` together with the code that heeds it.
  static let reserved = [
    "suggestions.emoji", "autocapitalization", "doubleSpacePeriod", "regions", "learning",
    "diagnostics", "provider.external", "dataSources", "replacements", "limits", "trace",
  ]

  /// The settings by their paths.
  static let byPath = Dictionary(uniqueKeysWithValues: all.map { ($0.path, $0) })

  /// The paths of all groups of settings, in the order in which they first appear.
  static let groups: [String] = (all.map(\.path) + reserved).flatMap(SettingPath.groups)
    .reduce(into: []) { groups, group in
      if !groups.contains(group) { groups.append(group) }
    }
}
