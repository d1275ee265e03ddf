// The errors of a conversation with a server.

package import InkRPC
package import InkSystem

/// The errors of a client.
package enum ClientError: Error, Equatable {
  /// The operating system reported an error.
  case system(SystemError)
  /// The expected message did not arrive in time.
  case nothingCame(waitedFor: String, seconds: Int)
  /// The server closed its output before the expected message arrived; with how it ended, if known.
  case ended(waitedFor: String, ChildProcess.Ending?)
  /// The server sent an invalid frame.
  case notAFrame(FrameError)
  /// The server sent an invalid message.
  case notAMessage(MessageError)
  /// The server responded with an error.
  case refused(method: String, RPCError)
}

extension ClientError: CustomStringConvertible {
  /// A sentence for the user.
  package var description: String {
    switch self {
    case .system(let error): error.description
    case .nothingCame(let waitedFor, let seconds):
      "waited \(seconds) s for \(waitedFor) and nothing came; the server hangs or never sends it"
    case .ended(let waitedFor, nil): "the server closed its output before \(waitedFor) came"
    case .ended(let waitedFor, let ending?):
      "the server \(ending.sentence) before \(waitedFor) came"
    case .notAFrame(let error): "the server sent bytes that are no frame: \(error)"
    case .notAMessage(let error):
      "the server sent a frame that is no message: \(error.error.message)"
    case .refused(let method, let error):
      "the server refused \(method): \(error.message) (\(error.code.rawValue))"
    }
  }
}

extension ChildProcess.Ending {
  /// How the process ended, phrased to follow "the server".
  package var sentence: String {
    switch self {
    case .exited(let code): "ended with exit code \(code)"
    case .killed(let signal): "was ended by signal \(signal)"
    }
  }
}
