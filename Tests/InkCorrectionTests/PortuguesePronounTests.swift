// Portuguese verbs with pronouns, and how they are spelled.

import Testing

@testable import InkCorrection

@Suite struct PortuguesePronounTests {
  @Test(arguments: [
    ("afixá-la", "afixar"), ("sobrescrevê-lo", "sobrescrever"), ("redistribuí-los", "redistribuir"),
    ("pedi-las", "pedir"), ("balançá-lo-iam", "balançar"), ("acartar-me-iam", "acartar"),
    ("pós-datá-lo", "pós-datar"), ("afixar-se", nil), ("guarda-chuva", nil), ("afixá", nil),
    ("lo-ia", nil),
  ])
  func `a verb is told from its pronoun`(word: String, verb: String?) {
    #expect(PortuguesePronouns.verb(of: word) == verb)
  }

  @Test(arguments: [
    ("afixar", "afixra", "-la", "afixá"), ("afixá", "afxiá", "-la", "afixá"),
    ("faixa", "afixá", "-la", nil), ("compramo", "cmpramo", "-lo", "compramo"),
    ("afixar", "afixra", "-se", "afixar"), ("guarda", "gaurda", "-chuva", "guarda"),
  ])
  func `a correction before a pronoun keeps its accent and has no r`(
    part: String, typed: String, tail: String, spelled: String?
  ) {
    #expect(PortuguesePronouns.spelled(part, for: typed, before: tail) == spelled)
  }
}
