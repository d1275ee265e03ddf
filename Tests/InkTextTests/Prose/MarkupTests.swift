// Which parts of texts with markup are prose: HTML, reStructuredText, AsciiDoc, Org.

import InkText
import Testing

@Suite struct MarkupTests {
  @Test func `a line of AsciiDoc under its title opens no listing`() {
    expectPicture(
      """
      Overview é
      ppppppppppp
      ----------
      ..........
      Text
      pppp
      on
      pp
      ----
      ....
      code
      kkkk
      ----
      ....
      .Call it
      pppppppp
      -------
      .......
      int x;
      kkkkkk
      """, "asciidoc")
  }

  @Test func `a tag's name may have a prefix or parts`() {
    expectPicture(
      """
      <xsl:value-of select="teh"/>Text
      ............................pppp
      <Tabs.Item>Text</Tabs.Item> a <b. c
      ...........pppp............pppppppp
      """, "xml")
  }

  @Test func `HTML tags may span lines, and incomplete ones end by themselves`() {
    expectPicture(
      """
      <p class="a
      ...........
        b">Text <code>x</code> more<br/>and
      .....ppppp......k.......ppppp.....ppp
      <!-- a
      ....cc
      b --> c
      cc...pp
      <script>
      ........
      if (a < b) {}
      kkkkkkkkkkkkk
      </script>Text
      .........pppp
      half <b and <i>on</i>
      ppppp..........pp....
      """, "html")
    expectPicture(
      """
      <b class="x
      ...........


      Text {{ name }} &amp; x < y
      ppppp..........pppppppppppp
      """, "html")
  }

  @Test func `reStructuredText has roles, directives with bodies and literal blocks`() {
    expectPicture(
      """
      Title
      ppppp
      =====
      .....
      See :ref:`here <x>` and ``code`` or `a link <http://x>`_ so::
      pppp......kkkkkkkk.ppppp..kkkk..pppp.ppppppp............ppppp


        literal
      ..kkkkkkk
      Text
      pppp
      .. code-block:: c
      .................


         int x;
      ...kkkkkk


      .. note:: Read on.
      .........ppppppppp
         It matters.
      pppppppppppppp
      .. a comment
      ...ccccccccc
         goes on
      ...ccccccc
      :param x: what
      .........ppppp
      .. _target: http://x
      ....................
      """, "restructuredtext")
  }

  @Test func `AsciiDoc has delimited blocks, macros and literal paragraphs`() {
    expectPicture(
      """
      = Title
      ppppppp
      :toc: left
      ..........
      See https://x.y[the page], <<id>> and `code` {attr}.
      pppp............ppppppppppp......ppppp.kkkk.p......p
      [source,c]
      ..........
      ----
      ....
      int x;
      kkkkkk
      ----
      ....
      // note
      ..ccccc
      include::a.adoc[]
      .................


       literal
      kkkkkkkk


      * item
      pppppp
      ////
      ....
      away
      cccc
      ////
      ....
      """, "asciidoc")
  }

  @Test(arguments: [
    ("[source,ruby", RegionKind.markup), ("[quote, teh man", .markup), ("[sou", .markup),
    ("[.lead", .markup), ("[#id.role", .markup), ("[%header,cols=\"1", .markup),
    ("[I know", .prose), ("[Well, so", .prose), ("[sic", .markup), ("[sic ", .prose),
    ("[so he says", .prose), ("[... and", .prose), ("[#1 of", .prose), ("[one, two] three", .prose),
    ("[1", .prose), ("[e.g. this", .prose), ("[", .prose), ("see [one, two", .prose),
  ])
  func `a half-typed attribute line of AsciiDoc is markup, text in brackets is not`(
    line: String, kind: RegionKind
  ) {
    var regions = RegionMap(languageID: "asciidoc")
    let found = regions.regions(ofLine: 0, in: Text(line)).region(at: line.utf8.count)
    #expect(found.kind == kind)
  }

  @Test func `Org has blocks, drawers, links and verbatim text`() {
    expectPicture(
      """
      * Heading
      ppppppppp
      :PROPERTIES:
      ............
      :ID: x
      ......
      :END:
      .....
      A [[http://x][page]] with =code= and a = b.
      pp............pppp..pppppp.kkkk.ppppppppppp
      A [[half typed
      pp............
      #+TITLE: Words
      ........pppppp
      #+begin_src c
      .............
      int x;
      kkkkkk
      #+END_SRC
      .........
      # note
      .ccccc
      : fixed
      .kkkkkk
      """, "org")
  }

  @Test func `Org has formulas and environments of LaTeX`() {
    expectPicture(
      #"""
      So \[ a
      ppp..kk
      b \] c \(x\) d $$y$$ e $$ f
      kk..ppp..k..ppp..k..ppppppp
      $$
      ..
      teh + adn
      kkkkkkkkk
      $$ so
      ..ppp
      \begin{align*}
      ..............
      a &= teh
      kkkkkkkk


      \end{align} \\
      kkkkkkkkkkkkkk
      \end{align*} so
      ............ppp
      \begin{half
      ...........
      costs $5 or \[ half
      pppppppppppp..kkkkk
      more
      kkkk


      Text \( a
      ppppp..kk
      * Heading
      ppppppppp
      \begin{x} a \end{x} b
      .........kkk.......pp
      """#, "org")
  }

  @Test func `literals and links of reStructuredText go on on the next line`() {
    expectPicture(
      """
      See ``a line
      pppp..kkkkkk
      b`` and ``x`` so `the
      k..ppppp..k..pppppppp
      page <http://x>`_ on
      ppppp............ppp
      A ``half
      pp..kkkk
      and ``all`` so
      pppp..kkk..ppp
      """, "restructuredtext")
  }

  @Test func `options and objects of reStructuredText are not prose`() {
    expectPicture(
      """
      .. option:: --all <words>
      .........................
         Lists all.
      ppppppppppppp
      .. automodule:: a.b
      ...................
         :members: one
      ................
         :undoc
      .........
         Text :x: y
      ppppppppppppp
      .. note::
      .........
         :ref:`x` is
      ppp......k.ppp
      .. figure:: a.png
      .................
         :alt: A house
      ........pppppppp
         :width: some
      ...............
      :author: Some
      ........ppppp
      """, "restructuredtext")
  }

  @Test func `formulas, keys and what is passed through are code in AsciiDoc`() {
    expectPicture(
      """
      So stem:[a_b] and kbd:[Ctrl] or +a+, 1 + 2 + 3, C++.
      ppp......kkk.ppppp.....kkkk.pppp.k.ppppppppppppppppp
      A pass:q[a b. C
      pp.......kkkppp
      """, "asciidoc")
  }
}
