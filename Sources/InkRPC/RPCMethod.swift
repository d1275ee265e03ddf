// A method: its name, the type of its parameters and, for a request, the type of its result.

package import InkJSON

/// A request: a method with a response.
package protocol RPCRequest {
  /// The type of the parameters.
  associatedtype Params: JSONReadable & SendableMetatype
  /// The type of the result.
  associatedtype Answer: JSONWritable & SendableMetatype
  /// The method name on the wire.
  static var method: String { get }
}

/// A notification: a method without a response.
package protocol RPCNotification {
  /// The type of the parameters.
  associatedtype Params: JSONReadable & SendableMetatype
  /// The method name on the wire.
  static var method: String { get }
}
