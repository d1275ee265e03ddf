// CLDR's annotations read: what each emoji is called in a language.

package import InkLexicon

/// Names and keywords of emoji from CLDR's XML, in the order in which CLDR lists them.
///
/// Not an XML reader: it knows the elements `<annotation cp="…" type="tts">…</annotation>`, comments, and
/// entities, which is all that there is in `annotations/*.xml` and `annotationsDerived/*.xml`.
package struct EmojiAnnotations {
  private var names: [String: String] = [:]
  private var keywords: [String: [String]] = [:]
  private var order: [String] = []

  /// No annotations yet.
  package init() {}

  /// Reads a file; what it says about an emoji that is known already is taken instead.
  ///
  /// - Throws: ``PackBuildError`` for a file without any annotation.
  package mutating func read(_ xml: [UInt8]) throws {
    var scanner = ElementScanner(xml)
    var count = 0
    while let element = scanner.next(named: "annotation") {
      count += 1
      // Three arrows stand for "as in the language above", which is read by itself or not at all.
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
        what: "the file of annotations", expected: "elements <annotation>", found: "none")
    }
  }

  /// The emoji with names, without those of a skin tone of its own; symbols that are no emoji are left out.
  package var emoji: [Emoji] {
    order.compactMap { text in
      guard let name = names[text], let written = text.asColouredEmoji else { return nil }
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
  /// An emoji of CLDR's, which leaves the selectors out, as it is to be written; nil for what is no emoji and
  /// for skin tones.
  ///
  /// Scalars that are text by themselves ask for their coloured form by U+FE0F, each one of a sequence
  /// (UTS #51, fully-qualified emoji).
  fileprivate var asColouredEmoji: String? {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return nil }
    // Digits are emoji only with the frame of a key around them.
    if unicodeScalars.count == 1, first.isASCII { return nil }
    var written = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      // Tones of skin and U+1F9B0…1F9B3, kinds of hair, are no emoji but parts of them.
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
