// Making frames: header and body in one buffer.

package import InkJSON

/// Functions that make whole frames, ready for an outbox.
package enum Frame {
  /// A request of ours.
  package static func request(
    _ id: RequestID, _ method: String, params: (some JSONWritable)?
  ) -> [UInt8] {
    message {
      $0.member("id", id)
      $0.member("method", method)
      $0.member("params", params)
    }
  }

  /// A notification of ours.
  package static func notification(_ method: String, params: (some JSONWritable)?) -> [UInt8] {
    message {
      $0.member("method", method)
      $0.member("params", params)
    }
  }

  /// The answer to a request.
  package static func response(_ id: RequestID, result: some JSONWritable) -> [UInt8] {
    message {
      $0.member("id", id)
      $0.member("result", result)
    }
  }

  /// The answer to a request that failed.
  package static func response(_ id: RequestID, error: RPCError) -> [UInt8] {
    message {
      $0.member("id", id)
      $0.member("error", error)
    }
  }

  /// A body that is JSON already.
  package static func frame(body: [UInt8]) -> [UInt8] {
    FrameHeader.frame(around: body)
  }

  /// Most answers have fewer bytes.
  private static let usualBytes = 1500

  private static func message(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter(capacity: usualBytes)
    writer.object {
      $0.member("jsonrpc", "2.0")
      members(&$0)
    }
    return frame(body: writer.bytes)
  }
}
