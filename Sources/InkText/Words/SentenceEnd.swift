// Whether a token ends its sentence: end marks, abbreviations, initials.

/// Whether a run without white space ends its sentence: it ends with `.`, `!`, `?` or an equivalent, not counting
/// closing quotes and brackets, and a full stop does not follow an abbreviation or initial.
func endsSentence(
  _ run: Range<Int>, core: Range<Int>, in text: Span<UInt8>, _ abbreviations: Abbreviations
) -> Bool {
  var end = run.upperBound
  while end > core.upperBound {
    let decoded = text.scalar(before: end)
    switch decoded.scalar {
    case ".": return !isAbbreviation(core, in: text, where: abbreviations.include)
    case let mark where mark.endsSentence || mark == "…": return true
    case "*", "_", "`", "~": end -= decoded.width
    case let mark where mark.closesText: end -= decoded.width
    default: return false
    }
  }
  return false
}

/// Whether a core consists of letters separated by full stops: `e.g`, `u.s.a`.
func isDottedInitials(_ core: Range<Int>, in text: Span<UInt8>) -> Bool {
  var index = core.lowerBound
  defer { SearchCost.add(index - core.lowerBound) }
  var expectsLetter = true
  while index < core.upperBound {
    let decoded = text.scalar(at: index)
    guard expectsLetter ? decoded.characterClass == .letter : decoded.scalar == "." else {
      return false
    }
    expectsLetter.toggle()
    index += decoded.width
  }
  return !expectsLetter
}

/// Whether a full stop after a core belongs to it: an abbreviation, or a person's initial.
///
/// - Parameters:
///   - core: The word.
///   - text: The text.
///   - isKnown: Whether a word, in small letters, is an abbreviation.
/// - Returns: True if the full stop does not end a sentence by itself.
func isAbbreviation(
  _ core: Range<Int>, in text: Span<UInt8>, where isKnown: (String) -> Bool
) -> Bool {
  if core.count > Abbreviations.maximumByteCount || core.isEmpty { return false }
  if core.count == 1 {
    return text[core.lowerBound].isASCIICapital && text[core.lowerBound] != UInt8(ascii: "I")
  }
  if isDottedInitials(core, in: text) { return true }
  var word: [UInt8] = []
  appendNormalized(text.extracting(core), to: &word)
  return isKnown(String(decoding: word, as: UTF8.self))
}
