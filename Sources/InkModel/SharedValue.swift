// A large value shared by the copies of its owner until one of them changes it.

/// A copy-on-write box: copying it costs one reference count, and the first mutation of a copy copies the value.
struct SharedValue<Value: Sendable>: Sendable {
  /// An array of one element serves as the box.
  private var only: [Value]

  /// Creates an unshared value.
  init(_ value: Value) { only = [value] }

  /// The value, read and mutated in place.
  var value: Value {
    _read { yield only[0] }
    _modify { yield &only[0] }
  }
}
