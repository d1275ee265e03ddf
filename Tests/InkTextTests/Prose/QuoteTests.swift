// Quotes inside the strings of programs, which do not end them, and quotes outside, which begin none.

import InkText
import Testing

@Suite struct QuoteTests {
  @Test func `MySQL has strings with doubled quotes and with escapes`() {
    expectPicture(
      #"""
      insert 'it\'s', 'it''s', "so\"" -- goi
      kkkkkkk.sssss.kk.sssss.kk.ssss.k..cccc
      select 'a\' -- goi
      kkkkkkk.ssssssssss
      """#, "mysql")
    expectPicture(
      #"""
      select 'a\' -- goi
      kkkkkkk.ss.k..cccc
      """#, "sql")
  }

  @Test func `the escape of PowerShell is a backtick`() {
    expectPicture(
      #"""
      Write-Host "5`" wide\" # goi
      kkkkkkkkkkk.sssssssss.k.cccc
      Write-Host 5`" 'a`' # goi
      kkkkkkkkkkkkkkk.ss.k.cccc
      """#, "powershell")
  }

  @Test func `shells escape apostrophes after a dollar sign, fish does everywhere`() {
    expectPicture(
      #"""
      echo $'it\'s' 'so\' # goi
      kkkkk..sssss.k.sss.k.cccc
      grep 'a$' b # goi
      kkkkk.ss.kkk.cccc
      """#, "bash")
    expectPicture(
      #"""
      echo 'it\'s' "a $(b) c" # goi
      kkkkk.sssss.k.ss..k.ss.k.cccc
      math 1 << 2 # goi
      kkkkkkkkkkkk.cccc
      """#, "fish")
  }

  @Test func `two apostrophes of Nix may escape what follows`() {
    expectPicture(
      #"""
      a = ''it''${b} ''' ''\n ${c} '' # goi
      kkkk..ssssssssssssssssss..k.s..k.cccc
      """#, "nix")
  }

  @Test func `an apostrophe in the HTML around PHP begins no string`() {
    expectPicture(
      """
      <p>Don't</p>
      kkkkkkkkkkkk
      <?php echo 'it'; echo'so'; # goi
      kkkkkkkkkkk.ss.kkkkkk.ss.kk.cccc
      """, "php")
  }

  @Test func `a quote may be a character`() {
    expectPicture(
      #"""
      f([$"|T]) -> [$\", $%]; % goi
      kkkkkkkkkkkkkkkkkkkkkkkk.cccc
      f($$) -> "a$"; % goi
      kkkkkkkkk.ss.kk.cccc
      """#, "erlang")
    expectPicture(
      #"""
      <<?", c>> = x when x in [?\", ?#] # goi
      kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk.cccc
      """#, "elixir")
    expectPicture(
      #"""
      a == ?" || b.nil? ? "c" : d ?"e":"f" # goi
      kkkkkkkkkkkkkkkkkkkk.s.kkkkkk.s.k.s.k.cccc
      puts /"/ if /'/ and x / y # goi
      kkkkkkkkkkkkkkkkkkkkkkkkkk.cccc
      when /"/ then puts "a" # goi
      kkkkkkkkkkkkkkkkkkk.s.k.cccc
      """#, "ruby")
  }
}
