// The capabilities announced to the client: everything that either server supports.

import InkJSON

/// Functions that merge two `initialize` results.
enum MergedCapabilities {
  /// Returns the union of both servers' capabilities.
  static func of(_ wrapped: JSONObject, _ inkling: JSONObject) -> JSONObject {
    var merged = wrapped
    for (key, ours) in inkling.members {
      merged[key] = value(of: key, wrapped[key] ?? .null, ours)
    }
    return merged
  }

  private static func value(of key: String, _ theirs: JSONValue, _ ours: JSONValue) -> JSONValue {
    if key == "textDocumentSync" {
      return TextDocumentSync(theirs).merged(with: TextDocumentSync(ours))
    }
    if key == "documentOnTypeFormattingProvider" { return triggers(theirs, ours) }
    guard var merged = union(theirs, ours).object else { return union(theirs, ours) }
    // A server that does not list its kinds of actions may have any kind.
    if key == "codeActionProvider", theirs != .null, theirs["codeActionKinds"] == nil {
      merged["codeActionKinds"] = nil
    }
    // Commit characters of one server would commit the other's items too.
    if key == "completionProvider" { merged["allCommitCharacters"] = nil }
    return .object(merged)
  }

  /// Returns the union: objects member by member, lists concatenated, and `true` if either is true.
  ///
  /// A provider may be an object of options or a bare boolean; the more specific form wins.
  private static func union(_ theirs: JSONValue, _ ours: JSONValue) -> JSONValue {
    switch (theirs, ours) {
    case (.null, _), (.bool(false), _): return ours
    case (_, .null), (_, .bool): return theirs
    case (.bool(true), _): return ours
    case (.array(let left), .array(let right)):
      return .array(left + right.filter { !left.contains($0) })
    case (.object(var object), .object(let more)):
      for (key, value) in more.members { object[key] = union(object[key] ?? .null, value) }
      return .object(object)
    default: return theirs
    }
  }

  /// Keeps the wrapped server's first trigger first; the order of the others is irrelevant.
  private static func triggers(_ theirs: JSONValue, _ ours: JSONValue) -> JSONValue {
    let all = [theirs, ours].flatMap { options in
      [options["firstTriggerCharacter"]].compactMap(\.self)
        + (options["moreTriggerCharacter"]?.array ?? [])
    }
    guard let first = all.first else { return .null }
    var more: [JSONValue] = []
    for one in all.dropFirst() where one != first && !more.contains(one) { more.append(one) }
    return ["firstTriggerCharacter": first, "moreTriggerCharacter": .array(more)]
  }
}
