// Reading of CLDR annotations: the names of emoji in a language.

package import InkLexicon

/// Names and keywords of emoji from CLDR's XML, in CLDR's order.
///
/// This is not an XML parser: it understands elements `<annotation cp="…" type="tts">…</annotation>`, comments and
/// entities, which is all that `annotations/*.xml` and `annotationsDerived/*.xml` contain.
package struct EmojiAnnotations {
  private var names: [String: String] = [:]
  private var keywords: [String: [String]] = [:]
  private var order: [String] = []

  /// Creates empty annotations.
  package init() {}

  /// Reads a file, whose data replace those of emoji already known.
  ///
  /// - Throws: ``PackBuildError`` for a file without any annotation.
  package mutating func read(_ xml: [UInt8]) throws {
    var scanner = ElementScanner(xml)
    var count = 0
    while let element = scanner.next(named: "annotation") {
      count += 1
      // Three arrows mean "as in the parent language", whose file is read separately if at all.
      guard let text = element.attributes["cp"], element.text != "↑↑↑", !element.text.isEmpty else {
        continue
      }
      if names[text] == nil, keywords[text] == nil { order.append(text) }
      if element.attributes["type"] == "tts" {
        names[text] = element.text
      } else {
        keywords[text] = element.text.split(separator: "|").map(\.trimmed)
      }
    }
    if count == 0 {
      throw PackBuildError.damaged(
        what: "annotations file", expected: "elements <annotation>", found: "none")
    }
  }

  /// The emoji that have names, excluding skin-tone variants and symbols that are not emoji.
  package var emoji: [Emoji] {
    order.compactMap { text in
      guard let name = names[text], let written = text.asColoredEmoji else { return nil }
      var known: Set = [name]
      let keywords = (keywords[text] ?? []).filter { !$0.isEmpty && known.insert($0).inserted }
      return Emoji(text: written, name: name, keywords: keywords)
    }
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}

extension String {
  /// The fully qualified form of an emoji from CLDR, which omits variation selectors; nil for skin tones and for texts
  /// that are not emoji.
  ///
  /// Scalars with text presentation by default require U+FE0F for their colored form, each one of a sequence (UTS #51,
  /// fully-qualified emoji).
  fileprivate var asColoredEmoji: String? {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return nil }
    // Digits are emoji only as keycaps.
    if unicodeScalars.count == 1, first.isASCII { return nil }
    var written = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      // Skin tones and the hair components U+1F9B0…1F9B3 are only parts of emoji.
      if scalar.properties.isEmojiModifier { return nil }
      if unicodeScalars.count == 1, (0x1F9B0...0x1F9B3).contains(scalar.value) { return nil }
      written.append(scalar)
      if scalar.properties.isEmoji, !scalar.properties.isEmojiPresentation {
        written.append("\u{FE0F}")
      }
    }
    return String(written)
  }
}
