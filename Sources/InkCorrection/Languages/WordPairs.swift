// Pairs of words of which one is often written as another word: trân thành, for chân thành.

import InkText

/// Words that mean another one beside a certain neighbor, where they mean nothing themselves.
struct WordPairs: Sendable {
  /// What is meant by the first word of a pair, by that word and the second one.
  private var firsts: [String: [String: String]] = [:]
  /// What is meant by the second word of a pair, by that word and the first one.
  private var seconds: [String: [String: String]] = [:]

  /// Creates them from rows of a pair as it is written and as it is meant, which differ in the first word or in the
  /// second one; what is meant by it may be several words.
  init(_ rows: String) {
    for row in rows.listedRows {
      let (first, second) = (row[0], row[1])
      if first == row[2] {
        seconds[second, default: [:]][first] = row.dropFirst(3).joined(separator: " ")
      } else {
        firsts[first, default: [:]][second] = row.dropFirst(2).dropLast().joined(separator: " ")
      }
    }
  }

  /// Adds a second word that means another one after certain words.
  mutating func add(_ second: String, meaning meant: String, after others: [String]) {
    for first in others { seconds[second, default: [:]][first] = meant }
  }

  /// The first words of the pairs.
  var firstWords: Set<String> { Set(firsts.keys) }

  /// Returns what is meant by the first word of a pair; nil for nearly all words.
  func meant(by first: String, before second: String) -> String? { firsts[first]?[second] }

  /// Returns what is meant by the second word of a pair; nil for nearly all words.
  func meant(by second: String, after first: String) -> String? { seconds[second]?[first] }
}

extension WordPairs {
  /// Syllables that sound alike in some part of the country, by the words that they are half of.
  static let vietnamese = WordPairs(
    """
    bảo đãm bảo đảm
    bắt trước bắt chước
    bổ xung bổ sung
    cải nhau cãi nhau
    cảm súc cảm xúc
    chân trọng trân trọng
    chia sẽ chia sẻ
    chuẩn đoán chẩn đoán
    chặt chẻ chặt chẽ
    dành chiến giành chiến
    dành giật giành giật
    dây phút giây phút
    dể dàng dễ dàng
    dể thương dễ thương
    dản dị giản dị
    duyên giáng duyên dáng
    đường xá đường sá
    giúp đở giúp đỡ
    hổ trợ hỗ trợ
    lặng lẻ lặng lẽ
    mạnh dạng mạnh dạn
    mạnh mẻ mạnh mẽ
    mới mẽ mới mẻ
    nghĩ ngơi nghỉ ngơi
    nghĩ phép nghỉ phép
    nghỉ rằng nghĩ rằng
    nhắc nhỡ nhắc nhở
    nói truyện nói chuyện
    nổi buồn nỗi buồn
    nỗi tiếng nổi tiếng
    rãnh rỗi rảnh rỗi
    sạch sẻ sạch sẽ
    san sẽ san sẻ
    sắp sếp sắp xếp
    sâu xắc sâu sắc
    sơ xuất sơ suất
    suất sắc xuất sắc
    súc động xúc động
    suy nghỉ suy nghĩ
    sử lí xử lí
    sử lý xử lý
    sử phạt xử phạt
    sữa chữa sửa chữa
    thăm quan tham quan
    tranh dành tranh giành
    trân thành chân thành
    trãi nghiệm trải nghiệm
    trãi qua trải qua
    tựu chung tựu trung
    vui vẽ vui vẻ
    xáng lạn xán lạn
    xâu sắc sâu sắc
    xem sét xem xét
    xinh sắn xinh xắn
    xuất xắc xuất sắc
    xúc tích súc tích
    xử dụng sử dụng
    """)

  /// What sounds like "c'est" and "se", before and after what these two are beside.
  static let french = WordPairs(
    """
    ces la c'est la
    ces le c'est le
    ces moi c'est moi
    ces quoi c'est quoi
    ces un c'est un
    ces une c'est une
    ces vrai c'est vrai
    ses la c'est la
    ses le c'est le
    ses moi c'est moi
    ses quoi c'est quoi
    ses un c'est un
    ses une c'est une
    ses vrai c'est vrai
    il ny il n'y
    """)

  /// What sounds like a word or lacks its accent, beside one that only that word is beside.
  static let spanish = WordPairs(
    """
    aun no aún no
    ay algo hay algo
    ay algún hay algún
    ay gente hay gente
    ay mucha hay mucha
    ay muchas hay muchas
    ay mucho hay mucho
    ay muchos hay muchos
    ay un hay un
    ay una hay una
    el dice él dice
    el dijo él dijo
    el es él es
    el está él está
    el fue él fue
    el había él había
    el puede él puede
    el quiere él quiere
    el tiene él tiene
    el va él va
    haber si a ver si
    había echo había hecho
    habían echo habían hecho
    haber echo haber hecho
    han echo han hecho
    has echo has hecho
    ha echo ha hecho
    he echo he hecho
    hemos echo hemos hecho
    mas allá más allá
    mas bien más bien
    mas o más o
    mas tarde más tarde
    no tubo no tuvo
    que valla que vaya
    se tubo se tuvo
    se valla se vaya
    te valla te vaya
    vamos haber vamos a ver
    voy haber voy a ver
    """)

  /// What sounds like a word or is one without its space, beside one that only that word is beside.
  static let portuguese = WordPairs(
    """
    agente está a gente está
    agente faz a gente faz
    agente fica a gente fica
    agente foi a gente foi
    agente pode a gente pode
    agente precisa a gente precisa
    agente quer a gente quer
    agente tem a gente tem
    agente vai a gente vai
    fala mau fala mal
    falar mau falar mal
    falou mau falou mal
    mau consigo mal consigo
    mau posso mal posso
    mau sabia mal sabia
    passa mau passa mal
    passei mau passei mal
    tem haver tem a ver
    """)
}
