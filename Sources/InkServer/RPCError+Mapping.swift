// The mapping from errors to the codes sent to clients.

import InkJSON
import InkRPC

extension RPCError {
  /// The error for a question about a document that was closed, or opened anew, before the answer. Clients pass over
  /// its code in silence.
  static let documentClosed = RPCError(
    .contentModified, "content modified: the document was closed before the answer")

  /// Creates the error response for an error thrown by a handler.
  init(_ error: any Error) {
    switch error {
    case let error as RPCError:
      self = error
    case let error as JSONDecodingError:
      self = .invalidParams(error)
    case let error as ServerError:
      self.init(RPCError.code(of: error), "\(error)")
    default:
      self.init(.internalError, "an internal error occurred; please report what you did")
    }
  }

  private static func code(of error: ServerError) -> RPCErrorCode {
    switch error {
    case .unknownDocument, .unknownCommand, .noPack, .noDataSource, .fieldNotEdited, .noEmoji:
      .invalidParams
    case .textUnknown: .contentModified
    case .outsideWorkspace, .withoutWords, .withoutWorkspace, .pathNotUTF8, .password,
      .readingGivenUp, .notKept, .settingNotKept:
      .requestFailed
    }
  }
}
