// What can be wrong with an endpoint, or with its responses.

import InkJSON

/// An error of the provider; none contains text of the user or a key.
enum EndpointError: Error, Equatable, CustomStringConvertible {
  case unreadable(JSONError)
  case wrong(JSONDecodingError)
  case noKey(String)
  case keyInTheOpen
  case keyOutsideHeaders
  case notHTTP
  case transfer(String)
  case status(Int)
  case tooLarge(limit: Int)
  case notThere(pointer: String)

  var description: String {
    switch self {
    case .unreadable(let error): "expected JSON: \(error)"
    case .wrong(let error): "\(error)"
    case .noKey(let name): "expected a key in the environment variable \(name), found none; set it"
    case .keyInTheOpen:
      "expected https for a request with a key, found http to another machine; use https"
    case .keyOutsideHeaders:
      "expected \"${env:…}\" only in query and headers, found it in url or body; move it there"
    case .notHTTP: "url: expected one that begins with http:// or https://, found another"
    case .transfer(let reason): "the request failed: \(reason)"
    case .status(let status): "expected a status from 200 to 299, found \(status)"
    case .tooLarge(let limit): "expected at most \(limit) bytes, found more"
    case .notThere(let pointer): "expected results at \"\(pointer)\", found none"
    }
  }
}
