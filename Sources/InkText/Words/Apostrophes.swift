// The apostrophe as it is typed and as it is printed.

extension String {
  /// The text with ’ in place of each '.
  package var withTypographicApostrophes: String { replacing("'", with: "’") }
}
