// Whether something is in a folder, by its path or URI.

extension String {
  /// Whether a path or a URI leads into a folder, compared byte by byte: names that only look alike denote different
  /// folders.
  package func isBelow(folder: String) -> Bool { path(below: folder) != nil }

  /// Returns the rest of a path or a URI that leads into a folder; nil for any other.
  package func path(below folder: String) -> Substring? {
    let start = folder.withSlash
    return utf8.starts(with: start.utf8) ? Substring(utf8.dropFirst(start.utf8.count)) : nil
  }

  /// The path or URI of a folder, with the slash at its end.
  package var withSlash: String { utf8.last == UInt8(ascii: "/") ? self : self + "/" }
}
