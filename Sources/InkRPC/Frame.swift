// Building frames: header and body in one buffer.

package import InkJSON

/// Functions that build complete frames, ready for an outbox.
package enum Frame {
  /// Returns a request of our own.
  package static func request(
    _ id: RequestID, _ method: String, params: (some JSONWritable)?
  ) -> [UInt8] {
    message {
      $0.member("id", id)
      $0.member("method", method)
      $0.member("params", params)
    }
  }

  /// Returns a notification of our own.
  package static func notification(_ method: String, params: (some JSONWritable)?) -> [UInt8] {
    message {
      $0.member("method", method)
      $0.member("params", params)
    }
  }

  /// Returns the response to a request.
  package static func response(_ id: RequestID, result: some JSONWritable) -> [UInt8] {
    message {
      $0.member("id", id)
      $0.member("result", result)
    }
  }

  /// Returns the response to a failed request.
  package static func response(_ id: RequestID, error: RPCError) -> [UInt8] {
    message {
      $0.member("id", id)
      $0.member("error", error)
    }
  }

  /// Returns a frame around a body that is already JSON.
  package static func frame(body: [UInt8]) -> [UInt8] {
    FrameHeader.frame(around: body)
  }

  /// An initial capacity in bytes that most responses stay below; a buffer of more than a kilobyte costs the C library
  /// a search of its free memory.
  private static let usualBytes = 960

  private static func message(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter(capacity: usualBytes)
    writer.object {
      $0.member("jsonrpc", "2.0")
      members(&$0)
    }
    return frame(body: writer.bytes)
  }
}
