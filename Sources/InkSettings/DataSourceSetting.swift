// Data sources as a setting: named lists of items, inline or in a file.

import InkJSON

extension FolderSettings {
  /// A list of items.
  package struct DataSource: Sendable, Hashable {
    /// The items, if they are given inline.
    package var items: [String] = []
    /// The path of the file with the items, one per line. A path that starts with neither "/" nor "~/" is relative to
    /// the folder of the document's project.
    package var path: String?
    /// The text after which they are offered in documents; nil for the default of the source's name.
    package var after: String?

    /// Whether its file is in the document's project.
    package var isInProject: Bool { path.map(Self.isInProject) ?? false }

    /// Whether a path leads into the document's project, judging by the path alone.
    static func isInProject(_ path: String) -> Bool {
      !path.isEmpty && !path.hasPrefix("/") && !path.hasPrefix("~")
        && !path.split(separator: "/").contains("..")
    }
  }
}

extension FolderSettings.DataSource {
  /// Creates a source from `{items, after?}` or `{path, after?}`; nil for anything else.
  fileprivate init?(_ json: JSONValue) {
    guard let members = json.membersOrNone else { return nil }
    for (key, value) in members {
      switch key {
      case "items":
        guard let list = value.array else { return nil }
        items = list.compactMap(\.string)
        if items.count < list.count { return nil }
      case "path":
        guard let text = value.string, Self.isPath(text) else { return nil }
        path = text
      case "after":
        guard let text = value.string, (1...40).contains(text.unicodeScalars.count) else {
          return nil
        }
        after = text
      default: return nil
      }
    }
    if (json["items"] == nil) == (path == nil) { return nil }
  }

  private static func isPath(_ text: String) -> Bool {
    !text.utf8.contains(0) && (text.hasPrefix("/") || text.hasPrefix("~/") || isInProject(text))
  }

  fileprivate var json: JSONValue {
    var object = JSONObject()
    if let path {
      object["path"] = .string(path)
    } else {
      object["items"] = .array(items.map { .string($0) })
    }
    object["after"] = after.map { .string($0) }
    return .object(object)
  }
}

extension SettingType where Value == [String: FolderSettings.DataSource] {
  /// Data sources by name.
  static var dataSources: Self {
    SettingType(
      expected: "an object of data sources by name, each with either \"items\" or a \"path\"",
      kind: "an object",
      schema: [
        "type": "object", "propertyNames": ["minLength": 1],
        "additionalProperties": [
          "type": "object",
          "properties": [
            "items": ["type": "array", "items": ["type": "string"]],
            "path": ["type": "string", "minLength": 1],
            "after": ["type": "string", "minLength": 1, "maxLength": 40],
          ],
          "oneOf": [["required": ["items"]], ["required": ["path"]]],
          "additionalProperties": false,
        ],
      ],
      read: { json in
        guard let members = json.membersOrNone else { return nil }
        var sources: [String: FolderSettings.DataSource] = [:]
        for (name, value) in members {
          guard !name.isEmpty, let source = FolderSettings.DataSource(value) else { return nil }
          sources[name] = source
        }
        return sources
      },
      write: { sources in
        .object(JSONObject(sources.sorted { $0.key < $1.key }.map { ($0.key, $0.value.json) }))
      },
      member: SettingMember(
        expected: "an object with either \"items\" or a \"path\"", kind: "an object"))
  }
}

extension SettingOrigin {
  /// Returns why this origin may not set a member of a table; nil if it may. A workspace file may only name files in
  /// its own workspace.
  func refusal(of json: JSONValue, inTable path: String) -> String? {
    guard self == .workspaceFile, path == "dataSources", let file = json["path"]?.string,
      !FolderSettings.DataSource.isInProject(file)
    else { return nil }
    return "a workspace file may only name files in its workspace, by relative paths"
  }
}
