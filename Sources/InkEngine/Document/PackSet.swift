// Which packs something was found with: nothing found with others is valid.

/// The identity of a set of packs. Word ids belong to one set: a document model made with another set is void.
///
/// Whoever keeps one keeps it alive, so that no later set takes its address.
final class PackSet: Sendable, Equatable {
  static func == (one: PackSet, other: PackSet) -> Bool { one === other }
}
