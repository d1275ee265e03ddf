// The one map from whatever went wrong to the code that a client is told.

import InkJSON
import InkRPC

extension RPCError {
  /// Creates the answer that tells of an error in a handler.
  init(_ error: any Error) {
    switch error {
    case let error as RPCError:
      self = error
    case let error as JSONDecodingError:
      self = .invalidParams(error)
    case let error as ServerError:
      self.init(RPCError.code(of: error), "\(error)")
    default:
      self.init(.internalError, "the server made a mistake; please report what you did")
    }
  }

  private static func code(of error: ServerError) -> RPCErrorCode {
    switch error {
    case .unknownDocument, .unknownCommand, .noPack, .noDataSource, .fieldNotEdited: .invalidParams
    case .outsideWorkspace, .withoutWords, .withoutWorkspace, .password, .readingGivenUp, .notKept:
      .requestFailed
    }
  }
}
