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

  @Test(arguments: [
    ("de", "Er hat leise geschnurrt und gestammelt. "), ("de", "Die Fenster sind gekachelt. "),
    ("de", "Er kam in das Haus gehastet. "), ("de", "Er ist durch den Schnee gestapft. "),
    ("de", "mit gefeilten Krallen. "), ("de", "Er ist des Kämpfens müde. "),
    ("de", "Der Text konnte nicht dekodiert werden. "),
    ("fr", "Les joueurs sont paramétrés ici. "), ("fr", "Cela ne gêneraient personne. "),
    ("fr", "La paille flûtée est là. "), ("fr", "Ils apercevraient la mer. "),
    ("es", "Un volcán erupcionó en el centro. "), ("es", "El cajero desfalcó el banco. "),
    ("es", "Si lo hicieren de nuevo. "), ("es", "Limpia las botas y úsalas. "),
    ("es", "Las plantas tienen sed, riégalas. "), ("es", "sostener hervidores de agua. "),
    ("es", "Que sobrevuelen la ciudad. "), ("es", "Él codificó el mensaje. "),
    ("pt", "Os quartzos brilhavam. "), ("pt", "Usa dispositivos assistivos comuns. "),
    ("sv", "Han krattade hela dagen. "), ("sv", "Träden svajade i vinden. "),
  ])
  func `a regular form of a listed word stays beside a frequent word`(
    language: String, text: String
  ) throws {
    #expect(try Typist.typed(text, in: [language]) == text)
  }

  @Test(arguments: [
    ("Tôi rấtt vui ", "Tôi rất vui "), ("Chủ nhậtt ", "Chủ nhật "), ("Đây là mộtt ", "Đây là một "),
    ("Tôi cũngg ", "Tôi cũng "), ("Chỉ hiệện ", "Chỉ hiện "), ("Có một ngừơi ", "Có một người "),
    ("Thật là tuỵêt ", "Thật là tuyệt "), ("Tôi sẽ goị ", "Tôi sẽ gọi "),
  ])
  func `what is no Vietnamese syllable becomes one with its mark in place and no letter twice`(
    text: String, meant: String
  ) throws {
    #expect(try Typist.typed(text, in: ["vi"]) == meant)
  }

  @Test(arguments: ["Xem trang manpage này. ", "Ký tên bằng lệnh debsign với mã. "])
  func `no program becomes an English word in Vietnamese`(text: String) throws {
    #expect(try Typist.typed(text, in: ["vi"]) == text)
  }

  @Test(arguments: [
    ("de", "Das sind die letzen ", "Das sind die letzten "),
    ("fr", "Il est deja ", "Il est déjà "), ("es", "No sé qeu ", "No sé que "),
    ("pt", "Eu sei qeu ", "Eu sei que "), ("pt", "Foi uma supresa ", "Foi uma surpresa "),
    ("sv", "Jag undrar viket ", "Jag undrar vilket "), ("sv", "Ett vilkor ", "Ett villkor "),
  ])
  func `a listed slip is corrected`(language: String, text: String, meant: String) throws {
    #expect(try Typist.typed(text, in: [language]) == meant)
  }
}
