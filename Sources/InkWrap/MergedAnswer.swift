// One answer of two: lists are joined, and what is resolved later keeps a note of whose it is.

import InkJSON

/// Functions that make one answer of those of two servers.
enum MergedAnswer {
  /// The answer to a method from the results of those who were asked; a partial one lacks somebody's.
  static func of(
    _ method: String, _ results: [(peer: Peer, value: JSONValue)], isPartial: Bool
  ) -> JSONValue {
    switch method {
    case Route.completion: completions(results, isPartial: isPartial)
    case Route.codeAction: codeActions(results)
    case Route.inlineCompletion: inlineCompletions(results)
    case Route.onTypeFormatting:
      results.map(\.value).first { $0.array?.isEmpty == false } ?? .null
    default: results.first?.value ?? .null
    }
  }

  /// A list that is asked for again while its word grows if either server, or a missing one, wants that.
  private static func completions(_ results: [(peer: Peer, value: JSONValue)], isPartial: Bool)
    -> JSONValue
  {
    let items = results.flatMap { peer, value in
      (value.array ?? value["items"]?.array ?? []).map { Tag.put(peer, on: $0) }
    }
    let isIncomplete = isPartial || results.contains { $0.value["isIncomplete"]?.bool == true }
    return ["isIncomplete": .bool(isIncomplete), "items": .array(items)]
  }

  private static func codeActions(_ results: [(peer: Peer, value: JSONValue)]) -> JSONValue {
    let actions = results.flatMap { peer, value in
      (value.array ?? []).map { action in
        // A bare command is run by its name and never resolved.
        action["command"]?.string == nil ? Tag.put(peer, on: action) : action
      }
    }
    return .array(actions)
  }

  private static func inlineCompletions(_ results: [(peer: Peer, value: JSONValue)]) -> JSONValue {
    let items = results.flatMap { $0.value.array ?? $0.value["items"]?.array ?? [] }
    return items.isEmpty ? .null : ["items": .array(items)]
  }
}

/// The note in an item's `data` that says whose it is, around the data that its server put there.
enum Tag {
  private static let owner = "inklingWrap"

  /// The item with its owner noted.
  static func put(_ peer: Peer, on item: JSONValue) -> JSONValue {
    guard var object = item.object else { return item }
    var data = JSONObject()
    data[owner] = .bool(peer == .inkling)
    data["data"] = object["data"]
    object["data"] = .object(data)
    return .object(object)
  }

  /// The item as its server made it, and which that is; nil for one that carries no note.
  static func take(from item: JSONValue) -> (peer: Peer, item: JSONValue)? {
    guard var object = item.object, let data = object["data"], let isOurs = data[owner]?.bool
    else { return nil }
    object["data"] = data["data"]
    return (isOurs ? .inkling : .wrapped, .object(object))
  }
}
