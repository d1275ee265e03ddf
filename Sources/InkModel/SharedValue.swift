// A large value that copies of its owner share until one of them changes it.

/// A value on the heap: to copy it costs one count, whatever it holds; the first change of a copy copies the value.
struct SharedValue<Value: Sendable>: Sendable {
  /// An array of one is just that.
  private var only: [Value]

  /// A value that nobody shares yet.
  init(_ value: Value) { only = [value] }

  /// The value, read and changed where it stands.
  var value: Value {
    _read { yield only[0] }
    _modify { yield &only[0] }
  }
}
