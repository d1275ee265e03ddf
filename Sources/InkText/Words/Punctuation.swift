// Quotation marks, brackets and stops by their role, for everything that finds where words and sentences end.

extension Unicode.Scalar {
  /// Whether it opens or closes quotations in some language. Most marks do either: “so” and „so“, «so» and »so«.
  package var isQuotationMark: Bool {
    opensQuotation || closesQuotation || self == "‛" || self == "‟"
  }

  /// Whether it may open a quotation; `’` hardly ever does, since it is the apostrophe.
  package var opensQuotation: Bool {
    switch self {
    case "\"", "'", "“", "„", "”", "‘", "‚", "«", "»", "‹", "›": true
    default: false
    }
  }

  /// Whether it may stand directly before the first word of a text: a quotation mark, a bracket, `¿`, or an asterisk of
  /// markup.
  var opensText: Bool {
    switch self {
    case "(", "[", "¿", "¡", "*": true
    default: opensQuotation
    }
  }

  /// Whether it may close a quotation; `'` and `’` may be apostrophes instead.
  package var closesQuotation: Bool {
    switch self {
    case "\"", "'", "”", "“", "’", "‘", "»", "«", "›", "‹": true
    default: false
    }
  }

  /// Whether it is an opening bracket.
  package var opensBracket: Bool { self == "(" || self == "[" || self == "{" }

  /// Whether it is a closing bracket.
  package var closesBracket: Bool { self == ")" || self == "]" || self == "}" }

  /// Whether it may close a text: a quotation mark or a bracket. What else a rule takes for a closing mark, or does
  /// not, it says itself.
  package var closesText: Bool { closesBracket || closesQuotation }

  /// Whether it ends a sentence wherever it is; a full stop may belong to the word before it.
  package var endsSentence: Bool {
    switch self {
    case "!", "?", "。", "！", "？", "؟", "।": true
    default: false
    }
  }

  /// Whether it ends a clause or a sentence directly after a word.
  package var isStop: Bool {
    switch self {
    case ".", ",", ";", ":", "!", "?": true
    default: false
    }
  }
}
