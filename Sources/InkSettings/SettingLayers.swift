// Settings from all origins, kept apart and laid over each other: what holds, and who says so.

package import InkJSON

/// What each origin has set, and the settings that follow from all of them together.
package struct SettingLayers: Sendable {
  /// The settings that hold where no language id has its own.
  package private(set) var effective = Settings.standard

  private var layers: [SettingOrigin: SettingLayer] = [:]

  /// The built-in settings alone.
  package init() {}

  /// Replaces all that an origin has set before, and gives a warning for each key it cannot take.
  ///
  /// The settings stand bare or in a member `inkling`, nested by group. A wrong value costs its own
  /// key; `null`, for a key or for everything, leaves it to the origins below. Cost: a walk over the
  /// JSON and one over the list of settings.
  package mutating func set(_ json: JSONValue, from origin: SettingOrigin) -> [SettingWarning] {
    var reader = SettingReader(origin: origin)
    reader.read(json)
    layers[origin] = reader.layer
    effective = settings(forLanguageID: nil)
    return reader.warnings
  }

  /// The settings for documents of a language id: what any origin says for that id wins over what it
  /// or another says for all documents; only `document` wins over both.
  package func effective(forLanguageID languageID: String) -> Settings {
    let isSpecial = layers.values.contains { $0.byLanguageID[languageID] != nil }
    return isSpecial ? settings(forLanguageID: languageID) : effective
  }

  /// The origin whose value of a setting holds, for all documents or for those of a language id;
  /// `builtIn` where nobody has set it, and for a path that is no setting.
  package func origin(of path: String, forLanguageID languageID: String? = nil) -> SettingOrigin {
    sheets(forLanguageID: languageID).last { $0.values[path] != nil }?.origin ?? .builtIn
  }

  /// Every setting with its value and the origin of it, in the order of `SettingField.all`.
  package func report(
    forLanguageID languageID: String? = nil
  ) -> [(path: String, value: JSONValue, origin: SettingOrigin)] {
    let settings = languageID.map { effective(forLanguageID: $0) } ?? effective
    return SettingField.all.map { field in
      (
        field.path, field.value(in: settings),
        origin(of: field.path, forLanguageID: languageID)
      )
    }
  }

  /// Values of one origin, by the paths of their settings.
  private typealias Sheet = (origin: SettingOrigin, values: [String: JSONValue])

  /// The values that hold for a language id, in the order in which later ones win.
  private func sheets(forLanguageID languageID: String?) -> [Sheet] {
    let origins = SettingOrigin.allCases.filter { layers[$0] != nil }
    let forAll = origins.map { Sheet($0, layers[$0]?.values ?? [:]) }
    let own = origins.map { origin in
      Sheet(origin, languageID.flatMap { layers[origin]?.byLanguageID[$0] } ?? [:])
    }
    return forAll.filter { $0.origin < .document } + own + forAll.filter { $0.origin == .document }
  }

  /// The built-in settings with all values laid over them that hold for a language id.
  private func settings(forLanguageID languageID: String?) -> Settings {
    var settings = Settings.standard
    for sheet in sheets(forLanguageID: languageID) where !sheet.values.isEmpty {
      for field in SettingField.all {
        if let value = sheet.values[field.path] { field.set(value, in: &settings) }
      }
    }
    return settings
  }
}
