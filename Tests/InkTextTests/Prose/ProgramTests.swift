// Which parts of programs are text for people.

import InkText
import Testing

@Suite struct ProgramTests {
  @Test func `C-like languages have line comments, block comments, strings and characters`() {
    expectPicture(
      #"""
      int x = '"'; // don't "stop"
      kkkkkkkkkkkkk..ccccccccccccc
      char *s = "a \" b"; /* on
      kkkkkkkkkk.ssssss.kk..ccc
       * and */ more
      ccccccc..kkkkk
      auto r = R"x(a )" b)x" + 1;
      kkkkkkkkk....ssssss...kkkkk
      """#, "cpp")
  }

  @Test func `a comment is code between the fences of an example`() {
    expectPicture(
      """
      /// See ```x``` and
      ..cccccc...k...cccc
      /// ```rust
      ...........
      /// let a = b;
      ..kkkkkkkkkkkk
      /// ```
      .......
      /// more
      ..cccccc
      /// ```
      .......
      let a = 1 // ```
      kkkkkkkkkk..cccc
      /// more
      ..cccccc
      /** ```
      .......
       * let
      kkkkkk
       * ```
      ......
       * more */
      cccccccc..
      """, "rust")
  }

  @Test func `descriptions in GraphQL are text over several lines`() {
    expectPicture(
      #"""
      """
      ...
      The "title" of
      ssssssssssssss
      a book. # no
      ssssssssssss
      """
      ...
      title: String # or
      kkkkkkkkkkkkkk.ccc
      """#, "graphql")
  }

  @Test func `a single-line string ends with its line, however many quotes are missing`() {
    expectPicture(
      #"""
      x = "never closed
      kkkk.ssssssssssss
      y = 1
      kkkkk
      z = "
      kkkk.
      int goi = f("a \
      kkkkkkkkkkkk.sss
      b", "\
      s.kk.s


      c
      k
      """#, "c")
    expectPicture(
      ##"""
      """
      ...
      It's so
      kkkkkkk
      """
      ...
      type Goi # so
      kkkkkkkkk.ccc
      """##, "makefile")
  }

  @Test func `template literals contain code that contains template literals`() {
    expectPicture(
      """
      a = `one ${b + `two ${ {c} } x` } three
      kkkk.ssss..kkkk.ssss..kkkkk.ss.k.ssssss
      four` + /`"/ + "x"
      ssss.kkkkkkkkkk.s.
      """, "typescript")
  }

  @Test func `Python has triple-quoted strings, and code in some of them`() {
    expectPicture(
      #"""
      def f():  # what
      kkkkkkkkkk.ccccc
        """Says it.
      kk...ssssssss
        More."""
      sssssss...
        return f"a {b!r} {{c}} d" + 'e'
      kkkkkkkkk..ss.kkk.ssssssss.kkk.s.
      """#, "python")
  }

  @Test func `Swift strings may be raw, multi-line and interpolated, and comments nest`() {
    expectPicture(
      ##"""
      let a = #"x " y"# + "b \(c("d")) e"
      kkkkkkkk..sssss..kkk.ss..kk.s.k.ss.
      /* a /* b */ c */ x
      ..ccccccccccccc..kk
      let t = """
      kkkkkkkk...
        Text "so"
      sssssssssss
        """
      ss...
      """##, "swift")
  }

  @Test func `Rust lifetimes are not characters, raw strings count their signs`() {
    expectPicture(
      ##"""
      fn f<'a>(x: &'a str) -> char { '"' } // ok
      kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk..ccc
      let s = r#"a "b" c"#;
      kkkkkkkk...sssssss..k
      """##, "rust")
  }

  @Test func `shells have heredocs, and signs that are not comments`() {
    expectPicture(
      """
      echo $# ${x#y} "a $(b "c") d" # note
      kkkkkkkkkkkkkkk.ss..kk.s..ss.k.ccccc
      cat <<-'EOF'
      kkkkkkkkkkkk
      	Dear "reader
      sssssssssssss
      	EOF
      ....
      done
      kkkk
      """, "bash")
  }

  @Test func `a heredoc inside a string leaves the string open`() {
    expectPicture(
      """
      git commit -m "$(cat <<'EOF'
      kkkkkkkkkkkkkk...kkkkkkkkkkk
      Don't "fix
      ssssssssss
      EOF
      ...
      ) so"
      .sss.
      export goi # it
      kkkkkkkkkkk.ccc
      """, "bash")
  }

  @Test func `C# interpolates raw strings, Rust has raw strings of bytes, MySQL comments after #`()
  {
    expectPicture(
      #"""
      var s = $"""say "hi" {name} \
      kkkkkkkk....sssssssss.kkkk.ss
      and on""" + $$"""a""";
      ssssss...kkkk....s...k
      """#, "csharp")
    expectPicture(
      ##"""
      let s = br#"a "b" c"#; let t = cr"d";
      kkkkkkkk....sssssss..kkkkkkkkkk...s.k
      """##, "rust")
    expectPicture(
      """
      select 1; # don't
      kkkkkkkkkk.cccccc
      """, "mysql")
    expectPicture(
      """
      select a # b from #c;
      kkkkkkkkkkkkkkkkkkkkk
      # don't
      ..ccccc
      """, "sql")
  }

  @Test func `a slash after the condition of a statement begins a regular expression`() {
    expectPicture(
      """
      if (f(a)) /don't/.test(b); // c
      kkkkkkkkkkkkkkkkkkkkkkkkkkk..cc
      x = (a + b) / c + 'd' / e
      kkkkkkkkkkkkkkkkkk.s.kkkk
      """, "javascript")
  }

  @Test
  func `a quote right after a letter begins no string in languages that hold text without quotes`()
  {
    expectPicture(
      """
      return <p>Don't</p>; // so
      kkkkkkkkkkkkkkkkkkkkk..ccc
      let a = b ? 'c' : f('d');
      kkkkkkkkkkkk.s.kkkkk.s.kk
      switch (a) { case'e f': return'g.' }
      kkkkkkkkkkkkkkkkk.sss.kkkkkkkk.ss.kk
      """, "javascriptreact")
    expectPicture(
      """
      x = %q(don't) # so
      kkkkkkkkkkkkkk.ccc
      y = 'a'
      kkkk.s.
      """, "ruby")
    expectPicture(
      """
      s/a'b/c/; # so
      kkkkkkkkkk.ccc
      """, "perl")
  }

  @Test func `not every << begins a heredoc`() {
    expectPicture(
      """
      read x <<< "hello"
      kkkkkkkkkkk.sssss.
      y=$((1 << n)) z=$(( y << m ))
      kkkkkkkkkkkkkkkkkkkkkkkkkkkkk
      f=$((g)); cat << END
      kkkkkkkkkkkkkkkkkkkk
      Dear
      ssss
      END
      ...
      """, "bash")
    expectPicture(
      """
      my $x = 1 << BITS;
      kkkkkkkkkkkkkkkkkk
      print << "END";
      kkkkkkkkkkkkkkk
      Dear
      ssss
      END
      ...
      print <<~END;
      kkkkkkkkkkkkk
      """, "perl")
  }

  @Test func `Lua counts the signs of its long brackets`() {
    expectPicture(
      """
      x = [==[ a ]] b
      kkkk....sssssss
      c ]==] --[[ d
      ss....k....cc
      e ]] f -- g
      cc..kkk..cc
      """, "lua")
  }

  @Test func `YAML and INI recognize quotes and signs only in certain positions`() {
    expectPicture(
      """
      title: don't "stop" # here
      kkkkkkkkkkkkkkkkkkkk.ccccc
      text: 'it''s so'
      kkkkkk.ssssssss.
      url: a#b
      kkkkkkkk
      """, "yaml")
  }

  @Test func `Lisps escape outside strings, Haskell and ML nest their comments`() {
    expectPicture(
      #"""
      (f ?\" "text") ; what
      kkkkkkk.ssss.kk.ccccc
      """#, "elisp")
    expectPicture(
      """
      f' x = 'y' {- a {- b -} c -} -- d
      kkkkkkkkkkk..ccccccccccccc..k..cc
      """, "haskell")
  }

  @Test func `Vim script comments are quotes without a second one`() {
    expectPicture(
      """
      " About
      .cccccc
      let x = "text" " more
      kkkkkkkk.ssss.k.ccccc
      """, "vim")
  }

  @Test func `code in backticks inside a comment is code`() {
    expectPicture(
      """
      // Calls `foo_bar` once.
      ..ccccccc.kkkkkkk.cccccc
      """, "swift")
  }

  @Test func `the name that a documentation comment describes is code`() {
    expectPicture(
      """
      /// - Parameter adress: the adress
      ..cccccccccccccckkkkkkcccccccccccc
      ///   - lenght: the length
      ..cccccckkkkkkcccccccccccc
      /// - Parameters:
      ..cccckkkkkkkkkkc
      /// - so it goes: there
      ..ccccccccccccccccccccc
      let x = 1 // @param adress
      kkkkkkkkkk..cccccccccccccc
      """, "swift")
    expectPicture(
      """
      /** @param adress the adress
      ..ccccccccckkkkkkccccccccccc
       * @param {string} [adress=1] it
      cccccccccccccccccccckkkkkkcccccc
       * @parameter adress, @param
      cccccccccccccccccccccccccccc
       * @param
      ccccccccc
       * \\param[in] adress it
      cccccccccccccckkkkkkccc
       */
      c..
      """, "java")
  }

  @Test func `unknown languages are treated as code, and plain text as prose`() {
    #expect(picture("let it be", "nobody-knows-this") == "kkkkkkkkk")
    #expect(picture("let `it` be", "plaintext") == "pppp.kk.ppp")
  }

  @Test func `attributes of PHP are no comments, and remarks are some in any case`() {
    expectPicture(
      """
      #[Deprecated("use other")]
      ..kkkkkkkkkkkkkkkkkkkkkkkk
      # a note
      .ccccccc
      """, "php")
    expectPicture(
      """
      REM a note
      ....cccccc
      @rem so
      .....cc
      REMOTE=1
      kkkkkkkk
      """, "bat")
    expectPicture("REM so\n....cc", "vb")
  }
}
