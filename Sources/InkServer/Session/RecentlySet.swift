// What a client has named, such as its text fields: those set last are kept.

/// Values by the names the client gave them, up to a limit.
struct RecentlySet<Value> {
  private var entries: [(name: String, value: Value)] = []
  private let limit: Int

  /// Creates an empty collection of at most `limit` values; that set longest ago makes room for another.
  init(limit: Int) {
    self.limit = limit
  }

  /// The value with a name; nil if there is none.
  subscript(_ name: String) -> Value? {
    get { entries.last { $0.name == name }?.value }
    set {
      entries.removeAll { $0.name == name }
      guard let newValue else { return }
      if entries.count >= limit { entries.removeFirst() }
      entries.append((name, newValue))
    }
  }
}
