// The endings by which forms of one word differ, of English and of all languages with packs together.

import InkText

/// The endings of nouns, verbs and adjectives; none is one of them.
enum WordEndings {
  /// Those of any language with a pack, for languages without a list of their own.
  static let ofAllLanguages = Set(
    wordsOf: """
      a al ad ada ado ade ades able ais ait ando ant ante ar arna as at e ea ean ear ed em en end ende enden ens ent
      eo er ern ers es est et ez i ing ings ion ions is ly o on ons or ors os s st t te ten test tet um us y ies
      é ée ées és ó á 's 'd
      """
  ).union([""])
  /// Those of English.
  static let english = Set(
    wordsOf: "able al e ed er ers es ies ing ings ion ions ly or ors s y 's 'd"
  ).union([""])
}
