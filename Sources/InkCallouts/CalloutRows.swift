// The variants of characters by language: one line a character, its variants in the order they are shown.
//
// A line holds a character and its variants without spaces between them; a line with spaces holds
// items of any length. A line with one item says that this character has no variants. What a
// language does not list, it takes from English.

extension CalloutTable {
  /// The rows of each language, by its code; the English ones are the default of all others.
  ///
  /// English is table C of KeyboardKit 9.3 to 9.9 with its defects mended: `į` is back, `u` stands
  /// once, and the quotation marks are reached from each of them. Swedish is KeyboardKit 4.0's own
  /// table. The others put the letters of their alphabet first and keep all English variants.
  static let rows = [
    "en": #"""
    aàáâäǎæãåāăą
    cçćčċ
    dďð
    eèéêëēėę
    gğġ
    hħ
    iîìíïǐĩīį
    kķ
    lłļľ
    nñńņň
    oòóôöǒœøõōő
    rř
    sßśšŝṣș
    tțťþ
    uǔûùúüũū
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
    """#,
    "az": """
    eəèéêëēėę
    iıîìíïǐĩīį
    ıi
    oöòóôǒœøõōő
    sşßśšŝṣș
    uüǔûùúũū
    """,
    "de": """
    aäàáâǎæãåāăą
    oöòóôǒœøõōő
    uüǔûùúũū
    """,
    "es": """
    aáàâäǎæãåāăą
    eéèêëēėę
    iíîìïǐĩīį
    oóòôöǒœøõōő
    uúüǔûùũū
    """,
    "fr": """
    aàâæáäǎãåāăą
    eéèêëēėę
    iîïìíǐĩīį
    oôœòóöǒøõōő
    uùûüǔúũū
    yÿýŷ
    "«»“”„
    """,
    "pt": """
    aãáâàäǎæåāăą
    eéêèëēėę
    iíîìïǐĩīį
    oõóôòöǒœøōő
    uúüǔûùũū
    """,
    "sv": """
    aáàâãā
    cç
    eéëèêẽēę
    iīîíïìĩ
    l
    nñ
    oœóòôõ
    sßśš
    uûúüùũū
    y
    z
    å
    äæ
    öø
    kr € $ £ ¥ ₩ ₽
    """,
    "tr": """
    aâàáäǎæãåāăą
    iıîìíïǐĩīį
    ıi
    oöòóôǒœøõōő
    sşßśšŝṣș
    uüûǔùúũū
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
