// Whether a token ends its sentence: end marks, abbreviations, initials.

/// Whether a run without white space ends its sentence: it ends with `.`, `!`, `?` or an equivalent, not counting
/// closing quotes and brackets, and a full stop does not follow an abbreviation or initial.
func endsSentence(_ run: Range<Int>, core: Range<Int>, in text: Span<UInt8>) -> Bool {
  var end = run.upperBound
  while end > core.upperBound {
    let decoded = text.scalar(before: end)
    switch decoded.scalar {
    case "!", "?", "…", "。", "！", "？", "؟", "।": return true
    case ".": return !isAbbreviation(core, in: text)
    case ")", "]", "}", "\"", "'", "”", "’", "»", "›", "“", "*", "_", "`", "~": end -= decoded.width
    default: return false
    }
  }
  return false
}

/// Whether a core consists of letters separated by full stops: `e.g`, `u.s.a`.
func isDottedInitials(_ core: Range<Int>, in text: Span<UInt8>) -> Bool {
  var index = core.lowerBound
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
func isAbbreviation(_ core: Range<Int>, in text: Span<UInt8>) -> Bool {
  if core.count > longestAbbreviation || core.isEmpty { return false }
  if core.count == 1 {
    return (0x41...0x5A).contains(text[core.lowerBound]) && text[core.lowerBound] != 0x49
  }
  if isDottedInitials(core, in: text) { return true }
  var word: [UInt8] = []
  appendNormalized(text.extracting(core), to: &word)
  return abbreviations.contains(String(decoding: word, as: UTF8.self))
}

private let longestAbbreviation = 8

/// Abbreviations after which a sentence usually continues, for the languages of the packs.
private let abbreviations = Set(
  wordsOf: [english, german, romance, swedish].joined(separator: " "))

private let english = """
  mr mrs ms dr prof rev gen capt lt col sgt sen rep gov st jr vs inc ltd co corp dept est fig figs eq sec ch vol pp
  ed eds al cf approx ca viz etc jan feb mar apr jun jul aug sep sept oct nov dec ave blvd mt ph.d esp incl misc tel ext
  """
private let german = "bzw usw evtl ggf vgl bspw nr str hr fr abs bzgl inkl zzgl"
/// French, Spanish and Portuguese.
private let romance = "mme mlle sr sra srta dra ud uds pág núm av exmo"
private let swedish = "t.ex bl.a dvs osv resp kl"
