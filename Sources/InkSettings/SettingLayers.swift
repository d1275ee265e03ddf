// Settings from all origins, kept separate and merged: the effective values and where they come from.

package import InkJSON

/// The settings of each origin, and the effective settings that result from all of them.
package struct SettingLayers: Sendable {
  /// The layers in the order of their origins; later ones win.
  private var layers: [(origin: SettingOrigin, layer: SettingLayer)] = []
  /// The settings for the documents of a single folder, by the folder's URI, from its file and from the client. They
  /// replace those of the same origin for all documents.
  private var folderLayers: [String: [(origin: SettingOrigin, layer: SettingLayer)]] = [:]
  /// The first folder of the workspace, whose settings are those of the whole server, and apply where no document is
  /// named; nil for none.
  package var mainFolder: String?

  /// Creates layers with the built-in settings only.
  package init() {}

  /// Replaces everything an origin has set, and returns a warning for each key that cannot be accepted.
  ///
  /// With a folder, this replaces only what the origin has set for the documents there; without one, it also drops what
  /// the origin has set for folders.
  ///
  /// The settings are bare or in a member `inkling`, nested by group or under dotted names. A wrong value affects only
  /// its own key; `null`, for a key or for everything, leaves it to lower origins. The cost is one pass over the JSON
  /// and one over the list of settings.
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
    return reader.warnings
  }

  /// Discards the settings of all other folders.
  package mutating func retainFolders(_ kept: Set<String>) {
    folderLayers = folderLayers.filter { kept.contains($0.key) }
  }

  /// The URIs of the folders for which something may be set.
  package var folders: [String] { folderLayers.keys.sorted() }

  /// The effective settings of the whole server.
  package var session: SessionSettings { effective(forLanguageID: nil, in: mainFolder).session }

  /// Returns the effective settings for documents in a folder; nil for those in none.
  package func settings(ofFolder folder: String?) -> FolderSettings {
    effective(forLanguageID: nil, in: folder).folder
  }

  /// Returns the effective settings for documents in a folder, or in none, with a language id; nil for any that has no
  /// settings of its own. What any origin sets for that id wins over what any origin sets for all documents; only
  /// `session` wins over both.
  package func settings(
    ofLanguageID languageID: String?, in folder: String?
  ) -> DocumentSettings {
    effective(forLanguageID: languageID, in: folder).document
  }

  /// Returns all effective settings for documents with a language id in a folder.
  func effective(forLanguageID languageID: String?, in folder: String?) -> Settings {
    Self.settings(on: sheets(forLanguageID: languageID, in: folder))
  }

  private static func settings(on sheets: [Sheet]) -> Settings {
    var settings = Settings()
    for sheet in sheets where !sheet.values.isEmpty {
      for field in SettingField.all {
        if let value = sheet.values[field.path] { field.set(value, in: &settings) }
      }
    }
    return settings
  }

  /// Returns the origin of a setting's effective value, for all documents or for those with a language id in a folder;
  /// `builtIn` if it is not set, and for a path that is not a setting.
  package func origin(
    of path: String, forLanguageID languageID: String? = nil, in folder: String? = nil
  ) -> SettingOrigin {
    Self.origin(of: path, on: sheets(forLanguageID: languageID, in: folder))
  }

  private static func origin(of path: String, on sheets: [Sheet]) -> SettingOrigin {
    sheets.last { $0.values[path] != nil }?.origin ?? .builtIn
  }

  /// Returns every setting with its value and origin, in the order of `SettingField.all`, for documents with a language
  /// id in a folder. Those of the whole server are the same for all documents.
  package func report(
    forLanguageID languageID: String? = nil, in folder: String? = nil
  ) -> [(path: String, value: JSONValue, origin: SettingOrigin)] {
    let own = sheets(forLanguageID: languageID, in: folder)
    let main = sheets(forLanguageID: nil, in: mainFolder)
    let (settings, mainSettings) = (Self.settings(on: own), Self.settings(on: main))
    return SettingField.all.map { field in
      let isOfServer = field.scope == .session
      return (
        field.path, field.value(in: isOfServer ? mainSettings : settings),
        Self.origin(of: field.path, on: isOfServer ? main : own)
      )
    }
  }

  /// The values of one origin, by setting path.
  private typealias Sheet = (origin: SettingOrigin, values: [String: JSONValue])

  /// Returns the values that apply to a language id in a folder; later ones win.
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
  /// Replaces the layer of an origin.
  fileprivate mutating func put(_ layer: SettingLayer, from origin: SettingOrigin) {
    removeAll { $0.origin == origin }
    insert((origin, layer), at: firstIndex { origin < $0.origin } ?? count)
  }
}
