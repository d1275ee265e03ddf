// The set phrases of letters and emails, by language.

extension SetPhrases {
  /// The phrases of each language, of several with the same beginning the most frequent one first.
  static let ofLetters: [String: [SetPhrase]] = lines.merging(
    sentences, uniquingKeysWith: +)

  /// Greetings and closings, each a line by itself, with `|` after the letters after which a line hardly continues
  /// differently.
  private static let lines = phrases(
    areLines: true,
    [
      "en": [
        "Kind |regards", "Best re|gards", "Best wi|shes", "Warm re|gards", "Warmest re|gards",
        "With best |wishes", "With best r|egards", "With kind |regards",
        "Yours sin|cerely", "Yours fai|thfully", "Yours tru|ly", "Dear Sir o|r Madam",
        "To whom it |may concern", "Many th|anks", "All the b|est", "Take c|are",
      ],
      "de": [
        "Mit fr|eundlichen Grüßen", "Mit freundlichem |Gruß", "Mit besten |Grüßen",
        "Mit herzlichen |Grüßen", "Liebe Gr|üße", "Viele Gr|üße", "Viele liebe |Grüße",
        "Herzliche |Grüße", "Beste Gr|üße", "Schöne Gr|üße", "Alles Gu|te", "Alles Li|ebe",
        "Sehr geehrte D|amen und Herren",
      ],
      "fr": [
        "Bien cor|dialement", "Bien à v|ous", "Bien à t|oi", "Meilleures |salutations",
        "Avec mes meilleures |salutations", "Veuillez ag|réer",
      ],
      "es": [
        "Un cordial |saludo", "Un sal|udo", "Un abr|azo", "Saludos co|rdiales",
        "Estimados se|ñores", "Le saluda aten|tamente", "Un fuerte ab|razo",
      ],
      "pt": [
        "Com os melhores |cumprimentos", "Melhores cu|mprimentos", "Um abr|aço",
        "Um grande ab|raço", "Atenciosam|ente",
      ],
      "sv": [
        "Med vänliga |hälsningar", "Med vänlig |hälsning", "Vänliga |hälsningar",
        "Varma hä|lsningar", "Bästa hä|lsningar", "Många hä|lsningar",
      ],
      "vi": ["Trân trọng cảm |ơn", "Kính g|ửi"],
    ])

  /// Phrases that begin a sentence or a clause.
  private static let sentences = phrases(
    areLines: false,
    [
      "en": [
        "Looking forward to h|earing from you", "Look forward to h|earing from you",
        "I look forward to h|earing from you", "Hope to hear from you s|oon",
        "Thank you in ad|vance", "Thanks in ad|vance", "Thanks for your h|elp",
        "Thank you for your pat|ience", "Thank you for your und|erstanding",
        "Please find at|tached", "Please find encl|osed",
        "I hope this email f|inds you well", "I hope this message f|inds you well",
        "I hope you are w|ell", "I hope you're w|ell", "I hope you are d|oing well",
        "I hope you're d|oing well", "I hope all is w|ell", "Hope you are w|ell",
        "Hope you're w|ell", "Hope you're d|oing well", "I hope this he|lps", "Hope this he|lps",
        "Sorry for the de|lay", "Sorry for the inc|onvenience", "Sorry for the late r|eply",
        "Apologies for the de|lay", "Apologies for the late r|eply",
        "Please do not hesitate to c|ontact me", "Please don't hesitate to c|ontact me",
        "Please feel fr|ee to contact me", "Let me kn|ow", "Please let me kn|ow",
        "Long time no s|ee", "See you s|oon", "See you t|omorrow", "See you l|ater",
        "Have a great w|eekend", "Have a nice w|eekend", "Have a good w|eekend",
        "Have a great d|ay", "Have a nice d|ay", "Have a good d|ay", "Have a safe tr|ip",
        "Happy bi|rthday", "Happy new |year", "Happy hol|idays", "Merry C|hristmas",
        "Good mor|ning", "Good aft|ernoon", "Good eve|ning", "Good ni|ght", "Good l|uck",
        "Get well s|oon", "Best of l|uck", "Nice to meet y|ou", "Long story sh|ort",
      ],
      "de": [
        "Vielen Dank im |Voraus", "Vielen Dank für I|hre Nachricht",
        "Vielen Dank für d|eine Nachricht", "Ich hoffe, es geht dir g|ut",
        "Ich hoffe, es geht Ihnen g|ut", "Ich hoffe, dir geht es g|ut",
        "Wie geht es d|ir", "Wie geht's d|ir", "Ich freue mich auf I|hre Antwort",
        "Ich freue mich auf d|eine Antwort", "Für Rückfragen st|ehe ich Ihnen gerne zur Verfügung",
        "Bei Fragen st|ehe ich Ihnen gerne zur Verfügung", "Anbei f|inden Sie",
        "Im Anhang fin|den Sie", "Es tut mir l|eid", "Schönes Wo|chenende",
        "Ein schönes Wo|chenende", "Guten Mo|rgen", "Guten Ab|end", "Guten T|ag", "Gute Na|cht",
        "Gute Be|sserung", "Herzlichen Gl|ückwunsch", "Frohe We|ihnachten",
        "Frohes neues J|ahr", "Alles Gute zum Ge|burtstag", "Auf Wie|dersehen",
        "Bis m|orgen", "Bis ba|ld", "Bis nächste W|oche", "Bis sp|äter",
      ],
      "fr": [
        "Merci d'a|vance", "Merci par a|vance", "Je vous prie d'a|gréer", "Merci beau|coup",
        "Merci pour votre r|éponse", "Je reste à votre d|isposition",
        "N'hésitez pas à me cont|acter", "Dans l'attente de votre r|éponse",
        "En vous remerciant par a|vance", "Veuillez trouver ci-j|oint",
        "J'espère que vous allez b|ien", "J'espère que tu vas b|ien", "Nous sommes déso|lés",
        "Je suis déso|lé", "Bonne jou|rnée", "Bonne soi|rée", "Bonne an|née", "Bon app|étit",
        "Joyeux No|ël", "Joyeux anniv|ersaire", "À bien|tôt", "À dem|ain", "À plus t|ard",
        "Au rev|oir", "Je t'aim|e", "Comment allez-v|ous", "S'il vous pl|aît", "S'il te pl|aît",
      ],
      "es": [
        "Gracias de an|temano", "Quedo a la espera de |su respuesta", "Quedo a su d|isposición",
        "Gracias por su at|ención", "Gracias por tu ay|uda", "Gracias por su ay|uda",
        "Muchas gr|acias", "Espero que estés b|ien", "Espero que esté b|ien",
        "No dude en cont|actarme", "No dudes en cont|actarme", "Lo siento m|ucho",
        "Feliz cum|pleaños", "Feliz Na|vidad", "Feliz año n|uevo", "Buenos d|ías",
        "Buenas t|ardes", "Buenas n|oches", "Hasta ma|ñana", "Hasta lu|ego", "Hasta pr|onto",
        "Que tengas un buen d|ía", "Que tenga un buen d|ía", "Por otro l|ado", "Por otra pa|rte",
        "Sin emb|argo", "Por ej|emplo",
      ],
      "pt": [
        "Segue em an|exo", "Seguem em an|exo", "Desde já a|gradeço", "Fico à d|isposição",
        "Fico no ag|uardo", "Espero que esteja b|em", "Espero que estejas b|em",
        "Não te preo|cupes", "Não se preo|cupe", "Bom d|ia", "Boa t|arde", "Boa n|oite",
        "Bom fim de s|emana", "Feliz an|iversário", "Feliz Na|tal", "Feliz ano n|ovo",
        "Até am|anhã", "Até lo|go", "Até br|eve", "Muito obri|gado", "Por outro l|ado",
        "Por ex|emplo",
      ],
      "sv": [
        "Tack på för|hand", "Tack så my|cket", "Tack för hj|älpen", "Bifogat finner d|u",
        "Hoppas allt är b|ra", "Hoppas du mår b|ra", "Tveka inte att h|öra av dig",
        "Trevlig he|lg", "Ha en bra d|ag", "Ha det b|ra", "God j|ul", "Gott nytt å|r",
        "God mor|gon", "God na|tt", "Grattis på födelse|dagen", "Vi ses i mor|gon",
        "Å andra s|idan", "Till ex|empel",
      ],
      "vi": [
        "Xin chân thành |cảm ơn", "Rất vui được g|ặp bạn", "Chúc bạn ngủ n|gon",
        "Chúc mừng sinh n|hật", "Chúc mừng năm m|ới", "Hẹn gặp l|ại", "Xin l|ỗi", "Xin ch|ào",
        "Chúc bạn một ngày tốt l|ành",
      ],
    ])

  private static func phrases(areLines: Bool, _ marked: [String: [String]])
    -> [String: [SetPhrase]]
  {
    marked.mapValues { $0.map { SetPhrase($0, isLine: areLines) } }
  }
}
