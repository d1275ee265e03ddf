// Settings from all origins, kept apart and laid over each other: what holds, and who says so.

package import InkJSON

/// What each origin has set, and the settings that follow from all of them together.
package struct SettingLayers: Sendable {
  /// The settings that hold where no document is named: those of ``mainFolder``.
  package private(set) var main = Settings.standard

  /// What has been set, in the order of the origins, in which later ones win.
  private var layers: [(origin: SettingOrigin, layer: SettingLayer)] = []
  /// What was set for the documents of one folder, by the folder's URI: by its file and by the client. It takes the
  /// place of what the same origin says for all documents.
  private var folderLayers: [String: [(origin: SettingOrigin, layer: SettingLayer)]] = [:]
  /// The folder whose settings hold where no folder is named; nil for none.
  package var mainFolder: String? {
    didSet { if mainFolder != oldValue { main = effective(in: mainFolder) } }
  }

  /// Creates the built-in settings alone.
  package init() {}

  /// Replaces all that an origin has set before, and gives a warning for each key it cannot take.
  ///
  /// With a folder, only what it has set for the documents there is replaced; without one, what it has set for folders
  /// is dropped as well.
  ///
  /// The settings stand bare or in a member `inkling`, nested by group. A wrong value costs its own
  /// key; `null`, for a key or for everything, leaves it to the origins below. Cost: a walk over the
  /// JSON and one over the list of settings.
  package mutating func set(
    _ json: JSONValue, from origin: SettingOrigin, in folder: String? = nil
  ) -> [SettingWarning] {
    var reader = SettingReader(origin: origin)
    reader.read(json)
    if let folder {
      folderLayers[folder, default: []].put(reader.layer, from: origin)
    } else {
      layers.put(reader.layer, from: origin)
      for folder in folderLayers.keys { folderLayers[folder]?.removeAll { $0.origin == origin } }
    }
    main = effective(in: mainFolder)
    return reader.warnings
  }

  /// Forgets what was set for other folders than these.
  package mutating func keepFolders(_ kept: Set<String>) {
    folderLayers = folderLayers.filter { kept.contains($0.key) }
    main = effective(in: mainFolder)
  }

  /// The URIs of the folders for which something may have been set.
  package var folders: [String] { folderLayers.keys.sorted() }

  /// The settings for documents of a language id in a folder, or in none: what any origin says for that id wins over
  /// what it or another says for all documents; only `session` wins over both.
  package func effective(
    forLanguageID languageID: String? = nil, in folder: String? = nil
  ) -> Settings {
    var settings = Settings.standard
    for sheet in sheets(forLanguageID: languageID, in: folder) where !sheet.values.isEmpty {
      for field in SettingField.all {
        if let value = sheet.values[field.path] { field.set(value, in: &settings) }
      }
    }
    return settings
  }

  /// The origin whose value of a setting holds, for all documents or for those of a language id and a folder;
  /// `builtIn` where nobody has set it, and for a path that is no setting.
  package func origin(
    of path: String, forLanguageID languageID: String? = nil, in folder: String? = nil
  ) -> SettingOrigin {
    origin(of: path, on: sheets(forLanguageID: languageID, in: folder))
  }

  private func origin(of path: String, on sheets: [Sheet]) -> SettingOrigin {
    sheets.last { $0.values[path] != nil }?.origin ?? .builtIn
  }

  /// Every setting with its value and the origin of it, in the order of `SettingField.all`, for documents of a language
  /// id in a folder.
  package func report(
    forLanguageID languageID: String? = nil, in folder: String? = nil
  ) -> [(path: String, value: JSONValue, origin: SettingOrigin)] {
    let settings = effective(forLanguageID: languageID, in: folder)
    let sheets = sheets(forLanguageID: languageID, in: folder)
    return SettingField.all.map { field in
      (field.path, field.value(in: settings), origin(of: field.path, on: sheets))
    }
  }

  /// Values of one origin, by the paths of their settings.
  private typealias Sheet = (origin: SettingOrigin, values: [String: JSONValue])

  /// The values that hold for a language id in a folder, in the order in which later ones win.
  private func sheets(forLanguageID languageID: String?, in folder: String?) -> [Sheet] {
    var layers = layers
    for (origin, layer) in folder.flatMap({ folderLayers[$0] }) ?? [] {
      layers.put(layer, from: origin)
    }
    let forAll = layers.map { Sheet($0.origin, $0.layer.values) }
    let own = layers.map { origin, layer in
      Sheet(origin, languageID.flatMap { layer.byLanguageID[$0] } ?? [:])
    }
    return forAll.filter { $0.origin < .session } + own + forAll.filter { $0.origin == .session }
  }
}

extension [(origin: SettingOrigin, layer: SettingLayer)] {
  /// Puts a layer in the place of what its origin has set before.
  fileprivate mutating func put(_ layer: SettingLayer, from origin: SettingOrigin) {
    removeAll { $0.origin == origin }
    insert((origin, layer), at: firstIndex { origin < $0.origin } ?? count)
  }
}
