// The errors of the frame stream.

/// Damage to the incoming or outgoing stream of frames.
package enum FrameError: Error, Equatable, Sendable {
  /// The header block does not end within the limit, in bytes.
  case headerTooLarge(limit: Int)
  /// The header block has no `Content-Length`.
  case lengthMissing
  /// What should be a header line is none: perhaps a message without a header block, or another protocol.
  case notAHeader
  /// `Content-Type` names an encoding other than UTF-8; the body is skipped.
  case encodingUnknown
  /// `Content-Length` is not a single whole number from 0.
  case lengthInvalid
  /// The body exceeds the limit, in bytes, and is skipped.
  case bodyTooLarge(byteCount: Int, limit: Int)
  /// The other side does not read and the outbox exceeds its limit, in bytes.
  case outboxFull(limit: Int)

  /// Whether the reader still knows where the next frame begins, so that reading can continue.
  package var isRecoverable: Bool {
    switch self {
    case .bodyTooLarge, .encodingUnknown: true
    case .headerTooLarge, .lengthMissing, .notAHeader, .lengthInvalid, .outboxFull: false
    }
  }
}

extension FrameError: CustomStringConvertible {
  /// A description of the error as a sentence.
  package var description: String {
    switch self {
    case .headerTooLarge(let limit):
      "expected a header block of at most \(limit) bytes, found no end of it; the stream cannot be read further"
    case .lengthMissing:
      "expected the header Content-Length, found a header block without it; the stream cannot be read further"
    case .notAHeader:
      "expected header lines such as \"Content-Length: 20\", found something else; begin each message with them; the stream cannot be read further"
    case .encodingUnknown:
      "expected the charset utf-8 in Content-Type, found another one; the body is skipped, send it in UTF-8"
    case .lengthInvalid:
      "expected Content-Length to be one whole number from 0, found something else; the stream cannot be read further"
    case .bodyTooLarge(let byteCount, let limit):
      "expected a body of at most \(limit) bytes, found one of \(byteCount); it is skipped"
    case .outboxFull(let limit):
      "expected the other side to read, found more than \(limit) bytes waiting for it"
    }
  }
}
