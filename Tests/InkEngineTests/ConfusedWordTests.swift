// What the shipped packs tell of words that people write for each other: das and dass, a and à, gar and går.

import InkTestSupport
import Testing

@Suite struct ConfusedWordTests {
  @Test(arguments: [
    ("en", "I don't know weather he is coming. ", "I don't know whether he is coming. "),
    ("en", "I need your advise on something. ", "I need your advice on something. "),
    ("en", "He told me the hole story. ", "He told me the whole story. "),
    ("en", "I no him well, ", "I know him well, "),
    ("en", "Let me now if you need help. ", "Let me know if you need help. "),
    ("en", "I thing that we should go. ", "I think that we should go. "),
    ("en", "Have you every been there? ", "Have you ever been there? "),
    ("en", "He plays an important roll in this. ", "He plays an important role in this. "),
    ("en", "I wood like to come. ", "I would like to come. "),
    ("en", "It is quiet good, I think. ", "It is quite good, I think. "),
    ("de", "Ich glaube, das wir heute ", "Ich glaube, dass wir heute "),
    ("de", "Dass ist nicht schlimm. ", "Das ist nicht schlimm. "),
    ("de", "Wir wohnen seid zwei Jahren ", "Wir wohnen seit zwei Jahren "),
    ("fr", "Il est allé a la plage. ", "Il est allé à la plage. "),
    ("fr", "Ils on mangé tous les gâteaux. ", "Ils ont mangé tous les gâteaux. "),
    ("fr", "Je ne sais pas ou il est. ", "Je ne sais pas où il est. "),
    ("fr", "Je pense que s'est bien vrai. ", "Je pense que c'est bien vrai. "),
    ("fr", "Je peut venir demain. ", "Je peux venir demain. "),
    ("fr", "J'ai acheter du pain. ", "J'ai acheté du pain. "),
    ("fr", "Je veux parlé avec toi. ", "Je veux parler avec toi. "),
    ("fr", "Vous avez mangez trop de pain. ", "Vous avez mangé trop de pain. "),
    ("fr", "Tu est là. ", "Tu es là. "), ("fr", "Il peux venir. ", "Il peut venir. "),
    ("fr", "Ces une bonne idée. ", "C'est une bonne idée. "),
    ("fr", "Il ny a rien. ", "Il n'y a rien. "), ("fr", "Elle na rien. ", "Elle n'a rien. "),
    ("es", "Ya he echo la tarea. ", "Ya he hecho la tarea. "),
    ("es", "Ay mucha gente. ", "Hay mucha gente. "),
    ("es", "Voy haber si viene. ", "Voy a ver si viene. "),
    ("es", "Y el tiene razón. ", "Y él tiene razón. "),
    ("es", "No tubo tiempo. ", "No tuvo tiempo. "),
    ("es", "Vamos ha ver una película. ", "Vamos a ver una película. "),
    ("es", "Creo que no ahí nadie. ", "Creo que no hay nadie. "),
    ("es", "Espero que halla suerte. ", "Espero que haya suerte. "),
    ("es", "Haber si vienes. ", "A ver si vienes. "),
    ("pt", "Agente vai amanhã. ", "A gente vai amanhã. "),
    ("pt", "Ele fala mau de todos. ", "Ele fala mal de todos. "),
    ("pt", "Ele é mas alto do que eu. ", "Ele é mais alto do que eu. "),
    ("pt", "Ela e muito bonita. ", "Ela é muito bonita. "),
    ("sv", "Han är större en jag. ", "Han är större än jag. "),
    ("sv", "Jag vill ga hem nu. ", "Jag vill gå hem nu. "),
    ("vi", "Tôi củng muốn đi chơi. ", "Tôi cũng muốn đi chơi. "),
    ("vi", "Tôi nghỉ là đúng. ", "Tôi nghĩ là đúng. "),
  ])
  func `a word becomes the one that the words on both sides want`(
    language: String, text: String, meant: String
  ) throws {
    #expect(try Typist.typed(text, in: [language]) == meant)
    #expect(try Typist.typed(meant, in: [language]) == meant)
  }

  @Test(arguments: [
    ("en", "The weather it brings is bad. "), ("en", "They advise it now and then. "),
    ("en", "The whole hole was filled. "), ("en", "You can read more in the docs. "),
    ("en", "The guest list was full. "), ("en", "Poor performance is a problem. "),
    ("en", "Personal data and personnel files. "), ("en", "The sale of the house went well. "),
    ("en", "They are strong. Their will prevails. "), ("en", "We were quiet as mice are, "),
    ("en", "Wait for the lock, then proceed. "), ("en", "We walked past the shop. "),
    ("de", "Das Haus, das wir gekauft haben, "), ("de", "Ich weiß nicht, wen du meinst. "),
    ("fr", "Chacun est important et a son rôle à jouer. "), ("fr", "Il s'est lavé les mains. "),
    ("fr", "Vous avez assez de temps, et il faut santé et bonheur. "),
    ("fr", "Avec elle, fais attention. "), ("fr", "Viendras-tu peut-être demain ? "),
    ("fr", "Ses pas résonnent dans ces rues. "), ("fr", "Tu fais bien, et il fait mal. "),
    ("es", "El tubo que va al grifo. "), ("es", "Te echo de menos, aun así. "),
    ("es", "La web ha devuelto un error. "), ("pt", "Tentei, mas não consegui. "),
    ("sv", "Vart är ni på väg så här dags? "), ("vi", "Hôm nay tôi nghỉ ở nhà. "),
  ])
  func `it stays where it may be meant`(language: String, text: String) throws {
    #expect(try Typist.typed(text, in: [language]) == text)
  }

  @Test(arguments: [
    ("de", "Wir mussen jetzt gehen. ", "Wir müssen jetzt gehen. "),
    ("fr", "Il a ete malade hier. ", "Il a été malade hier. "),
    ("fr", "Ma mere est arrivée. ", "Ma mère est arrivée. "),
    ("es", "El medico me dijo que sí. ", "El médico me dijo que sí. "),
    ("pt", "Nos vamos ao cinema. ", "Nós vamos ao cinema. "),
    ("sv", "Vi gar till skolan. ", "Vi går till skolan. "),
    ("sv", "Det ar kallt ute. ", "Det är kallt ute. "),
    ("vi", "Anh co thể giúp tôi được không? ", "Anh có thể giúp tôi được không? "),
    ("vi", "Bố tôi lam việc ở bệnh viện. ", "Bố tôi làm việc ở bệnh viện. "),
  ])
  func `a listed word gets the marks that the words on both sides want`(
    language: String, text: String, meant: String
  ) throws {
    #expect(try Typist.typed(text, in: [language]) == meant)
    #expect(try Typist.typed(text, in: [language, "en"]) == meant)
    #expect(try Typist.typed(meant, in: [language]) == meant)
  }

  @Test(arguments: [
    ("de", "Wir mochten den alten Lehrer sehr. "), ("de", "Er wurde rot und schaute weg. "),
    ("fr", "Dans ma boite à outils. "), ("fr", "Du pain et du beurre. "),
    ("es", "Cuando termino de comer, paseo. "), ("es", "Las conexiones de video HD. "),
    ("pt", "Ele pediu que ela ficara quieta. "), ("pt", "Ele e ela moram juntos. "),
    ("sv", "Hon sa att vi ska ha med oss mat. "), ("sv", "En gammal far bar veden. "),
    ("vi", "Tau ở nhà trông em. "), ("vi", "Ba mua hai con cua to. "),
  ])
  func `it stays without marks where it may be meant so`(language: String, text: String) throws {
    #expect(try Typist.typed(text, in: [language]) == text)
  }
}
