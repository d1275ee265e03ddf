// English words that Britain and America spell differently, one by one.

extension EnglishRegions {
  /// Words of which each region has one spelling: the British with the American one.
  static let words: [String: String] = [
    "behavioural": "behavioral", "behaviourally": "behaviorally", "colourist": "colorist",
    "defence": "defense", "defences": "defenses", "defenceless": "defenseless",
    "offence": "offense", "offences": "offenses", "pretence": "pretense", "pretences": "pretenses",
    "catalogue": "catalog", "catalogues": "catalogs", "catalogued": "cataloged",
    "cataloguing": "cataloging", "analogue": "analog", "jewellery": "jewelry",
    "jeweller": "jeweler", "jewellers": "jewelers", "woollen": "woolen", "marvellous": "marvelous",
    "marvellously": "marvelously", "skilful": "skillful", "skilfully": "skillfully",
    "wilful": "willful", "wilfully": "willfully", "fulfil": "fulfill", "fulfils": "fulfills",
    "fulfilment": "fulfillment", "enrol": "enroll", "enrols": "enrolls", "enrolment": "enrollment",
    "instalment": "installment", "instalments": "installments", "distil": "distill",
    "distils": "distills", "instil": "instill", "instils": "instills", "grey": "gray",
    "greys": "grays", "greyish": "grayish", "greyed": "grayed", "greying": "graying",
    "greyscale": "grayscale", "centrepiece": "centerpiece", "centrepieces": "centerpieces",
  ]

  /// Words of which Canada has some in this spelling and some in that.
  static let mixedWords: [String: String] = [
    "aluminium": "aluminum", "aeroplane": "airplane", "aeroplanes": "airplanes",
    "pyjamas": "pajamas", "sceptic": "skeptic", "sceptics": "skeptics", "sceptical": "skeptical",
    "sceptically": "skeptically", "scepticism": "skepticism", "ageing": "aging",
    "acknowledgement": "acknowledgment", "acknowledgements": "acknowledgments", "cosy": "cozy",
    "cosily": "cozily", "mould": "mold", "moulds": "molds", "moulded": "molded",
    "moulding": "molding", "mouldy": "moldy", "smoulder": "smolder", "smouldering": "smoldering",
    "plough": "plow", "ploughs": "plows", "ploughed": "plowed", "ploughing": "plowing",
    "moustache": "mustache", "moustaches": "mustaches", "sulphur": "sulfur", "anaemia": "anemia",
    "anaemic": "anemic", "anaesthesia": "anesthesia", "anaesthetic": "anesthetic",
    "anaesthetics": "anesthetics", "anaesthetist": "anesthetist", "gynaecology": "gynecology",
    "gynaecologist": "gynecologist", "haemorrhage": "hemorrhage", "haemoglobin": "hemoglobin",
    "haemophilia": "hemophilia", "leukaemia": "leukemia", "oestrogen": "estrogen",
    "orthopaedic": "orthopedic", "paediatric": "pediatric", "paediatrics": "pediatrics",
    "paediatrician": "pediatrician", "paediatricians": "pediatricians", "oesophagus": "esophagus",
    "diarrhoea": "diarrhea", "faeces": "feces", "faecal": "fecal", "caesarean": "cesarean",
    "coeliac": "celiac", "oedema": "edema", "manoeuvrable": "maneuverable", "manoeuvre": "maneuver",
    "manoeuvres": "maneuvers", "manoeuvred": "maneuvered", "manoeuvring": "maneuvering",
  ]

  /// British spellings of which the American one has further meanings, for which the British one is not used.
  static let wordsOfOneMeaning: [String: String] = [
    "cheque": "check", "cheques": "checks", "tyre": "tire", "tyres": "tires", "kerb": "curb",
    "kerbs": "curbs", "programme": "program", "programmes": "programs", "storey": "story",
    "storeys": "stories", "practise": "practice", "practised": "practiced",
    "practising": "practicing", "licence": "license", "licences": "licenses", "metre": "meter",
    "metres": "meters",
  ]
}
