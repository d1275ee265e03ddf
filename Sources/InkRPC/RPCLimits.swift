// The limits of the wire protocol, with their units in their names.

/// The sizes that the wire protocol accepts and buffers.
package enum RPCLimits {
  /// The largest header block of a frame, in bytes.
  package static let headerBytes = 8 * 1024
  /// The largest body of a frame, in bytes, unless the settings say otherwise.
  static let frameBytes = 64 * 1024 * 1024
  /// How much of a body that cannot be read is searched for what it was, in bytes.
  package static let beginningBytes = 1024
  /// The most that an outbox holds for a client that does not read, in bytes.
  static let outboxBytes = 64 * 1024 * 1024
  /// The most that is written at once, in bytes; a writable pipe accepts this much without blocking.
  package static let chunkBytes = 4096
}
