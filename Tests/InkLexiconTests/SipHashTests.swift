// The keyed hash, against the values that its authors published, and the words it stands for.

import InkLexicon
import Testing

@Suite struct SipHashTests {
  @Test(
    arguments: [
      (0, 0x726F_DB47_DD0E_0E31), (1, 0x74F8_39C5_93DC_67FD), (7, 0xAB02_00F5_8B01_D137),
      (8, 0x93F5_F579_9A93_2462), (15, 0xA129_CA61_49BE_45E5),
    ] as [(UInt8, UInt64)])
  func `hashes are those of the reference`(byteCount: UInt8, value: UInt64) {
    let hash = SipHash(key: 0x0706_0504_0302_0100, 0x0F0E_0D0C_0B0A_0908)
    #expect(hash.value(of: Array(0..<byteCount)) == value)
  }

  @Test func `a forgotten word has another hash in each store`() {
    let (one, other) = (SipHash(key: 1, 2), SipHash(key: 1, 3))
    #expect(one.value(of: "frob") != other.value(of: "frob"))
    let words = ForgottenWords(hashedBy: one, [one.value(of: "frob")])
    #expect(words.contains("frob") && !words.contains("Frob"))
    #expect(!ForgottenWords(hashedBy: other, [one.value(of: "frob")]).contains("frob"))
  }
}
