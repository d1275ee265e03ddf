// What a method is: a name, the shape of its parameters and, for a request, the shape of its answer.

package import InkJSON

/// A request: a method that is answered.
package protocol RPCRequest {
  /// What comes with it.
  associatedtype Params: JSONReadable & SendableMetatype
  /// What it is answered with.
  associatedtype Answer: JSONWritable & SendableMetatype
  /// Its name on the wire.
  static var method: String { get }
}

/// A notification: a method that is not answered.
package protocol RPCNotification {
  /// What comes with it.
  associatedtype Params: JSONReadable & SendableMetatype
  /// Its name on the wire.
  static var method: String { get }
}
