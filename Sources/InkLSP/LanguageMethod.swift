// What the messages of this target have in common: what comes with each is one type, which reads itself.

package import InkJSON
package import InkRPC

/// A request whose parameters are the type itself.
///
/// Unknown members are passed over; a missing or impossible one is an error that names its path.
package protocol LanguageRequest: RPCRequest, JSONReadable, Sendable where Params == Self {}

/// A command that takes what other commands take, too: its parameters are a type of their own.
package protocol LanguageCommand: RPCRequest {}

/// A notification whose parameters are the type itself.
package protocol LanguageNotification: RPCNotification, JSONReadable, Sendable
where Params == Self {}
