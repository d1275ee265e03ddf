// Which parts of Markdown are prose.

import InkTestSupport
import InkText
import Testing

@Suite struct MarkdownTests {
  @Test func `code spans have any number of backticks, and a lone one is text`() {
    expectPicture(
      """
      Use `ls` and ``a ` b`` or ` so.
      pppp.kk.ppppp..kkkkk..ppppppppp
      """, "markdown")
  }

  @Test func `a fence continues to its end, or to that of the text`() {
    expectPicture(
      """
      Text:
      ppppp
      ```swift
      ........
      let x = "`"
      kkkkkkkkkkk
      ````
      ....
      More.
      ppppp
      ~~~
      ...
      typing
      kkkkkk
      ```
      kkk
      """, "markdown")
  }

  @Test func `indented code follows a blank line, not a paragraph or a list item`() {
    expectPicture(
      """
      Text
      pppp
          goes on.
      pppppppppppp


          code()
      kkkkkkkkkk


      - item
      pppppp


          goes on
      ppppppppppp


            code()
      kkkkkkkkkkkk
      """, "markdown")
  }

  @Test func `fences in list items and quotes end with them`() {
    expectPicture(
      """
      1. Do:
      pppppp
         ```
      ......
         code
      ...kkkk
      Text.
      ppppp
      > ```
      .....
      > code
      ..kkkk
      Text.
      ppppp
      """, "markdown")
  }

  @Test func `link targets, definitions and addresses are not prose, the text of links is`() {
    expectPicture(
      """
      See [the docs](https://a.b/c_(d) "T") or [this][1] and <https://x.y> now.
      ppppppppppppp........................ppppppppp....ppppp.............ppppp


      [1]: https://x.y "Title"
      ........................
      [^1]: A note.
      .....pppppppp
      [half](https
      ppppp..kkkkk
      See [half](docs/in. And [more]( now.
      ppppppppp..kkkkkkkkpppppppppp..ppppp
      """, "markdown")
  }

  @Test func `a name before a colon is no definition unless an address follows`() {
    expectPicture(
      """
      [Anna]: I think so.
      ppppppppppppppppppp


      [Anna]: I
      .........


      [a]: docs/a.md 'T'
      ..................


      [Bob]: See a.md, it says.
      ppppppppppppppppppppppppp
      """, "markdown")
  }

  @Test func `code goes on on the next line if that closes it`() {
    expectPicture(
      """
      Use the `git
      pppppppp.kkk
      add` command and `zib` so.
      kkk.ppppppppppppp.kkk.pppp
      And ``a
      pppp..k
      > b`` and `c
      ..k..ppppp.k
      d e
      ppp
      f`g` h
      p.k.pp


      So `half
      ppp.kkkk
      and `all` of it.
      pppp.kkk.ppppppp


      - So `half
      ppppp.kkkk
      - one` and `two` so
      ppppp.kkkkk.ppppppp
      """, "markdown")
  }

  @Test func `HTML is markup, its comments are comments, scripts are code`() {
    expectPicture(
      """
      A <b class="x>y">word</b> <!-- note --> 1 < 2.
      pp...............pppp....p....cccccc...ppppppp
      <script>
      ........
      let x
      kkkkk
      let y</script>
      kkkkk.........
      <img
      ....
        src="a">Text
      ..........pppp
      <!-- more
      ....ccccc
      and --> text
      cccc...ppppp
      """, "markdown")
  }

  @Test func `front matter is at the start only, and ends at the first line that is not data`() {
    expectPicture(
      """
      ---
      ...
      title: A text
      fffffffffffff
      tags: [a, b]
      ffffffffffff
      ---
      ...
      Text
      pppp
      ---
      ...
      key: value
      pppppppppp
      """, "markdown")
    expectPicture(
      """
      ---
      ...
      This text began with a rule.
      pppppppppppppppppppppppppppp
      """, "markdown")
  }

  @Test func `formulas are code, prices are not`() {
    expectPicture(
      """
      If $x^2 = y$ it costs $5 or $6.
      ppp.kkkkkkk.ppppppppppppppppppp
      $$
      ..
      a + b
      kkkkk
      $$ text
      ..ppppp
      $$ a = teh $$ and $$b$$ so.
      ..kkkkkkkkk..ppppp..k..pppp
      From $$ to $$$ it is $ or $ 5.
      pppppppppppppppppppppppppppppp
      """, "markdown")
  }

  @Test func `tables and headings are prose, rules and underlines are not`() {
    expectPicture(
      """
      # Heading
      ppppppppp
      Title
      ppppp
      =====
      .....
      | a | b |
      ppppppppp
      |---|:-:|
      .........
      * * *
      .....
      """, "markdown")
  }

  @Test func `links to notes are names and comments are comments, even if incomplete`() {
    expectPicture(
      """
      See [[teh note]] and [[other|words]].
      pppp............ppppp...............p
      See [[teh note
      pppp..........
      An array [ [1]] and [[ 2 ]].
      pppppppppppppppppppppppppppp
      As [[1] shows so. And [[teh]
      pppppppppppppppppppppp......
      So <!-- a note --> and <!-- a not
      ppp....cccccccc...ppppp....cccccc
      More.
      ppppp
      """, "markdown")
  }

  @Test(arguments: ["1. ", "- ", "+ ", "12) ", "-    ", "> - ", "[^n]: "], 1...12)
  func `items may be nested to any depth, empty or not`(mark: String, depth: Int) {
    for end in ["", " ", "-", "word", String(repeating: " ", count: 300), "```", "[^n]: x"] {
      let line = String(repeating: mark, count: depth) + end
      let text = Text(line + "\n" + line + "\n  deeper")
      var map = RegionMap(languageID: "markdown")
      for index in 0..<text.lineCount {
        let regions = map.regions(ofLine: index, in: text)
        #expect(regions.last?.range.upperBound == text.lineLength(index))
      }
    }
  }

  @Test(
    arguments: [
      ("say `foo|`", RegionKind.code), ("say `foo`|", .prose), ("say `foo|", .code),
      ("say ` foo|", .prose),
      ("say |`foo`", .prose), ("<b|>x", .markup), ("<b>|x", .prose), ("a `|` b", .prose),
      ("```\n|", .code), ("```\n```\n|", .prose), ("[a](b|)", .markup), ("[a](b)|", .prose),
    ])
  func `typed text belongs to the region before the cursor`(marked: String, kind: RegionKind) {
    let marked = Marked(marked)
    var map = RegionMap(languageID: "markdown")
    let regions = map.regions(ofLine: marked.point.line, in: marked.text)
    #expect(regions.index(at: marked.point.byte).map { regions[$0].kind } == kind)
  }
}
