// Measures how word-like a string is, by the probability of each letter after the one before it.

/// -ln P(letter | previous letter) in whole nats, over the words of six languages. An unlisted word still looks like a
/// word, and a slip mostly does not.
enum LetterBigrams {
  /// Returns -ln P(all letters of a word and its end) in nats; bytes other than a–z are skipped.
  static func negativeLogLikelihood(of key: some Sequence<UInt8>) -> Int {
    var (sum, before) = (0, 0)
    for byte in key where (0x61...0x7A).contains(byte) {
      let letter = Int(byte) - 0x60
      sum += Int(table[before * size + letter])
      before = letter
    }
    return sum + Int(table[before * size])
  }

  private static let size = 27

  /// A row for each previous letter, the first one for the start of a word; a digit for each letter after it, the first
  /// one for the end. Counted over the distinct words of wordfreq's English list and of novels and manuals in German,
  /// French, Spanish, Portuguese and Swedish, without diacritics; all languages have the same weight.
  private static let table = Array(
    """
    923333333354334435323434765
    273336445365332547233447655
    424661656257266268245376856
    428472882293467267343388858
    226651656266455267345366958
    245334545365332646223446465
    426662356267365267243346856
    226751644376453369334377968
    326661666266344278343365946
    434333437775332345322648695
    417742777476574267756277777
    325662565366363268332346946
    325542555255254358643357946
    323651666276535228645367957
    236323425364564466532456865
    254445445455332546223345656
    427662464387366239244378968
    467757777676567577766046777
    224442545274444257433346956
    135352554364445336532456957
    226561664266565369333366945
    333333445364332537223847565
    416761767287676279456469869
    315651674276554267445376858
    226352564276556326652456546
    135343546475333437333465675
    225572656286556366664274865
    """.utf8.lazy.filter { $0 != 0x0A }.map { $0 - 0x30 })
}
