// The limits of the wire, each a number with its unit in its name.

/// How much the wire takes and keeps.
package enum RPCLimits {
  /// The largest header block of a frame, in bytes.
  package static let headerBytes = 8 * 1024
  /// The largest body of a frame, in bytes, where settings say nothing else.
  package static let frameBytes = 64 * 1024 * 1024
  /// The most an outbox keeps for a client that does not read, in bytes.
  package static let outboxBytes = 64 * 1024 * 1024
  /// The most that is written at once, in bytes: what a pipe that can be written to surely takes.
  package static let chunkBytes = 4096
}
