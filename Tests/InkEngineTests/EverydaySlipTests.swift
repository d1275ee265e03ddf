// Slips that people make every day, and invented words that are near common ones.

import InkEngine
import InkLexicon
import InkTestSupport
import InkText
import Testing

@Suite struct EverydaySlipTests: ShippedEnglish {
  @Test(arguments: [
    ("HEllo there", "Hello there"), ("I HAve it", "I have it"),
    ("We wait. WHen is it", "We wait. When is it"),
    ("so THe end", "so The end"), ("All IDs are", "All IDs are"), ("two DVds are", "two DVds are"),
  ])
  func `a capital too many becomes small`(text: String, meant: String) throws {
    #expect(try typed(text) == meant)
  }

  @Test(arguments: [
    ("It was moved to tommorow at ten", "It was moved to tomorrow at ten"),
    ("We accomodate up to forty", "We accommodate up to forty"),
    ("How dissapointing it is", "How disappointing it is"),
    ("We install additonal packages", "We install additional packages"),
    ("Please tset the build", "Please test the build"),
    ("When Ill call a doctor. ", "When Ill call a doctor. "),
    ("To Do if Ill Stay Home. ", "To Do if Ill Stay Home. "),
    ("In a word, ‘teh’ end. ", "In a word, ‘the’ end. "),
    ("I think Ill go. ", "I think I'll go. "), ("A man is Ill. Go. ", "A man is Ill. Go. "),
  ])
  func `a common misspelling is corrected anywhere`(text: String, meant: String) throws {
    #expect(try typed(text) == meant)
  }

  @Test(arguments: [
    ("I dont' know", "I don't know"), ("It wont' do, cant' it. ", "It won't do, can't it. "),
    ("I 'm here", "I'm here"), ("It' s late", "It's late"), ("Don 't go", "Don't go"),
    ("It does n't matter", "It doesn't matter"), ("There i s one", "There is one"),
    ("I don t know", "I don't know"), ("She didn t, we can t. ", "She didn't, we can't. "),
    ("I m here", "I'm here"), ("I;m here", "I'm here"),
    ("you;re and don;t it", "you're and don't it"),
    ("We;ll see, it;s so", "We'll see, it's so"), ("i;ve been", "I've been"),
  ])
  func `the apostrophe of a contraction is put where it belongs`(text: String, meant: String) throws
  {
    #expect(try typed(text) == meant)
  }

  @Test(arguments: [
    ("he dosen't know", "he doesn't know"), ("we havn't seen", "we haven't seen"),
    ("the goverment's plan", "the government's plan"), ("it coudn't be", "it couldn't be"),
    ("my freind's house", "my friend's house"), ("your'e late", "you're late"),
  ])
  func `a slip in a word with an apostrophe is corrected, whichever apostrophe it is`(
    text: String, meant: String
  ) throws {
    #expect(try typed(text) == meant)
    let typographic = text.replacing("'", with: "’")
    #expect(try typed(typographic) == meant.replacing("'", with: "’"))
  }

  @Test func `the plural of a learned noun is not made a genitive`() throws {
    var typist = try typist()
    _ = typist.scene.engine.apply(UserWordChange(kind: .learn, word: "emberling", date: 0))
    let text = "The emberling's eyes were red. Two emberlings walked home. "
    typist.type(text)
    #expect(typist.text == text)
  }

  @Test(arguments: ["the womens' room ", "the childrens’ books "])
  func `a word before an apostrophe gets no second one`(text: String) throws {
    #expect(try typed(text) == text)
  }

  @Test(arguments: [
    "Let s be a string. ", "such that s is even ", "at time t there ",
    "for(i;s;j) so ",
    "see a;t so ", "plan t is ", "I d say ",
    "Could you re-read it ", "Here we re-run it ", "Now they re-open ", "I can t-bone ",
    "he won t-shirts ", "Here we re use it ",
    "Subject: we re: so ",
  ])
  func `letters that are no rest of a contraction stay`(text: String) throws {
    #expect(try typed(text) == text)
  }

  @Test func `a contraction made of parts is reverted as a whole`() throws {
    var typist = try typist()
    typist.type("So I don t ")
    #expect(typist.text == "So I don't ")
    #expect(typist.changes == ["don t>don't"])
  }

  @Test(arguments: [
    ("cant do it. ", "can't do it. "), ("wont go. ", "won't go. "), ("Abit of it ", "A bit of it "),
    ("just abit more ", "just a bit more "), ("as aswell so ", "as as well so "),
    ("It is ethier one ", "It is either one "),
    ("see a docter ", "see a doctor "),
    ("You are wellcome here ", "You are welcome here "),
    ("it was zorbleflux occured ", "it was zorbleflux occurred "),
  ])
  func `slips that word lists have are corrected`(text: String, meant: String) throws {
    #expect(try typed(text) == meant)
  }

  @Test(arguments: [
    "as is his\nwont to go ", "We use Beem now ",
    "The floor. Vaccum is it ", "the town of Wich is small ",
    "If i is odd then i and j ", "Here i is the index and i runs on ",
    "where i and j are ", "the steps i or ii are ", "the variables i are ", "press i to insert ",
  ])
  func `words and the letter i stay`(text: String) throws {
    #expect(try typed(text) == text)
  }

  @Test(arguments: [
    ("Thi sallows it", "This allows it"),
    ("the long contiguou ssegments are", "the long contiguous segments are"),
    ("She i shere now", "She is here now"),
    ("Probablyt he engine is", "Probably the engine is"),
    ("I forgott he key.", "I forgot the key."),
    ("We met on Tuesdayt o talk", "We met on Tuesday to talk"),
    ("It is righ tnow so", "It is right now so"),
    ("If ther are any left", "If there are any left"),
    ("ask for mor einformation now", "ask for more information now"),
  ])
  func `a space typed a key early or late is moved in one change`(text: String, meant: String)
    throws
  {
    #expect(try typed(text) == meant)
  }

  @Test func `a moved space is reverted to what stood there`() throws {
    var typist = try typist()
    typist.type("Thi sallows ")
    #expect(typist.text == "This allows ")
    let made = try #require(
      typist.scene.document.correction(at: TextPoint(line: 0, byte: typist.text.utf8.count - 1)))
    #expect(made.typed == "Thi sallows")
  }

  @Test(arguments: ["Im Büro ", "Alles im Haus ", "Im Jahr war "])
  func `German im comes back once the next word shows it`(text: String) throws {
    #expect(try typed(text) == text)
  }

  @Test(arguments: [
    ("im going ", "I'm going "), ("So im Dave ", "So I'm Dave "),
    ("Im recieving ", "I'm receiving "), ("Hi, im Jürgen ", "Hi, I'm Jürgen "),
    ("Hello im José ", "Hello I'm José "), ("Im José ", "I'm José "), ("im Łukasz ", "I'm Łukasz "),
    ("Hi im René, nice ", "Hi I'm René, nice "), ("I think im naïve ", "I think I'm naïve "),
    ("im Ella ", "I'm Ella "), ("im Mia ", "I'm Mia "), ("im bald ", "I'm bald "),
    ("So im mal ", "So I'm mal "),
  ])
  func `an English contraction before an English word stays one`(text: String, meant: String) throws
  {
    #expect(try typed(text) == meant)
  }

  @Test(arguments: [
    "The cat is eaying ", "The blck ", "Use chage to do it ",
  ])
  func `a slip of two words that are both likely stays`(text: String) throws {
    #expect(try typed(text) == text)
  }

  @Test(arguments: [
    ("The cat is eaying fish ", "The cat is eating fish "), ("The blck hole ", "The black hole "),
  ])
  func `a slip of two words becomes the one that the next word wants`(text: String, meant: String)
    throws
  {
    #expect(try typed(text) == meant)
  }

  @Test(arguments: [
    ("He is im bed ", "He is im bed "), ("She says im late ", "She says I'm late "),
    ("he put it im there ", "he put it im there "), ("and now ive seen ", "and now I've seen "),
  ])
  func `a contraction is not put where another word is far likelier`(text: String, meant: String)
    throws
  {
    #expect(try typed(text) == meant)
  }

  @Test(arguments: [
    "the wyrm flies ", "four bits make a nybble ", "it was garbaged there ",
    "it was durned late ", "the spod talks ",
  ])
  func `an invented word a far key from a common one stays`(text: String) throws {
    #expect(try typed(text) == text)
  }

  @Test(arguments: [
    ("go tpo bed ", "go to bed "),
    ("a relevent one ", "a relevant one "), ("The kernal space ", "The kernel space "),
    ("such sillyness here ", "such silliness here "),
  ])
  func `slips of near keys and spelling mistakes in long words are corrected`(
    text: String, meant: String
  ) throws {
    #expect(try typed(text) == meant)
  }

  @Test func `letters that are those of two words in another order stay`() throws {
    #expect(try typed("her traet ") == "her traet ")
  }
}
