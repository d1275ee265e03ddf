// The shipped English pack: sentences on which everybody would agree.

import InkAutocomplete
import InkCorrection
import InkEngine
import InkLexicon
import InkPrediction
import InkTestSupport
import InkText
import Testing

@Suite struct EnglishTests: ShippedEnglish {
  @Test(arguments: [
    ("I am goi|", "going"), ("Dont|", "Don't"), ("this is teh|", "the"), ("I recieve|", "receive"),
    ("I look forward to hea|", "hearing"), ("on the other h|", "hand"), ("becuase|", "because"),
    ("We met on monda|", "Monday"), ("i|", "I"),
  ])
  func `the first suggestion is what anybody would say`(marked: String, first: String) throws {
    #expect(try answer(marked, .suggestions).suggestions.first?.text == first)
  }

  @Test(arguments: [
    ("We're|", "Were", false), ("We can't|", "cant", false),
    ("the dog wagged it's|", "its", true),
  ])
  func `a word without the typed apostrophe is offered only where it is likely`(
    marked: String, other: String, isOffered: Bool
  ) throws {
    let texts = try answer(marked, .suggestions).suggestions.map(\.text)
    #expect(texts.contains(other) == isOffered)
  }

  @Test(arguments: [
    ("I lost my umbtella|", "umbrella"), ("I like the rythm|", "rhythm"), ("It is alot|", "a lot"),
    ("I hate eachother|", "each other"), ("It willbe|", "will be"), ("I was athome|", "at home"),
  ])
  func `a correction made at a word's end is in the list before it`(
    marked: String, meant: String
  ) throws {
    #expect(try answer(marked, .suggestions).suggestions.first?.text == meant)
  }

  @Test(arguments: [
    ("I am ssory|", "sorry"), ("I saw the gril|", "girl"), ("We were on the trian|", "train"),
    ("I want ot|", "to"), ("A cup fo|", "of"), ("This si|", "is"), ("A cup og|", "of"),
    ("The price od|", "of"), ("I was mski|", "making"), ("When you ise|", "use"),
    ("I think that we eant|", "want"),
  ])
  func `a slip that only its context reveals has the meant word among three`(
    marked: String, meant: String
  ) throws {
    #expect(try answer(marked, .suggestions).suggestions.prefix(3).map(\.text).contains(meant))
  }

  @Test(arguments: [
    ("I will see you on Fr|", "Friday"), ("She is from Ge|", "Germany"),
    ("We met on S|", "Saturday"),
    ("We went to the friday|", "Friday"),
  ])
  func `a capital within a sentence requests names`(marked: String, name: String) throws {
    #expect(try answer(marked, .suggestions).suggestions.prefix(3).map(\.text).contains(name))
  }

  @Test func `a capital requests no names where any word has one`() throws {
    for text in ["Ge|", "It is late. Ge|", "# Getting Ready And Ge|"] {
      #expect(try answer(text, .suggestions).suggestions.contains { $0.text.hasPrefix("Get") })
    }
  }

  @Test(arguments: [
    ("We use SQ|", "SQLite"), ("Mr O'S|", "O'Sullivan"), ("IT WAS WE|", "WEATHER"),
  ])
  func `capitals that a name begins with are its own`(marked: String, offered: String) throws {
    let list = try answer(marked, .suggestions).suggestions.map(\.text)
    #expect(!list.contains { $0 == offered.uppercased() && $0 != offered })
  }

  @Test func `the apostrophe is the document's`() throws {
    let text = "“I can’t and won’t,” she said. It’s done. I’m here. She couldn|"
    let answer = try answer(text, [.suggestions, .inlinePrediction])
    #expect(answer.suggestions.first?.text == "couldn’t")
    #expect(answer.inlinePrediction?.text.contains("'") != true)
  }

  @Test(arguments: ["We saw 日|", "We saw क|", "We saw あ|"])
  func `a letter that no word of the language has gets no correction`(marked: String) throws {
    #expect(try answer(marked, .suggestions).suggestions.allSatisfy { $0.kind != .correction })
  }

  @Test func `the next word fits`() throws {
    let next = try answer("thank you for |", .suggestions).suggestions.map(\.text)
    #expect(next.count == 3)
    #expect(!Set(next).isDisjoint(with: ["the", "your", "being", "a", "this"]))
  }

  @Test func `names of programs are offered in a letter where they are likely, and only there`()
    throws
  {
    let offered = try ["nobody stops typing|", "that was an error|", "the line is null|"].map {
      try answer($0, .suggestions).suggestions.map(\.text)
    }
    #expect(offered.contains { !$0.isEmpty })
    #expect(offered.joined().allSatisfy { LetterCase.of($0) != .mixed })
    #expect(
      try answer("we wrote it in JavaS|", .suggestions).suggestions.first?.text == "JavaScript")
  }

  @Test func `a commit message begins as one`() throws {
    func first(in languageID: String) throws -> String? {
      var scene = Scene("A|", languageID: languageID, pack: try pack())
      return scene.answer(.suggestions).suggestions.first?.text
    }
    #expect(try first(in: "plaintext") == "And")
    #expect(try first(in: "gitcommit") == "Add")
  }

  @Test(arguments: [
    ("I am looking forw|", "forward"), ("in order t|", "to"), ("on the other han|", "hand"),
  ])
  func `a certain word is completed`(marked: String, word: String) throws {
    let question = Question.Want.inlinePrediction
    var scene = Scene(marked, pack: try pack())
    let prediction = scene.answer(question, trigger: .invoked).inlinePrediction
    #expect(prediction?.text.hasPrefix(word) == true)
  }

  @Test(arguments: [
    ("We need anew|", "a new"), ("He gave it toa|", "to a"), ("the book of ofa|", "of a"),
    ("“it’s” was whatit’s|", "what it’s"), ("from the clauses|", "clause's"),
    ("It’s the scientists|", "scientist’s"), ("It fed apig|", "a pig"),
    ("It’s isnt it, isnt it, isnt it. It isnt|", "isn’t"),
  ])
  func `a word that may lack a space or an apostrophe is offered with it`(
    marked: String, meant: String
  )
    throws
  {
    #expect(try answer(marked, .corrections).corrections.map(\.text).contains(meant))
  }

  @Test(arguments: [
    ("Ill|", "I'll"), ("I think hed|", "he'd"), ("Id|", "I'd"), ("Its|", "It's"),
    ("Lets|", "Let's"),
    ("I know shell|", "she'll"), ("Whats|", "What's"),
  ])
  func `a contraction is first where its letters are a word`(marked: String, meant: String) throws {
    let found = try answer(marked, .corrections).corrections
    #expect(found.first?.text == meant)
  }

  @Test(arguments: ["It was beautifull|", "beautifull|", "I think that was beautifull|"])
  func `the correction at a word's end is in the list beside longer words`(marked: String) throws {
    let list = try answer(marked, .suggestions).suggestions.map { $0.text.lowercased() }
    #expect(list.prefix(2) == ["beautiful", "beautifully"])
  }

  @Test(arguments: ["definately", "accomodate", "seperate", "neccessary", "untill"])
  func `a common slip would be corrected automatically`(typed: String) throws {
    let corrections = try answer("\(typed)|", .corrections).corrections
    #expect(corrections.first?.automatic == true)
  }

  @Test(arguments: [
    "In Lisp, stringp|", "You can write elisp|", "It was a loooong|",
    "We forgive such inattentions|", "he said that “[f]reedom|", "such a Menshevik|",
  ])
  func `a likely term, name or intended spelling is left alone`(marked: String) throws {
    #expect(try answer(marked, .corrections).corrections.allSatisfy { !$0.automatic })
  }

  @Test(arguments: [("allways", "always"), ("systtem", "system"), ("willl", "will")])
  func `an extra letter from an adjacent key is corrected`(typed: String, meant: String) throws {
    let corrections = try answer("It \(typed)|", .corrections).corrections
    #expect(corrections.first?.text == meant)
    #expect(corrections.first?.automatic == true)
  }

  @Test(arguments: [(0, true), (1, true), (3, true), (4, true), (40, true)])
  func `a slip of a frequent word remains a slip when it was made before`(
    uses: Int, isPutRight: Bool
  ) throws {
    let before = String(repeating: "That is a thign. ", count: uses)
    let corrections = try answer(before + "It was a good thign|", .corrections).corrections
    #expect(corrections.first?.text == "thing")
    #expect(corrections.first?.automatic == isPutRight)
  }

  @Test(arguments: [
    ("I recieve it. ", "Then I recieve|", "receive"),
    ("I recieve it. We recieve it. ", "Then I recieve|", "receive"),
    ("I recieve it. We recieve it. ", "Then I rece|", "receive"),
    ("My adress is here. His adress is there. ", "It was the adress|", "address"),
    ("I shoudl go. We shoudl go. ", "They shou|", "should"),
    ("I shoudl go. We shoudl go. ", "They shoud|", "should"),
  ])
  func `a slip that was made before is offered what it was offered then`(
    before: String, marked: String, meant: String
  ) throws {
    let list = try answer(before + marked, .suggestions).suggestions.map(\.text)
    let word = try #require(before.split(separator: " ").dropFirst().first)
    #expect(list.contains(meant) && list.first?.hasPrefix(word) == false)
    let often = String(repeating: "It is \(word) now. ", count: 6)
    let first = try answer(often + marked, .suggestions).suggestions.first?.text
    #expect(first?.hasPrefix(word) != true)
  }

  @Test(arguments: [
    "wierd", "thougth", "teh", "thier", "beleive", "recieved", "definately", "seperate", "wich",
  ])
  func `a plain slip is not a word, however often it appears in the document`(slip: String) throws {
    let often = String(repeating: "We saw \(slip) things there.\n", count: 8)
    let found = try answer(often + "We saw \(slip)|", .corrections)
    #expect(found.typed?.known == false)
    #expect(found.corrections.first?.automatic == true)
    #expect(try answer(often + "We saw |", .suggestions).suggestions.first?.text != slip)
    let part = slip.dropLast()
    #expect(try answer(often + "We saw \(part)|", .suggestions).suggestions.first?.text != slip)
    for marked in ["We saw |", "We saw \(part)|"] {
      var scene = Scene(often + marked, pack: try pack())
      let ghost = scene.answer(.inlinePrediction, trigger: .invoked).inlinePrediction?.text ?? ""
      #expect(!(marked.dropFirst(7).dropLast() + ghost).hasPrefix(slip))
    }
  }

  @Test(arguments: [
    "aboot", "oot", "reight", "thowt", "watter", "doin", "kubelet", "ansible", "nginx", "drow",
  ])
  func `a word of a dialect or a trade is known from its fourth use`(word: String) throws {
    let often = String(repeating: "We saw \(word) things there. ", count: 4)
    let found = try answer(often + "We saw \(word)|", .corrections)
    #expect(found.typed?.known == true)
    #expect(found.corrections.allSatisfy { !$0.automatic })
  }

  @Test func `the explanation of a repeated slip is consistent`() throws {
    let scene = Scene("I recieve it. Then I recieve|", pack: try pack())
    let found = scene.engine.explanation(of: "receive", at: scene.point, in: scene.document)
    #expect(found.suggestion == .offered && found.correction == .best(.automatic))
  }

  @Test(arguments: [
    ("It wasa nice day", "It was a nice day"), ("It'sa pity", "It's a pity"),
    ("We have seen thisa before", "We have seen this before"),
    ("They read all blocksa again", "They read all blocks again"),
    ("We looked at the dataa again", "We looked at the data again"),
    ("I think youi are right", "I think you are right"),
  ])
  func `letters that are a word by themselves are not dropped`(text: String, meant: String) throws {
    #expect(try typed(text) == meant)
  }

  @Test(arguments: [
    ("We recieved—as", "We received—as"), ("We recieved – as", "We received – as"),
    ("I saw 'teh' dog", "I saw 'the' dog"), ("I saw ‚teh‘ dog", "I saw ‚the‘ dog"),
    ("I saw „teh“ dog", "I saw „the“ dog"), ("I saw »teh« dog", "I saw »the« dog"),
    ("He said „I recieve it.“ and", "He said „I receive it.“ and"),
    ("Then »I recieve.« and", "Then »I receive.« and"),
    ("'all of them\nwent, as we cant' he said", "'all of them\nwent, as we cant' he said"),
    ("we were a-settin' there", "we were a-settin' there"),
    ("we were gettin’ on", "we were gettin’ on"),
    ("'tis so", "'tis so"), ("in our freinds' house", "in our friends' house"),
    ("He said 'I recieve it' and", "He said 'I receive it' and"),
    ("so 'I recieve' it", "so 'I receive' it"),
  ])
  func `dashes, quotation marks and apostrophes end words, but not incomplete ones`(
    text: String, meant: String
  ) throws {
    #expect(try typed(text) == meant)
  }

  @Test(arguments: [
    ("did'nt", "didn't"), ("would'nt", "wouldn't"), ("havn't", "haven't"), ("dosen't", "doesn't"),
    ("I'ts", "It's"), ("I'v", "I've"), ("ofthe", "of the"), ("inthe", "in the"),
    ("onthe", "on the"), ("tothe", "to the"), ("andthe", "and the"), ("isthe", "is the"),
    ("isnot", "is not"), ("hasa", "has a"), ("Ofcourse", "Of course"), ("alittle", "a little"),
    ("thankyou", "thank you"),
  ])
  func `a listed slip has the right word first`(
    typed: String, meant: String
  ) throws {
    let found = try answer("\(typed)|", .corrections)
    #expect(found.typed?.known == false)
    #expect(found.corrections.first?.text == meant)
  }

  @Test(arguments: [
    ("accidently", "accidentally"), ("wil", "will"), ("tha", "that"), ("ect", "etc"),
    ("superceded", "superseded"), ("infront", "in front"), ("everytime", "every time"),
    ("Perviously", "Previously"),
  ])
  func `a listed word that is a well-known slip is corrected`(
    typed: String, meant: String
  ) throws {
    let found = try answer("\(typed)|", .corrections)
    #expect(found.typed?.known == false)
    #expect(found.corrections.prefix(2).map(\.text).contains(meant))
  }

  @Test(arguments: ["Stanger", "Chanel", "Varian", "Skelton", "Mistress Goole", "McCleary"])
  func `a name that looks like a slip stays a name`(name: String) throws {
    let corrections = try answer("I met \(name)|", .corrections).corrections
    #expect(corrections.allSatisfy { !$0.automatic })
  }

  @Test(arguments: [
    "into", "cannot", "setup", "login", "thereof", "nonetheless", "seethe", "apart", "forall",
    "whois",
    "Togo", "Andi", "Foran", "mayn't", "is't", "i'ma", "o'er", "alright", "valueof", "goto",
  ])
  func `words that are pairs by chance stay words`(word: String) throws {
    #expect(try answer("\(word)|", .corrections).typed?.known == true)
  }

  @Test(arguments: [
    ("THe weather", "The weather"), ("SHe is", "She is"), ("ANd then", "And then"),
    ("so WAs it", "so Was it"), ("the SHell is", "the SHell is"),
    ("the IDs are", "the IDs are"), ("two PCs are", "two PCs are"), ("the MPs are", "the MPs are"),
    ("they OKed it", "they OKed it"), ("two VMs and APIs are", "two VMs and APIs are"),
    ("of ITs own", "of ITs own"), ("see THe.md", "see THe.md"),
    ("on FRiday, THat's JOhn so", "on Friday, That's John so"),
    ("two TVs, a PC's", "two TVs, a PC's"),
    ("that IT's budget", "that IT's budget"), ("a house martin", "a house martin"),
    ("on sunday we", "on Sunday we"), ("in december we", "in December we"),
    ("to london and paris, in", "to London and Paris, in"),
    ("some french wine", "some French wine"),
    ("with sarah and john's dog.", "with Sarah and John's dog."),
    ("a mike for carol", "a mike for carol"),
    ("mail @sarah or sarah@home.org now", "mail @sarah or sarah@home.org now"),
    ("on sundays we", "on Sundays we"), ("on sunday. We", "on Sunday. We"),
    ("to march and polish", "to march and polish"),
    ("it may be china, a turkey", "it may be china, a turkey"),
    ("see london.txt for", "see london.txt for"), ("see london-2 for", "see london-2 for"),
  ])
  func `capitals that a word always has are inserted, and no others`(text: String, meant: String)
    throws
  {
    #expect(try typed(text) == meant)
  }

  @Test func `a word that the document writes so keeps its capitals`() throws {
    #expect(try typed("to london again", before: "We went to london. ") == "to london again")
    #expect(try typed("a THe again", before: "This is a THe of ours. ") == "a THe again")
  }

  @Test func `a menu continues two capitals as one`() throws {
    let list = try answer("and THe|", .suggestions).suggestions.map(\.text)
    #expect(!list.isEmpty && list.allSatisfy { !$0.hasPrefix("THe") || $0 == "THe" })
  }

  @Test func `a possible term is known from its second use`() throws {
    let before = "We built a flangeway. Each flangeway is long. "
    let corrections = try answer(before + "It is a flangewai|", .corrections).corrections
    #expect(corrections.first?.text == "flangeway")
    let term = try answer(before + "It is a flangeway|", .corrections).corrections
    #expect(term.allSatisfy { !$0.automatic })
  }

  @Test func `a word among unknown ones is more likely meant as typed`() throws {
    func keep(_ marked: String) throws -> Double {
      try #require(try answer(marked, .corrections).typed?.keepProbability)
    }
    let alone = try keep("we took the boat and went to the nexr|")
    let amongOne = try keep("we took Zborvik's boat and went to the nexr|")
    let amongMore = try keep("we and Zborvik took Qulmerans boat and went to the nexr|")
    #expect(alone < amongOne)
    #expect(amongOne < amongMore)
  }

  @Test(arguments: [
    ("They don’t know. We didnt|", "didn’t"), ("They don't know. We didnt|", "didn't"),
    ("We didnt|", "didn't"), ("They don’t know. I think its| necessary", "it’s"),
    ("They don’t know. We do'nt|", "don't"),
  ])
  func `an apostrophe is inserted as the document writes it`(marked: String, meant: String) throws {
    #expect(try answer(marked, .corrections).corrections.first?.text == meant)
  }

  @Test(arguments: [
    ("directorys", "directories"), ("itializing", "initializing"), ("owervrite", "overwrite"),
    ("user-freindly", "user-friendly"),
  ])
  func `a slip that changes several letters is found`(typed: String, meant: String) throws {
    #expect(try answer("the \(typed)|", .corrections).corrections.first?.text == meant)
  }

  @Test(arguments: [
    ("I think its| necessary to go", "it's"), ("Tomorrow ill| be there", "I'll"),
    ("the house lost its| roof", nil), ("She was ill| in bed", nil),
  ])
  func `a word that lacks its apostrophe in its context is offered with it`(
    marked: String, meant: String?
  ) throws {
    let found = try answer(marked, .corrections)
    let offered = found.corrections.prefix(2).map(\.text)
    #expect(meant.map(offered.contains) ?? (found.typed?.keepProbability ?? 0 > 0.5))
    #expect(!found.corrections.contains { $0.automatic })
  }
}
