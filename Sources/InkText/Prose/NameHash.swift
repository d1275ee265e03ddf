// The hashes by which states and tables know names: of delimiters, directives and commands.

/// Returns the hash of a name. Two names with the same hash are considered equal, so that either closes what the other
/// opened.
func nameHash(_ name: Span<UInt8>) -> UInt32 {
  var hash = FNVHash()
  for index in name.indices { hash.combine(name[index]) }
  return UInt32(truncatingIfNeeded: hash.value)
}

/// Returns the hashes of names separated by spaces.
func nameHashes(_ names: String) -> Set<UInt32> {
  Set(names.split(separator: " ").map { nameHash(String($0)) })
}

/// Returns the hash of a name.
func nameHash(_ name: String) -> UInt32 {
  let bytes = Array(name.utf8)
  return nameHash(bytes.span)
}
