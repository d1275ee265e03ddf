// What the shipped packs do with forms that they lack, and with slips that they have as words.

import InkEngine
import InkLexicon
import InkTestSupport
import Testing

@Suite struct ShippedLanguageSlipTests {
  @Test(arguments: [
    ("pt", "Ontem nós olhámos para o mar e passeámos na praia. "),
    ("pt", "Eles dizem que nós matámos o tempo. "),
    ("pt", "Vá ao guiché da estação com o meu cónjuge. "),
    ("es", "Mañana me pagaréis la cena. "), ("es", "No quiero que dudaran de mí. "),
    ("es", "Espero que utilicéis el programa. "), ("es", "Espero que conduzcáis con cuidado. "),
    ("es", "Vosotros querríais venir con nosotros. "), ("es", "Voy a redistribuirlo entre todos. "),
    ("es", "Para recompilar hay que deseleccionar algo. "),
    ("pt", "É preciso desalocar a memória. "), ("fr", "Nous avons préfixé chaque mot. "),
    ("sv", "Alla okomprimerade filer visas. "),
    ("de", "Das Programm wird neu reinstalliert. "), ("de", "Wenn sie hier säßen, wäre es gut. "),
    ("de", "Er schlurfte durch den Flur. "), ("de", "Die Fliesen werden verfugt und gereinigt. "),
  ])
  func `a form that the pack lacks stays`(language: String, text: String) throws {
    #expect(try Typist.typed(text, in: [language]) == text)
  }

  @Test(arguments: [
    ("sv", "Filerna är inte skrivbara för alla. "), ("sv", "Vi har olika sorteringar av listan. "),
    ("sv", "Det finns återförsäljarspecifika kommandon. "),
    ("sv", "Visa alla filegenskaper i listan. "),
    ("de", "Die Soldaten wollten brandschatzen und plündern. "),
  ])
  func `a word does not become a compound with other letters or links`(
    language: String, text: String
  ) throws {
    #expect(try Typist.typed(text, in: [language]) == text)
  }

  @Test(arguments: [
    "Thái độ xấc xược của nó. ", "Tim đập phấp phỏng. ", "Suỵt, im lặng nào. ",
    "Gà mót thóc ngoài sân. ", "Bộ nhớ swap đã đầy. ",
  ])
  func `a possible syllable and a loanword stay in Vietnamese`(text: String) throws {
    #expect(try Typist.typed(text, in: ["vi"]) == text)
  }

  @Test(arguments: [
    ("de", "Die ganze Verwandschaft ", "Die ganze Verwandtschaft "),
    ("de", "Desweiteren haben ", "Des Weiteren haben "),
    ("de", "Er schlief wahrend ", "Er schlief während "),
    ("fr", "Ma mére ", "Ma mère "), ("fr", "Parcontre ", "Par contre "),
    ("fr", "Cetait ", "C'était "), ("fr", "Lhotel ", "L'hôtel "),
    ("fr", "Il na pas ", "Il n'a pas "), ("fr", "Je naime pas ", "Je n'aime pas "),
    ("es", "Vi una imágen ", "Vi una imagen "), ("es", "Llegamos porfin ", "Llegamos por fin "),
    ("es", "A veses ", "A veces "), ("es", "un gran transtorno ", "un gran trastorno "),
    ("pt", "Fiz isso denovo ", "Fiz isso de novo "), ("pt", "Moro em Sao ", "Moro em São "),
    ("pt", "Eu quero descançar ", "Eu quero descansar "),
    ("sv", "Jag ahr ", "Jag har "), ("sv", "Ta med tillexempel ", "Ta med till exempel "),
    ("sv", "Huset var prissvärt ", "Huset var prisvärt "),
    ("vi", "Tôi làm trong nghành ", "Tôi làm trong ngành "),
    ("vi", "Tôi không biết chổ ", "Tôi không biết chỗ "),
    ("vi", "Chuyện gì xãy ra ", "Chuyện gì xảy ra "),
  ])
  func `a common misspelling is corrected, whoever lists it`(
    language: String, text: String, meant: String
  ) throws {
    #expect(try Typist.typed(text, in: [language]) == meant)
  }

  @Test(arguments: [
    "Ich weiß, daß er muß. ", "Du mußtest dich anstrengen, sie wußten es. ", "Der Schluß war gut. ",
    "Er läßt ihn gehen. ",
    "Das Wort daß schreibt man anders. ", "Statt daß heißt es nun anders. ",
  ])
  func `a German spelling of old, which some keep to, stays`(text: String) throws {
    #expect(try Typist.typed(text, in: ["de"]) == text)
  }

  @Test(arguments: [
    ("Tôi xin trân thành cảm ơn. ", "Tôi xin chân thành cảm ơn. "),
    ("Hãy bổ xung hồ sơ. ", "Hãy bổ sung hồ sơ. "), ("Cách sử lý lỗi. ", "Cách xử lý lỗi. "),
    ("Xin chia sẽ với bạn. ", "Xin chia sẻ với bạn. "),
    ("Đội nhà dành chiến thắng. ", "Đội nhà giành chiến thắng. "),
  ])
  func `a Vietnamese syllable is told by the other half of its word`(
    text: String, meant: String
  ) throws {
    #expect(try Typist.typed(text, in: ["vi"]) == meant)
    #expect(try Typist.typed(meant, in: ["vi"]) == meant)
  }

  @Test(arguments: [
    ("sv", "Sedan åkte jag hem med bussen. ", "Jga är hemma. ", "Jag är hemma. "),
    ("sv", "Sedan åkte jag hem med bussen. ", "Mne jag vill inte. ", "Men jag vill inte. "),
    ("fr", "Ensuite, je suis rentré à la maison. ", "Dnas ce cas ", "Dans ce cas "),
    ("de", "Danach bin ich nach Hause gefahren. ", "Tom schläft noch. ", "Tom schläft noch. "),
  ])
  func `a rare word becomes a common one, whatever capital begins the sentence`(
    language: String, before: String, text: String, meant: String
  ) throws {
    #expect(try Typist.typed(before + text, in: [language]) == before + meant)
  }

  @Test(arguments: [
    ("Hômnay tôi đi làm. ", "Hôm nay tôi đi làm. "),
    ("Chúc bạn mộtngày vui. ", "Chúc bạn một ngày vui. "),
    ("Tôi gặp Lefèvre ở đó. ", "Tôi gặp Lefèvre ở đó. "),
    ("Bộ nhớ swap đã đầy. ", "Bộ nhớ swap đã đầy. "),
  ])
  func `Vietnamese syllables get the space between them`(text: String, meant: String) throws {
    #expect(try Typist.typed(text, in: ["vi"]) == meant)
  }

  @Test(arguments: [
    ("es", "Claro,pero no puedo. ", "Claro, pero no puedo. "),
    ("es", "Estoy en casa.No puedo ir. ", "Estoy en casa. No puedo ir. "),
    ("sv", "Okej.Vi ses imorgon. ", "Okej. Vi ses imorgon. "),
    ("vi", "Tôi mệt rồi.Tôi về nhà đây. ", "Tôi mệt rồi. Tôi về nhà đây. "),
    ("es", "Los Pérez,los García ", "Los Pérez,los García "),
    ("en", "Sure,but then ", "Sure,but then "),
  ])
  func `a word that begins a sentence is followed by a mark and a space`(
    language: String, text: String, meant: String
  ) throws {
    #expect(try Typist.typed(text, in: [language]) == meant)
  }

  @Test func `Portuguese is recognized by its common words where only Spanish is loaded`() throws {
    let text = "Selecione o perfil que deseja remover e pressione o botão. "
    #expect(try Typist.typed(text, in: ["es"]) == text)
  }
}
