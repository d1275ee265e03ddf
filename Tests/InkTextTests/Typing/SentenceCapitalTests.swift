// Where a sentence certainly begins, and where it may continue.

import InkTestSupport
import InkText
import Testing

@Suite struct SentenceCapitalTests {
  private func isDue(_ marked: String) -> Bool {
    let marked = Marked(marked)
    return SentenceCapital.isDue(at: marked.point, in: marked.text)
  }

  @Test(arguments: [
    "|we", "\n|we", "  |we", "It did. |we", "It did!  |we", "Did it? |we", "It did.\n|we",
    "It did.\n\n|we", "and so\n\n|we",
    "# |we", "## |we", "# Title\n|we", "Title\n=====\n|we", "- |we", "* |we", "3. |we", "- [ ] |we",
    "- One\n- |we",
    "1. One\n2. |we", "> |we", "> It did. |we", "“|we", "It did. “|we", "It did. (|we", "¿|qué",
    "¡|hola", "Sí. ¿|qué",
    "He said “Go.” |we", "“I don’t,” said he. “We do.” |we", "„Es geht.“ |wir", "«Sí.» |la",
    "»Det går.» |vi", "(It did.) |we", "So. (It did!) |we", "**Note.** |we",
    "I like NATO. |we",
    "see www.x.org. |we", "行く。 |we", "It did.\r\n|we", "It did?! |we", "words\n- |we",
    "- one\n\nText.\n- |we", "Do this.\n\n    make\n\n|we", "Title\n\n> so\n\nIt did.\n\n|we",
    "- an item\n  of two lines.\n\n|we", "Title\n-----\n\ntext\n\nOther\n-----\n\n|we",
    "Do this.\n```\nmake\n```\n|we", "run:\n~~~\nmake\n~~~\n|we",
    "# Title\n```\nmake\n```\n|we", "- run\n  ~~~\n  make\n  ~~~\n\n|we",
    "Anna wrote:\n> So.\n\n|we", "Title\n=====\n\n> So.\n\n|we",
    "Anna wrote:\n\n> So.\n> It did\n\n|we",
  ])
  func `a sentence begins here`(marked: String) { #expect(isDue(marked), "\(marked)") }

  @Test(arguments: [
    "so |we", "tools, e.g. |we", "bread etc. |we", "Mr. |we", "J. R. R. |we", "J. |we",
    "in version 3. |we", "der 3. |oktober",
    "in 1993. |we", "wait... |we", "wait… |we", "“Why?” |she", "\"Go!\" |he",
    "they said \"no.\" |and", "the word “etc.” |is", "sie sagte „nein.“ |und", "it (oh!) |did",
    "(see fig. 3.) |we", "U.S. |we",
    "at 5 p.m. |we", "and so\n|we", "so: |we", "so; |we", "so, |we", "it.|we", "www.|we",
    "run the command\n\n    make\n\n|we", "run\n\n\tmake\n\n\tmake test\n\n|we",
    "run\n```sh\nmake\n```\n\n|we", "run\n~~~\nmake\n~~~\n|we", "run\n----\nmake\n----\n|we",
    "#+begin_src sh\nmake\n#+end_src\n|we", "as he said\n\n> So.\n\n|we", "as he said\n> So.\n|we",
    "these are:\n\n- |two", "these:\n- |two", "- One,\n- |two", "- One;\n- |two",
    "- one\n- |two", "1. one\n2. |two",
    "- one\n  more\n- |two", "Nr. |we", "bzw. |we", "t.ex. |we", "great 🙂 |we", "v1. |we",
    "Ph.D. |we", "approx. |we",
    "so – |we", "? |we", "so — |we", "p. ex. |la", "c.-à-d. |la", "p. ej. |la", "EE. UU. |y",
    "sog. |der", "insb. |der", "Hrsg. |der", "12 Mio. |der", "d. h. |der", "fr.o.m. |den",
    "the max. |of", "avg. |of", "5 min. |the", "op. cit. |the", "tél. |le", "máx. |de", "Bsp. |der",
    "o. dyl. |som", "5 lbs. |and",
  ])
  func `a sentence may continue here`(marked: String) { #expect(!isDue(marked), "\(marked)") }

  @Test func `many brackets and very long lines cost no more than their ends`() {
    let long = String(repeating: "(a!) ", count: 20_000)
    let text = Text(long + "we")
    #expect(!SentenceCapital.isDue(at: TextPoint(line: 0, byte: long.utf8.count), in: text))
  }
}
