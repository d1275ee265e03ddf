// Why a conversation could not go on.

package import InkRPC
package import InkSystem

/// What can go wrong between a client and its server.
package enum ClientError: Error, Equatable {
  /// The operating system refused.
  case system(SystemError)
  /// Nothing of what was waited for came in time.
  case nothingCame(waitedFor: String, seconds: Int)
  /// The server closed its output before what was waited for came; how it ended, where that is known.
  case ended(waitedFor: String, ChildProcess.Ending?)
  /// The server sent something that is no frame.
  case notAFrame(FrameError)
  /// The server sent a frame that is no message.
  case notAMessage(MessageError)
  /// The server answered a request with an error.
  case refused(method: String, RPCError)
}

extension ClientError: CustomStringConvertible {
  /// One sentence for a person.
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
  /// How it ended, to follow "the server".
  package var sentence: String {
    switch self {
    case .exited(let code): "ended with exit code \(code)"
    case .killed(let signal): "was ended by signal \(signal)"
    }
  }
}
