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
    effective = merged { $0.values }
    return reader.warnings
  }

  /// The settings for documents of a language id: what any origin says for that id wins over what
  /// any says for all documents.
  package func effective(forLanguageID languageID: String) -> Settings {
    guard layers.values.contains(where: { $0.byLanguageID[languageID] != nil }) else {
      return effective
    }
    return merged(onto: effective) { $0.byLanguageID[languageID] ?? [:] }
  }

  /// The origin whose value of a setting holds, for all documents or for those of a language id;
  /// `builtIn` where nobody has set it, and for a path that is no setting.
  package func origin(of path: String, forLanguageID languageID: String? = nil) -> SettingOrigin {
    let origins = layers.keys.sorted(by: >)
    let own = languageID.flatMap { languageID in
      origins.first { layers[$0]?.byLanguageID[languageID]?[path] != nil }
    }
    return own ?? origins.first { layers[$0]?.values[path] != nil } ?? .builtIn
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

  /// Lays the values that `select` picks from each layer over some settings, lowest origin first.
  private func merged(
    onto base: Settings = .standard, _ select: (SettingLayer) -> [String: JSONValue]
  ) -> Settings {
    var settings = base
    for origin in SettingOrigin.allCases {
      guard let values = layers[origin].map(select), !values.isEmpty else { continue }
      for field in SettingField.all {
        if let value = values[field.path] { field.set(value, in: &settings) }
      }
    }
    return settings
  }
}
