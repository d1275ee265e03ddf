// Spaces that were typed too early, too late, inside a word, or not at all.

import InkCorrection
import InkEngine
import InkLexicon
import InkTestSupport
import InkText
import Testing

@Suite struct SpaceTests: ShippedEnglish {
  @Test(arguments: [
    ("I went tot he store. ", "I went to the store. "), ("Sat int he car. ", "Sat in the car. "),
    ("It is one oft he best. ", "It is one of the best. "),
    ("This one an dthe other. ", "This one and the other. "),
    ("We like th emost of it. ", "We like the most of it. "), ("Tot he end. ", "To the end. "),
  ])
  func `a space typed one keystroke early or late is moved`(
    text: String, meant: String
  ) throws {
    #expect(try typed(text) == meant)
  }

  @Test(arguments: [
    ("I think tha the end is near. ", "I think that the end is near. "),
    ("Talk abou the end. ", "Talk about the end. "),
    ("It is whenn one goes. ", "It is when one goes. "),
    ("They weree every day there. ", "They were every day there. "),
    ("Tha the end. ", "Tha the end. "), ("Only a few minutess he. ", "Only a few minutes he. "),
  ])
  func `a corrected word does not lend its space to the next one`(
    text: String, meant: String
  ) throws {
    #expect(try typed(text) == meant)
  }

  @Test(arguments: [
    "He is a tall man. ", "It is a sin. ", "There is no table. ", "It is a nice day. ",
    "No tall man came. ", "Then I sat down. ", "So I shall go. ", "What I saw was good. ",
    "We found an ice rink. ", "He gave it to men. ", "It was a tall order. ",
  ])
  func `an equally likely pair of words stays`(text: String) throws {
    #expect(try typed(text) == text)
  }

  @Test(arguments: [
    ("en", "It was very im portant to them. ", "It was very important to them. "),
    ("en", "They said that im late again. ", "They said that I'm late again. "),
    ("en", "I saw many pe ople there. ", "I saw many people there. "),
    ("en", "We were there and saw t he dog. ", "We were there and saw the dog. "),
    ("en", "They told us that they had n o idea. ", "They told us that they had no idea. "),
    ("en", "He is al ways late. ", "He is always late. "),
    ("en", "Pe ople are w ith us. ", "People are with us. "),
    ("de", "Das ist wirk lich gut. ", "Das ist wirklich gut. "),
    ("fr", "C'est im portant pour nous. ", "C'est important pour nous. "),
    ("sv", "Det är vik tigt nu. ", "Det är viktigt nu. "),
  ])
  func `a space inside a word is taken out`(language: String, text: String, meant: String) throws {
    #expect(try Typist.typed(text, in: [language]) == meant)
  }

  @Test(arguments: [
    "The sub process may be late. ", "He went in to the data base. ", "Let n be any one of them. ",
    "The p and q values. ", "We used a work around, no where else. ",
    "It was a void, a way ahead. ",
    "Use the auto complete here. ", "Give me a gain of ten. ", "Many Pe ople came. ",
    "a gree nhouse there ", "He had to gether them up. ",
  ])
  func `two words that are meant stay apart`(text: String) throws {
    #expect(try typed(text) == text)
  }

  @Test(arguments: [
    ("fr", "Le temps t est constant, et n et m sont grands. "), ("fr", "Allez de l à d. "),
    ("de", "Er kam her ein und will auf stehen. "), ("es", "Si no te vas, por que no. "),
    ("pt", "Ele está em baixo, por tanto. "), ("sv", "De är i stället så i går kväll. "),
  ])
  func `letters and words of other languages stay apart`(language: String, text: String) throws {
    #expect(try Typist.typed(text, in: [language]) == text)
  }

  @Test func `a space that was put back inside a word stays`() throws {
    var typist = try typist()
    typist.type("He is al ways ")
    #expect(typist.text == "He is always ")
    typist.make(TextPoint(line: 0, byte: 6)..<TextPoint(line: 0, byte: 12), "al ways")
    typist.type("late, al ways ")
    #expect(typist.text == "He is al ways late, al ways ")
  }

  @Test(arguments: [
    ("en", "We went home.They ate,but I slept. ", "We went home. They ate, but I slept. "),
    ("en", "Is it late?We go! ", "Is it late? We go! "),
    ("de", "Er kam nach Hause.Dann schlief er. ", "Er kam nach Hause. Dann schlief er. "),
    ("de", "Er sagte,dass er geht. ", "Er sagte, dass er geht. "),
    ("fr", "Il est parti.Ensuite elle dort. ", "Il est parti. Ensuite elle dort. "),
    ("es", "Ella vino.Pero no vio. ", "Ella vino. Pero no vio. "),
    ("pt", "Ela veio,mas eu fui. ", "Ela veio, mas eu fui. "),
    ("sv", "Han kom hem,men sov. ", "Han kom hem, men sov. "),
  ])
  func `a space is put behind the mark between sentences and clauses`(
    language: String, text: String, meant: String
  ) throws {
    #expect(try Typist.typed(text, in: [language]) == meant)
  }

  @Test(arguments: [
    ("We went home.Their is one. ", "We went home. There is one. "),
    ("We went home.Its been fun. ", "We went home. It's been fun. "),
  ])
  func `the next word tells what was meant by the one before which a space was put in`(
    text: String, meant: String
  ) throws {
    #expect(try typed(text) == meant)
  }

  @Test(arguments: [
    "Use time.Since and start.Before ", "See e.g.The or x.The of A.The ",
    "The Node.This is here, and errors.Is too. ", "The key,value pair of foo,bar and Foo,but. ",
    "Sort name,Then by home,They ", "The file blog.You.txt here ",
    "Pronouns: he,she and they,them ",
    "Use name,who,where if true;then ",
  ])
  func `what is joined by a mark as in programs stays`(text: String) throws {
    #expect(try typed(text) == text)
  }

  @Test(arguments: [
    ("en", "Then run git add . The rest follows. "),
    ("en", "Then run npm install foo . It works. "),
    ("en", "Rows are separated by , and columns by ;. "), ("en", "The symbol , is a comma. "),
    ("en", "A trailing , is allowed here. "), ("en", "Type , to enter a list. "),
    ("en", "Vim uses , for that. "), ("en", "Then run ruff check . This takes a while. "),
    ("en", "Let x , y and z be zero. "), ("en", "The operators are + , - and *. "),
    ("en", "| good , bad | "), ("en", "good\t, bad "),
    ("en", "Files such as .bashrc and .profile. "),
    ("en", "We got .5 of it. "), ("en", "He said ... But nobody came. "),
    ("en", "Foo ,bar and good ,bad. "), ("en", "good   , bad   , "), ("en", "Good ;) , bye. "),
    ("en", ".Title of the block "), ("en", "Call f(x , y) with care. "), ("en", "`good , bad` "),
    ("de", "Ersetze jedes , durch einen Punkt. "), ("de", "Das kostet ,50 Euro. "),
    ("fr", "Tu viens ? Oui ! Le chien mord ; le chat non : il dort. "),
    ("fr", "Il a dit : « Viens, mon ami ! » "), ("es", "El signo , separa los campos. "),
    ("sv", "Ersätt varje , med en punkt. "), ("vi", "Dùng dấu , hoặc dấu chấm. "),
  ])
  func `a space before a mark that is meant by itself stays`(language: String, text: String) throws
  {
    #expect(try Typist.typed(text, in: [language]) == text)
  }
}
