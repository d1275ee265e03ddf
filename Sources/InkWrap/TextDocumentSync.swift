// How a server wants to be notified of document changes.

import InkJSON

/// `TextDocumentSyncOptions`, which may also be given as a bare `TextDocumentSyncKind`.
struct TextDocumentSync {
  /// `TextDocumentSyncKind`.
  enum Change: Int64 {
    case none = 0, full = 1, incremental = 2
  }

  var openClose: Bool
  var change: Change
  /// The members `save`, `willSave` and `willSaveWaitUntil`, unchanged.
  var saving = JSONObject()

  init(_ value: JSONValue?) {
    if let kind = value?.integer {
      change = Change(rawValue: kind) ?? .none
      openClose = change != .none
      return
    }
    change = value?["change"]?.integer.flatMap { Change(rawValue: $0) } ?? .none
    openClose = value?["openClose"]?.bool ?? false
    for key in ["save", "willSave", "willSaveWaitUntil"] { saving[key] = value?[key] }
  }

  /// Returns options that suit both servers: full texts if either requires them, and save notifications if either wants
  /// them.
  func merged(with other: TextDocumentSync) -> JSONValue {
    let change = [change, other.change].contains(.full) ? Change.full : .incremental
    var options = saving
    for (key, value) in other.saving.members
    where [nil, .null, .bool(false)].contains(options[key]) {
      options[key] = value
    }
    options["openClose"] = .bool(openClose || other.openClose)
    options["change"] = .integer(change.rawValue)
    return .object(options)
  }
}
