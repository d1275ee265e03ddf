// Which parts of messages are prose: commit messages, mail, and text without markup.

import InkText
import Testing

@Suite struct MessageTests {
  @Test func `commit messages end where Git's own text begins`() {
    expectPicture(
      """
      Add `foo` so that
      pppp.kkk.pppppppp


      Signed-off-by: A B <a@b>
      ........................
      # Please enter
      kkkkkkkkkkkkkk
      # ------- >8 -------
      kkkkkkkkkkkkkkkkkkkk
      diff
      kkkk
      """, "gitcommit")
  }

  @Test func `mail has headers, quoted lines and a signature`() {
    expectPicture(
      """
      To: a@b
      .......
      Subject: Some words
      ........ppppppppppp


      Hello,
      pppppp
      > you wrote
      qqqqqqqqqqq
      -- 
      qqq
      Me
      qq
      """, "mail")
    expectPicture(
      """
      Dear all,
      ppppppppp
      """, "mail")
  }

  @Test func `code set off in an email is not prose`() {
    expectPicture(
      """
      Could you run:
      pppppppppppppp


          select * form teh
      kkkkkkkkkkkkkkkkkkkkk
          where id=3
      kkkkkkkkkkkkkk
      and then
      pppppppp
          this, which is
      pppppppppppppppppp
      $ grep teh file.txt
      kkkkkkkkkkkkkkkkkkk
      like so:
      pppppppp
      \tgrep teh
      kkkkkkkkk
      # make it
      kkkkkkkkk
      It is # one
      ppppppppppp
      # two
      ppppp
      - an item:
      pppppppppp
          goes on
      ppppppppppp
      """, "mail")
  }

  @Test func `a commit message has code, but an indented line of an item is text`() {
    expectPicture(
      """
      Fix teh parser
      pppppppppppppp


        * a long item that is
      ppppppppppppppppppppppp
          continued here
      pppppppppppppppppp


          and there
      ppppppppppppp
      It ran:
      ppppppp
          make
      kkkkkkkk


          make test
      kkkkkkkkkkkkk
      So.
      ppp
          on
      pppppp


          make
      kkkkkkkk
      """, "scminput")
  }

  @Test(arguments: ["Note: this is it", "PS: so", "Dear all: hello"])
  func `the body of a mail may begin with a colon after a word`(line: String) {
    expectPicture(line + "\n" + String(repeating: "p", count: line.utf8.count), "mail")
  }

  @Test func `text indented after a blank line or a quotation is prose`() {
    expectPicture(
      """
      Dear Sam,
      ppppppppp


      \tI hope
      ppppppp
      like so:
      pppppppp
      > hi
      qqqq
          reply
      ppppppppp
      """, "mail")
  }

  @Test(arguments: ["mail", "plaintext"])
  func `a command after a shell prompt is not prose`(languageID: String) {
    expectPicture(
      """
      Run this
      pppppppp
      $ grep teh
      kkkkkkkkkk
        $ ./teh
      kkkkkkkkk
      $ 5 is much, $ grep
      ppppppppppppppppppp
      """, languageID)
    expectPicture(
      """


          Dear Sam,
      ppppppppppppp
      """, "plaintext")
  }
}
