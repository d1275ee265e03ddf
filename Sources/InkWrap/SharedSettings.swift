// Settings for both servers in one value: those under our name are Inkling's, all others the wrapped server's.

import InkJSON

/// The settings that a client has for the server it sees, whether sent with `initialize` or later.
struct SharedSettings {
  private let settings: JSONValue

  init(_ settings: JSONValue) { self.settings = settings }

  /// Whether they set something for either server; clients also send `null`, an empty object or an empty text.
  var isOfAnyone: Bool { settings.object?.isEmpty == false }

  /// The members under our name, either `inkling` or such as `inkling.enabled`; nil if there are none. Bare settings
  /// are the wrapped server's.
  var ours: JSONValue? {
    let members = (settings.object?.members ?? []).filter { Self.isOurs($0.key) }
    return members.isEmpty ? nil : .object(JSONObject(members.map { ($0.key, $0.value) }))
  }

  /// The settings without ours.
  var theirs: JSONValue {
    guard let object = settings.object else { return settings }
    let members = object.members.filter { !Self.isOurs($0.key) }
    return .object(JSONObject(members.map { ($0.key, $0.value) }))
  }

  private static func isOurs(_ name: String) -> Bool {
    name == "inkling" || name.hasPrefix("inkling.")
  }
}
