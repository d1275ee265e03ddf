// What the messages of this target share: the parameters are a single type that decodes itself.

package import InkJSON
package import InkRPC

/// A request whose parameters are the type itself.
///
/// Unknown members are ignored; a missing or invalid one is an error that names its path.
package protocol LanguageRequest: RPCRequest, JSONReadable, Sendable where Params == Self {}

/// A notification whose parameters are the type itself.
package protocol LanguageNotification: RPCNotification, JSONReadable, Sendable
where Params == Self {}
