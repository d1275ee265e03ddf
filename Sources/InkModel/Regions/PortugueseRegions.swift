// Portuguese of Brazil and of Portugal.

import InkLexicon

/// Before m and n Brazil has closed vowels, econômico and gênero, where Portugal has open ones, económico and género;
/// of some words they write different consonants.
struct PortugueseRegions: RegionalSpelling {
  func sides(of tag: LanguageRegion) -> SpellingSides {
    let side = tag.region.map { $0 == "BR" ? SpellingSide.first : .second }
    return SpellingSides(features: [side, side])
  }

  func variant(of word: String) -> RegionalVariant? {
    if let other = Self.words[word] { return Self.variant(.first, other, 1) }
    if let other = Self.wordsOfPortugal[word] { return Self.variant(.second, other, 1) }
    if !word.utf8.contains(Self.lead) { return nil }
    let bytes = Array(word.utf8)
    for index in bytes.indices.dropFirst().dropLast() {
      guard bytes[index - 1] == Self.lead, Self.nasals.contains(bytes[index + 1]),
        let other = Self.vowels[bytes[index]]
      else { continue }
      var changed = bytes
      changed[index] = other.byte
      return Self.variant(other.side.other, String(decoding: changed, as: UTF8.self), 0)
    }
    return nil
  }

  private static func variant(
    _ side: SpellingSide, _ other: String, _ feature: Int
  ) -> RegionalVariant {
    RegionalVariant(feature: feature, side: side, other: other, minimumAdvantage: minimumAdvantage)
  }

  /// The second bytes of ô and ê, and of ó and é, each with that of its counterpart and the side of that.
  private static let vowels: [UInt8: (byte: UInt8, side: SpellingSide)] = [
    0xB4: (0xB3, .second), 0xAA: (0xA9, .second), 0xB3: (0xB4, .first), 0xA9: (0xAA, .first),
  ]
  private static let lead: UInt8 = 0xC3
  private static let nasals: [UInt8] = [UInt8(ascii: "m"), UInt8(ascii: "n")]
  /// One in a thousand: what is rarer beside its counterpart is a slip.
  private static let minimumAdvantage = Score(nats: -7)

  /// Words by their Brazilian spelling.
  private static let words: [String: String] = [
    "contato": "contacto", "contatos": "contactos", "contatar": "contactar", "registro": "registo",
    "registros": "registos", "úmido": "húmido", "umidade": "humidade", "equipe": "equipa",
    "equipes": "equipas", "recepção": "receção", "aspecto": "aspeto", "aspectos": "aspetos",
    "perspectiva": "perspetiva", "perspectivas": "perspetivas", "respectivo": "respetivo",
    "respectiva": "respetiva", "respectivos": "respetivos", "respectivas": "respetivas",
    "respectivamente": "respetivamente", "espectador": "espetador", "espectadores": "espetadores",
    "concepção": "conceção", "percepção": "perceção", "decepção": "deceção", "detecção": "deteção",
    "dezesseis": "dezasseis", "dezessete": "dezassete", "dezenove": "dezanove",
    "planejar": "planear", "planejamento": "planeamento", "conosco": "connosco",
  ]
  private static let wordsOfPortugal = Dictionary(words.map { ($1, $0) }) { first, _ in first }
}
