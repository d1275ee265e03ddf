// Learned and ignored words: identity, scope, prefix search.

import InkLexicon
import InkTestSupport
import Testing

@Suite struct UserWordsTests {
  /// Returns the words after some changes, and which of these had an effect.
  private func words(_ changes: [UserWordChange]) -> (words: UserWords, changed: [Bool]) {
    var words = UserWords()
    var changed: [Bool] = []
    for change in changes { changed.append(words.apply(change)) }
    return (words, changed)
  }

  private func change(
    _ kind: UserWordChange.Kind, _ word: String, _ language: String? = nil,
    _ scope: WordScope = .user
  ) -> UserWordChange {
    UserWordChange(kind: kind, word: word, language: language, scope: scope, date: 7)
  }

  @Test func `a word is learned once and forgotten once, whatever its Unicode composition`() {
    let (words, changed) = words([
      change(.learn, "Crème"), change(.learn, "Cre\u{300}me"), change(.unlearn, "CRÈME"),
      change(.unlearn, "crème"),
    ])
    #expect(changed == [true, false, true, false])
    #expect(words.learned.isEmpty)
  }

  @Test func `a learned word keeps its case, date, language and scope`() {
    let (words, _) = words([change(.learn, "iPad", "en", .workspace("file:///w"))])
    #expect(
      words.learned == [
        UserWord(word: "iPad", language: "en", scope: .workspace("file:///w"), date: 7)
      ])
    #expect(words.isLearned("IPAD"))
    #expect(words.isLearned("iPad", language: "en"))
    #expect(!words.isLearned("iPad", language: "de"))
  }

  @Test(arguments: [
    ("Polish", ["Polish", "POLISH"], ["polish", "poliSh"]), ("NASA", ["NASA"], ["Nasa", "nasa"]),
    ("frob", ["frob", "Frob", "FROB"], []),
    ("iPhone", ["iPhone", "IPHONE"], ["iphone", "Iphone"]),
    ("O’Brien", ["O’Brien", "O'Brien", "O'BRIEN"], ["o'brien"]),
  ])
  func `learned capitals are part of the word`(
    learned: String, meant: [String], other: [String]
  ) {
    let (words, _) = words([change(.learn, learned), change(.ignore, learned)])
    for word in meant { #expect(words.isLearned(word) && words.isIgnored(word), "\(word)") }
    for word in other { #expect(!words.isLearned(word) && !words.isIgnored(word), "\(word)") }
  }

  @Test func `words forgotten together are those selected, and stay forgotten`() {
    let document = WordScope.document("file:///a")
    var (words, _) = words([
      change(.learn, "frob"), change(.learn, "frob", nil, document),
      change(.learn, "gnarf", nil, document),
      change(.ignore, "wug"), change(.ignore, "wug", nil, document),
    ])
    let revision = words.revision
    #expect(words.forget(.document("file:///b")).learned.isEmpty)
    #expect(words.revision == revision)
    let gone = words.forget(.document("file:///a"))
    #expect(gone.learned.map(\.word) == ["frob", "gnarf"])
    #expect(gone.ignored.map(\.scope) == [document])
    #expect(words.ignored.map(\.scope) == [.user])
    #expect(words.learned.map(\.scope) == [.user])
    #expect(["frob", "gnarf"].allSatisfy(words.forgotten.contains) && words.forgotten.count == 2)
    #expect(words.lossRevision == words.revision && words.revision != revision)
    #expect(words.forget(.word("wug")).ignored.map(\.word) == ["wug"])
    #expect(words.ignored.isEmpty && words.forgotten.count == 2)
    #expect(words.forget(.all).learned.map(\.word) == ["frob"])
    #expect(words.learned.isEmpty && words.ignored.isEmpty)
  }

  @Test func `learning or ignoring words together equals doing it one by one`() {
    var random = SeededRandom(seed: 20_261_122)
    let texts = ["wug", "Wug", "cafe\u{301}", "café", "CAFÉ", "'", "blick", "d'or", "d’or", "a"]
    let languages = ["en", "en-GB", "EN_gb", nil]
    for _ in 0..<fuzzCount(200) {
      let some = texts.prefix(1 + random.below(texts.count))
      let documentCount = random.once(in: 2) ? 1 : 30
      let batches = (0..<3).map { _ in
        (0..<random.below(40)).map { _ in
          UserWord(
            word: random.element(of: some) ?? "",
            language: random.element(of: languages) ?? nil,
            scope: random.once(in: 4) ? .user : .document("\(random.below(documentCount))"),
            date: Int64(random.below(9)), origin: random.element(of: WordOrigin.allCases) ?? .typed)
        }
      }
      var (one, many) = (UserWords(), UserWords())
      one.forget("blick")
      many.forget("blick")
      for batch in batches {
        let new = batch.indices.filter { one.apply(UserWordChange(.learn, batch[$0])) }
        #expect(many.learn(batch) == new)
        #expect(many.learned == one.learned && many.forgotten == one.forgotten)
        let ignored = batch.indices.filter { one.apply(UserWordChange(.ignore, batch[$0])) }
        let revision = many.revision
        #expect(many.ignore(batch) == ignored)
        #expect((many.revision != revision) == !ignored.isEmpty)
        #expect(many.ignored == one.ignored && many.hasSameWords(as: one))
      }
    }
  }

  @Test(.timeLimit(.minutes(1))) func `any number of entries for one word is added quickly`() {
    let entries = (0..<50_000).map {
      UserWord(word: "wug", language: "en", scope: .document("\($0)"), date: 1)
    }
    let words = UserWords(learned: entries, ignored: entries)
    #expect(words.learned == entries && words.ignored == entries)
  }

  @Test func `allowing a forgotten word again is a change, even if nothing else is learned`() {
    var words = UserWords()
    words.apply(UserWordChange(kind: .learn, word: "frob", date: 1))
    words.forget("frob")
    let before = words.revision
    words.apply(UserWordChange(kind: .learn, word: "frob", date: 2))
    #expect(words.forgotten.isEmpty && words.revision != before)
  }

  @Test func `Polish and polish are forgotten separately`() {
    let (words, changed) = words([
      change(.learn, "Polish"), change(.learn, "polish"), change(.unlearn, "polish"),
    ])
    #expect(changed == [true, true, true])
    #expect(words.learned.map(\.word) == ["Polish"])
  }

  @Test func `ignoring a word removes it only in the same letter case`() {
    let (words, _) = words([change(.learn, "Polish"), change(.learn, "cafe\u{301}")])
    #expect(words.removals(before: change(.ignore, "polish")).isEmpty)
    #expect(words.removals(before: change(.ignore, "Polish")).map(\.word) == ["Polish"])
    #expect(words.removals(before: change(.ignore, "café")).map(\.kind) == [.unlearn])
  }

  @Test func `a forgotten word is learned again by a command, not by typing`() {
    let typed = UserWordChange(kind: .learn, word: "LOL", date: 8, origin: .typed, count: 2)
    let other = UserWordChange(kind: .learn, word: "lol", date: 8, origin: .typed, count: 2)
    let (words, changed) = words([
      typed, change(.unlearn, "LOL"), typed, other, change(.learn, "LOL"), change(.unlearn, "LOL"),
    ])
    #expect(changed == [true, true, false, true, true, true])
    #expect(words.forgotten.contains("LOL") && words.forgotten.count == 1)
    #expect(words.learned.map(\.word) == ["lol"])
  }

  @Test func `a word of a document applies only there`() {
    let (words, _) = words([
      change(.learn, "foo", nil, .document("a")), change(.ignore, "bar", nil, .document("a")),
    ])
    #expect(words.isLearned("foo", document: DocumentAddress(uri: "a")))
    #expect(!words.isLearned("foo", document: DocumentAddress(uri: "b")))
    #expect(!words.isLearned("foo"))
    #expect(words.isIgnored("Bar", document: DocumentAddress(uri: "a")))
    #expect(!words.isIgnored("bar"))
  }

  @Test func `forgetting affects one scope, and one language if given`() {
    let (words, changed) = words([
      change(.ignore, "x", "en"), change(.ignore, "x", "de"), change(.removeIgnored, "x", "en"),
      change(.removeIgnored, "x", nil, .session), change(.removeIgnored, "x"),
    ])
    #expect(changed == [true, true, true, false, true])
    #expect(words.ignored.isEmpty)
  }

  @Test(arguments: ["en", "EN", "en-US", "en-us", "en_US"])
  func `a language is the same however its tag is written`(tag: String) {
    let (words, changed) = words([
      change(.learn, "x", "en-US"), change(.learn, "x", "EN_us"), change(.learn, "x", "de"),
      change(.learn, "x"), change(.unlearn, "x", tag), change(.unlearn, "x", "nl"),
    ])
    #expect(changed == [true, false, true, true, true, false])
    #expect(words.learned.map(\.language) == ["de", nil])
  }

  @Test func `words without a letter are rejected`() {
    #expect(
      words([change(.learn, ""), change(.learn, "'"), change(.ignore, "")]).changed == [
        false, false, false,
      ])
  }

  @Test func `a prefix finds the words whose folded key begins with it`() {
    var random = SeededRandom(seed: 3)
    var words = UserWords()
    var texts: Set<String> = []
    for _ in 0..<300 {
      let text = (0..<1 + random.below(5)).map { _ in
        random.element(of: ["a", "b", "é", "'"]) ?? ""
      }
      if words.apply(change(.learn, text.joined())) { texts.insert(text.joined()) }
    }
    for prefix in ["", "a", "ab", "e", "eb", "ba", "bbbb", "z"] {
      let found = words.entries(withPrefix: Array(prefix.utf8)).map(\.text)
      let plain = { (text: String) in text.replacing("é", with: "e").replacing("'", with: "") }
      #expect(Set(found) == texts.filter { plain($0).hasPrefix(prefix) })
    }
  }
}
