// The variants of characters that were put in order by hand: one line a character, as they are shown.
//
// A line holds a character and its variants without spaces between them; a line with spaces holds items of any
// length. What follows a language's own variants comes from the Unicode CLDR, then from English.

extension CalloutTable {
  /// The rows of languages by their code; the English ones are the default of all others.
  ///
  /// English letters and symbols are table C of KeyboardKit 9.3 to 9.9, then the breves that English dictionaries use,
  /// with its defects mended: `į` is back, `u` stands once, and the quotation marks are reached from each of them.
  /// Swedish is KeyboardKit 4.0's own table; Vietnamese tones are in the order in which they are taught; of Chuvash the
  /// CLDR says nothing.
  static let rows = [
    "en": #"""
    aàáâäǎæãåāăą
    cçćčċ
    dďð
    eèéêëēėęĕ
    gğġ
    hħ
    iîìíïǐĩīįĭ
    kķ
    lłļľ
    nñńņň
    oòóôöǒœøõōőŏ
    rř
    sßśšŝṣș
    tțťþ
    uǔûùúüũūŭ
    wŵ
    yýŷÿ
    zźžż
    0°
    -–—•
    /\
    $€£¥₩₽¢
    ₱$€£¥₩₽¢
    ₾$€£¥₩₽¢
    ₴$€£¥₩₽¢
    ₫$€£¥₩₽¢
    &§
    .…
    ?¿
    !¡
    %‰
    =≠≈
    "„“”«»
    '’‘`
    .com .org .edu .net
    1¹½⅓¼⅛
    2²⅔⅖
    3³¾⅜⅗
    4⁴⅘
    5⁵⅝⅚
    6⁶
    7⁷⅞
    8⁸
    9⁹
    +±
    *×·†‡★
    <‹≤«←
    >›≥»→
    ([{⟨
    )]}⟩
    ~≈∼
    #№♯
    |¦‖
    ^↑↓
    """#,
    "sv": """
    aáàâãā
    cç
    eéëèêẽēę
    iīîíïìĩ
    nñ
    oœóòôõ
    sßśš
    uûúüùũū
    äæ
    öø
    kr € $ £ ¥ ₩ ₽
    """,
    "cv": """
    аӑ
    еӗё
    сҫ
    уӳ
    $₽
    """,
    "vi": """
    aàáảãạăằắẳẵặâầấẩẫậäǎæåāą
    ăằắẳẵặ
    âầấẩẫậ
    dđďð
    eèéẻẽẹêềếểễệëēėę
    êềếểễệ
    iìíỉĩịîïǐīį
    oòóỏõọôồốổỗộơờớởỡợöǒœøōő
    ôồốổỗộ
    ơờớởỡợ
    uùúủũụưừứửữựǔûüū
    ưừứửữự
    yỳýỷỹỵŷÿ
    """,
  ]
}
