// Which parts of LaTeX are prose.

import InkText
import Testing

@Suite struct LaTeXTests {
  @Test func `LaTeX braces and quotes are markup, and text may be typed between them`() {
    expectPicture(
      #"""
      a \emph{} {b} ``c'' it's `d'
      pp.......p.p.p..p..pppppp.pp
      """#, "latex")
    var regions = RegionMap(languageID: "latex")
    let text = Text(#"\emph{}"#)
    #expect(regions.regions(ofLine: 0, in: text).region(at: 6).kind == .prose)
  }

  @Test(arguments: [
    (#"\documentclass{artic"#, RegionKind.markup), (#"See \ref{sec"#, .markup),
    (#"Text \begin{doc"#, .markup), (#"See \cit"#, .markup), (#"See \emph{not"#, .prose),
    (#"See \ref{sec} on"#, .prose), (#"\item "#, .prose), (#"See \ref{sec}"#, .prose),
  ])
  func `text at the end of a line may continue an incomplete LaTeX command`(
    line: String, kind: RegionKind
  ) {
    var regions = RegionMap(languageID: "latex")
    let found = regions.regions(ofLine: 0, in: Text(line)).region(at: line.utf8.count)
    #expect(found.kind == kind)
  }

  @Test func `LaTeX commands, keys and formulas are not prose, the arguments of others are`() {
    expectPicture(
      #"""
      \section{An \emph{idea}} of \cite[p.~3]{knuth} % why
      .........ppp......pppp..pppp..................p.cccc
      costs 5\% and $x = y$ or \(z\), see \url{a.b} here.
      ppppppp..ppppp.kkkkk.pppp..k..pppppp.........pppppp
      \verb§9°C§ and \é so
      .......kkkk..ppppp...ppp
      \verb|a_b| and \includegraphics[w]{x
      ......kkk.ppppp.....................
      """#, "latex")
    expectPicture(
      #"""
      \begin{equation*}
      .................
        a + b % no
      kkkkkkkkkkkk
      \end{equation*} Then
      ...............ppppp
      \begin{itemize}
      ...............
      \item[One] two
      .....ppppppppp
      \begin{lstlisting}[language=C]
      ..............................
      int main;
      kkkkkkkkk
      \end{lstlisting}
      ................
      \[ a
      ..kk
      b \] c
      kk..pp
      """#, "latex")
  }

  @Test func `formulas of LaTeX may span lines, and unclosed ones end with their paragraph`() {
    expectPicture(
      #"""
      We see $x = teh
      ppppppp.kkkkkkk
      \$ y$ and \(a
      kkkk.ppppp..k
      b\) or $$c\$$d
      k..pppp..kkkkk
      e$$ which costs 5$ and
      k..pppppppppppppp.kkkk
      so on
      kkkkk


      Text \[ a \\[2pt]
      ppppp..kkkkkkkkkk
      b \] c
      kk..pp
      """#, "latex")
  }

  @Test func `the keys after any number of LaTeX options are not prose`() {
    expectPicture(
      #"""
      As \parencite[see][12]{knuth} and \citealp[p.][]{a, b }, so
      ppp..........................ppppp.....................pppp
      \newcommand{\foo}[1][x]{a \emph{#1}} \href[a]{b}{text}
      ....................................p............pppp.
      \textcites[12]{a}[13]{b}{c} on \crefrange{a}{b}
      ...........................pppp................
      """#, "latex")
  }

  @Test func `the keys of LaTeX may span lines, and incomplete ones end with their paragraph`() {
    expectPicture(
      #"""
      As \cite{knuth,
      ppp............
        lamport} says \section[An
      ..........pppppp...........
        idea]{An idea}
      ........ppppppp.
      \cite[see
      .........
      12]{a} \cite{half
      ......p..........
      typed
      .....


      Text
      pppp
      """#, "latex")
  }

  @Test func `arguments that are code, widths and columns are not prose`() {
    expectPicture(
      #"""
      A \mintinline[a]{py}{x y} or \mintinline{py}|z| so.
      pp...................kkk.pppp................k.pppp
      \inputminted{py}{a.py} so
      ......................ppp
      \begin{tabular}[t]{l|l}Text
      .......................pppp
      \begin{tabular*}{5cm}{lc} on
      .........................ppp
      \multicolumn{2}{|c|}{Text} \cline{1-2}
      .....................pppp.p...........
      """#, "latex")
  }

  @Test func `the definition of a command is code with and without braces around its name`() {
    expectPicture(
      #"""
      \newcommand\foo[1]{some code} and
      .............................pppp
      \def\foo#1#2{some
      .................
      code} and \foo{text}
      .....ppppp.....pppp.
      \def
      ....
      """#, "latex")
  }
}
