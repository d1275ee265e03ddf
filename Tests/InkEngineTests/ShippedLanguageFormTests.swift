// Forms of words that the shipped packs lack and that automatic correction leaves alone: verbs with pronouns,
// spellings, inflections.

import InkTestSupport
import Testing

@Suite struct ShippedLanguageFormTests {
  @Test(arguments: [
    "Os vizinhos balançá-lo-iam. ", "Quero redistribuí-lo agora. ",
    "É preciso afixá-la na parede. ", "Vamos sobrescrevê-lo mais tarde. ", "Tu arranjá-lo-ias. ",
  ])
  func `a Portuguese verb with pronouns stays`(text: String) throws {
    #expect(try Typist.typed(text, in: ["pt"]) == text)
  }

  @Test func `a slip before a Portuguese pronoun keeps the accent that stands for the r`() throws {
    let text = try Typist.typed("Vamos mostarr-lo e encotnrá-lo. ", in: ["pt"])
    #expect(!text.contains("mostrar-lo") && text.hasSuffix(" encontrá-lo. "))
  }

  @Test(arguments: [
    ("fr", "Que se passera-t-il demain ? "), ("fr", "Des régions non contigüe ici. "),
    ("fr", "Il succèderait à son père. "), ("fr", "Il ne fallut pas qu'il comprît cela. "),
    ("es", "Debian es un sistema libre. "), ("es", "Hay una desincronización de los datos. "),
    ("sv", "Filen finns i din hemkatalog nu. "), ("pt", "Seleccione a chave do sistema. "),
  ])
  func `a word of known parts, a name and an accepted spelling stay`(
    language: String, text: String
  ) throws {
    #expect(try Typist.typed(text, in: [language]) == text)
  }

  @Test func `a German word in the spelling before 1996 becomes no other word`() throws {
    let text = try Typist.typed("Du mußtest dich anstrengen, sie wußten es. ", in: ["de"])
    #expect(text.hasPrefix("Du mußtest ") || text.hasPrefix("Du musstest "))
    #expect(text.hasSuffix("sie wussten es. "))
  }
}
