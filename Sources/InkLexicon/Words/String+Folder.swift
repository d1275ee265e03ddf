// Whether something is in a folder, by its path or URI.

extension String {
  /// Whether a path or a URI leads into a folder, compared byte by byte: names that only look alike denote different
  /// folders.
  package func isBelow(folder: String) -> Bool {
    let start = folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
    return utf8.starts(with: start.utf8)
  }
}
