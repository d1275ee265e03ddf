// Replacements and reverted corrections as a value.

import InkLexicon
import Testing

@Suite struct UserCorrectionTests {
  private func apply(
    _ kind: UserCorrectionChange.Kind, _ typed: String, _ text: String, language: String? = nil,
    to corrections: inout UserCorrections
  ) -> Bool {
    let pair = Replacement(typed: typed, text: text, language: language, date: 0)
    return corrections.apply(UserCorrectionChange(kind, pair))
  }

  @Test func `pairs are compared ignoring case, unless case is the only difference`() {
    var corrections = UserCorrections()
    let first = apply(.revert, "Teh", "The", to: &corrections)
    let second = apply(.revert, "teh", "the", to: &corrections)
    #expect(first && !second)
    #expect(corrections.isReverted("TEH", "THE"))
    #expect(!corrections.isReverted("teh", "ten"))
    let npm = apply(.revert, "npm", "Npm", to: &corrections)
    #expect(npm)
    #expect(corrections.isReverted("npm", "Npm"))
    #expect(!corrections.isReverted("npm", "NPM"))
  }

  @Test func `pairs are compared ignoring apostrophes, unless they are the only difference`() {
    var corrections = UserCorrections()
    _ = apply(.revert, "wont", "won't", to: &corrections)
    #expect(corrections.isReverted("Wont", "Won’t"))
    let dressed = apply(.revert, "rock'n'roll", "rock’n’roll", to: &corrections)
    #expect(dressed)
    #expect(!corrections.isReverted("rock’n’roll", "rock'n'roll"))
    let allowed = apply(.allow, "wont", "won’t", to: &corrections)
    #expect(allowed && !corrections.isReverted("wont", "won't"))
  }

  @Test func `a replacement for the language is preferred to one for all languages`() {
    var corrections = UserCorrections()
    let everywhere = apply(.addReplacement, "mfg", "manufacturing", to: &corrections)
    let german = apply(
      .addReplacement, "mfg", "mit freundlichen Grüßen", language: "de", to: &corrections)
    #expect(everywhere && german)
    #expect(corrections.replacement(of: "mfg", language: "de-AT") == "mit freundlichen Grüßen")
    #expect(corrections.replacement(of: "mfg", language: "en") == "manufacturing")
    #expect(corrections.replacement(of: "MFG", language: "en") == nil)
    let removed = apply(.removeReplacement, "mfg", "", language: "de", to: &corrections)
    #expect(removed)
    #expect(corrections.replacements.map(\.text) == ["manufacturing"])
  }

  @Test func `a replacement is found however its language tag is written`() {
    var corrections = UserCorrections()
    _ = apply(.addReplacement, "mfg", "mit freundlichen Grüßen", language: "DE", to: &corrections)
    _ = apply(.addReplacement, "mfg", "mit freundlichem Gruß", language: "de", to: &corrections)
    #expect(corrections.replacements.map(\.text) == ["mit freundlichem Gruß"])
    let other = apply(.removeReplacement, "mfg", "", language: "nl", to: &corrections)
    let removed = apply(.removeReplacement, "mfg", "", language: "de-AT", to: &corrections)
    #expect(!other && removed)
    #expect(corrections.replacements.isEmpty)
  }

  @Test func `a reverted correction can be made again once allowed`() {
    var corrections = UserCorrections()
    _ = apply(.revert, "teh", "the", to: &corrections)
    let other = apply(.allow, "hte", "the", to: &corrections)
    let again = apply(.allow, "Teh", "The", to: &corrections)
    let once = apply(.allow, "teh", "the", to: &corrections)
    #expect(!other && again && !once)
    #expect(!corrections.isReverted("teh", "the"))
    #expect(corrections.replacements == [])
  }

  @Test func `a word whose correction was reverted is kept from others, and with an ending`() {
    var corrections = UserCorrections()
    _ = apply(.revert, "Wyrding", "Wording", to: &corrections)
    _ = apply(.revert, "sunday", "Sunday", to: &corrections)
    for (typed, text) in [
      ("wyrding", "wedding"), ("wyrdings", "wordings"), ("wyrding's", "wording’s"),
    ] {
      #expect(corrections.isKept(typed, beside: text), "\(typed)")
    }
    for (typed, text) in [
      ("wyrding", "Wyrding"), ("wyrd", "word"), ("wyrdings", "weddings"), ("sunday", "sundae"),
      ("wyrdingsome", "wordingsome"),
    ] {
      #expect(!corrections.isKept(typed, beside: text), "\(typed)")
    }
  }

  @Test(arguments: [("wyrding", "wedding"), ("wyrdings", "wordings")])
  func `what keeps a word from a correction is found and can be allowed again`(
    typed: String, text: String
  ) {
    var corrections = UserCorrections()
    _ = apply(.revert, "wyrding", "wording", to: &corrections)
    let keeping = corrections.reverted(keeping: typed, from: text)
    #expect(keeping.map(\.text) == ["wording"])
    for pair in keeping { corrections.apply(UserCorrectionChange(.allow, pair)) }
    #expect(corrections.reverted == [] && !corrections.isKept(typed, beside: text))
    #expect(corrections.reverted(keeping: typed, from: text) == [])
  }

  @Test func `adding a reverted pair restores it, and no text replaces itself`() {
    var corrections = UserCorrections()
    _ = apply(.addReplacement, "u", "you", to: &corrections)
    _ = apply(.revert, "u", "you", to: &corrections)
    #expect(corrections.isReverted("u", "you"))
    let again = apply(.addReplacement, "u", "you", to: &corrections)
    #expect(again)
    #expect(!corrections.isReverted("u", "you"))
    let itself = apply(.addReplacement, "u", "u", to: &corrections)
    #expect(!itself)
  }
}
