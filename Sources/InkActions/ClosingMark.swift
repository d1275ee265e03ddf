// Which marks directly follow the word before them.

import InkText

/// The rule of punctuation marks after an automatic space.
package enum ClosingMark {
  /// Whether a typed mark directly follows the word before it, so that no space belongs between them. Opening brackets
  /// and quotes do not; an ambiguous mark closes if a quotation is open in the line's text; French keeps its spaces.
  package static func isClose(_ mark: String, after text: String, _ language: String?) -> Bool {
    guard mark.count == 1, let character = mark.first else { return false }
    let code = primaryLanguage(of: language)
    switch character {
    case ".", ",", "…", "、", "，", "،", "؛", "%": return true
    case ":", ";", "!", "?": return code != "fr"
    case "\"": return !text.count { $0 == "\"" }.isMultiple(of: 2)
    default: break
    }
    if let scalar = mark.unicodeScalars.first, scalar.closesBracket || scalar.endsSentence {
      return true
    }
    let marks = QuotationMarks(of: language)
    if character == marks.end || character == marks.alternateEnd {
      if character == "»", code == "fr" { return false }
      let begin = character == marks.end ? marks.begin : marks.alternateBegin
      return begin == character
        ? !text.count { $0 == character }.isMultiple(of: 2)
        : QuotationMarks.isOpen(text, begin, character)
    }
    return false
  }
}
