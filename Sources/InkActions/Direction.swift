// The writing directions of languages.

/// The writing direction of a language.
enum Direction {
  /// Whether a language is written from right to left, by its code or its script.
  static func isRightToLeft(_ language: String?) -> Bool {
    let parts = (language ?? "").lowercased().split { $0 == "-" || $0 == "_" }
    if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 }) {
      return ["arab", "hebr", "thaa", "syrc", "nkoo", "adlm"].contains(script)
    }
    return parts.first.map { codes.contains(String($0)) } ?? false
  }

  private static let codes: Set = [
    "ar", "fa", "he", "iw", "ur", "yi", "ckb", "ps", "sd", "ug", "dv", "syr", "arc", "nqo",
    "ks", "lrc", "mzn",
  ]
}
