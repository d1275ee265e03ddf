// The variants of characters in a manually chosen order: one line per character, as displayed.
//
// A line holds a character and its variants without spaces between them; a line with spaces holds items of any length.
// A language's own variants are followed by those of the Unicode CLDR, then by the English ones.

extension CalloutTable {
  /// The rows of languages by their code; the English ones are the default for all others.
  ///
  /// English letters and symbols are table C of KeyboardKit 9.3 to 9.9, then the breves that English dictionaries use,
  /// with its defects fixed: `į` is included, `u` occurs once, and the quotation marks can be reached from each of
  /// them. Swedish is the table of KeyboardKit 4.0; Vietnamese tones are in the order in which they are taught. The
  /// CLDR lacks Chuvash, the pitch accents of Serbian, the conjuncts of Hindi and the ligatures of Arabic that
  /// keyboards have.
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
    "ar": """
    \u{644} \u{644}\u{627} \u{644}\u{623} \u{644}\u{625} \u{644}\u{622}
    \u{627}\u{623}\u{625}\u{622}\u{621}\u{671}
    \u{634}\u{69C}
    """,
    "fa": """
    \u{644} \u{644}\u{627} \u{644}\u{623} \u{644}\u{625} \u{644}\u{622}
    \u{627}\u{622}\u{623}\u{621}\u{625}\u{671}
    """,
    "hi": """
    क क्ष
    ज ज्ञ
    त त्र
    श श्र
    """,
    "sr": """
    аа́а̀а̑а̏а̄
    ее́ѐе̑е̏е̄
    ијйи́ѝи̑и̏ӣ
    оо́о̀о̑о̏о̄
    рр́р̀р̑р̏р̄
    уу́у̀у̑у̏ӯ
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
