// What the client is told that its one server can do: everything that either of the two can.

import InkJSON

/// Functions that make the answer to `initialize` of two.
enum MergedCapabilities {
  /// The capabilities of both.
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
    // Who does not say which kinds of actions it has may have any.
    if key == "codeActionProvider", theirs != .null, theirs["codeActionKinds"] == nil {
      merged["codeActionKinds"] = nil
    }
    // What commits an item of one would commit those of the other, too.
    if key == "completionProvider" { merged["allCommitCharacters"] = nil }
    return .object(merged)
  }

  /// Objects member by member, lists one behind the other, and `true` where either says so.
  ///
  /// A provider may be an object of options or a bare truth value; the one who says more is believed.
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

  /// The first trigger of the wrapped server stays first; the others are in no order.
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
