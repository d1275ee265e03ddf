// Merges the results of two servers: lists are joined, and items to be resolved later are tagged with their owner.

import InkJSON

/// Functions that merge the results of two servers.
enum MergedAnswer {
  /// Returns the merged result of a method; it is partial if the result of a server is missing.
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

  /// Returns a list that is incomplete, so that it is requested again, if either list or the merge is.
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
        // A bare command is executed by name and never resolved.
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

/// The tag in an item's `data` that names its owner and wraps the data of its server.
enum Tag {
  private static let owner = "inklingWrap"

  /// Returns the item tagged with its owner.
  static func put(_ peer: Peer, on item: JSONValue) -> JSONValue {
    guard var object = item.object else { return item }
    var data = JSONObject()
    data[owner] = .bool(peer == .inkling)
    data["data"] = object["data"]
    object["data"] = .object(data)
    return .object(object)
  }

  /// Returns the item without its tag, and its owner; nil for an item without a tag.
  static func take(from item: JSONValue) -> (peer: Peer, item: JSONValue)? {
    guard var object = item.object, let data = object["data"], let isOurs = data[owner]?.bool
    else { return nil }
    object["data"] = data["data"]
    return (isOurs ? .inkling : .wrapped, .object(object))
  }
}
