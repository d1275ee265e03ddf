// Common misspellings and the words they stand for.

import InkText

/// Words with a common misspelling, keyed by the misspelling.
///
/// Chosen by hand from what lists of common misspellings share, where letters alone do not determine the meant word, or
/// where texts have the misspelling so often that word lists contain it. None is a word, and none has two meanings.
struct Misspellings: Sendable {
  /// The meant words by the typed ones, both normalized.
  private let table: [String: String]

  /// Parses pairs of a typed and a meant word, with spaces or newlines between all words.
  init(_ pairs: String) {
    let words = pairs.listedWords
    var table = [String: String](minimumCapacity: words.count / 2)
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      table[words[index]] = words[index + 1]
    }
    self.table = table
  }

  private init(table: [String: String]) { self.table = table }

  /// Returns what a word stands for; none for nearly all words.
  func forms(of word: String) -> [String] { table[word].map { [$0] } ?? [] }

  /// Returns all the misspellings and other slips.
  func slips(besides others: Set<String>) -> Set<String> {
    table.isEmpty ? others : others.union(table.keys)
  }

  /// Returns these misspellings and others that are none of them.
  func adding(_ others: Misspellings) -> Misspellings {
    Misspellings(table: table.merging(others.table) { own, _ in own })
  }

  /// No misspellings.
  static let none = Misspellings(table: [:])

  /// The misspellings of English, where a likelier or nearer word or a great difference hides the meant word: definatly
  /// means definitely, not defiantly.
  static let english = Misspellings(
    """
    abberation aberration accomodate accommodate accomodated accommodated accomodates accommodates
    accomodating accommodating accomodation accommodation accomodations accommodations acheive achieve
    acheived achieved acheivement achievement answere answer aquired acquired arguement argument
    asprin aspirin avacado avocado becuz because begginer beginner begining beginning beleive believe
    beleived believed beleives believes bouy buoy brocoli broccoli brocolli broccoli butiful beautiful bycicle bicycle
    carribean caribbean cemetary cemetery cinammon cinnamon collegue colleague comittee committee commitee committee
    comparision comparison conceed concede concensus consensus consensious conscientious considere consider
    dacquiri daiquiri decieve deceive deffered deferred definatly definitely desparate desperate
    desparately desperately develope develop developpe develop diarrea diarrhea didint didn't dieing dying
    dissapear disappear dissapeared disappeared dissapearing disappearing dissapoint disappoint
    dissapointed disappointed dissapointing disappointing dissapointment disappointment dissappear disappear
    dissappeared disappeared dissappoint disappoint dissappointed disappointed dissappointing disappointing
    docter doctor dumbell dumbbell eigth eighth embarass embarrass embarassed embarrassed embarassing embarrassing
    embarassment embarrassment embarrasing embarrassing enought enough enviroment environment
    enviroments environments ethier either exagerate exaggerate excersise exercise exersize exercise
    exhilerate exhilarate facist fascist febrary february febuary february firey fiery foriegn foreign
    fotograph photograph greatful grateful guarentee guarantee guarenteed guaranteed harrassed harassed
    harrassment harassment heighth height hygenic hygienic hypocrasy hypocrisy immediatly immediately
    independantly independently interupt interrupt interupted interrupted intruiged intrigued
    irresistable irresistible leasure leisure lettus lettuce liason liaison maintainence maintenance
    miniscule minuscule mischevious mischievous naturaly naturally neccessarily necessarily
    neccessary necessary necesarily necessarily necesary necessary neice niece nineth ninth noticable noticeable
    occasionaly occasionally occassion occasion occassional occasional occassionally occasionally occurance occurrence
    occured occurred occurence occurrence occurences occurrences occuring occurring percieve perceive
    perseverence perseverance personell personnel persue pursue playwrite playwright poisin poison
    posession possession possesion possession potatoe potato potatos potatoes preceed precede prefere prefer
    prepair prepare privelege privilege priviledge privilege probly probably proferred proffered
    proffesional professional proffessional professional promiss promise pronounciation pronunciation pumkin pumpkin
    questionaire questionnaire quize quiz quizes quizzes reccomend recommend reccomendation recommendation
    reccomended recommended reccommend recommend recomend recommend recomendation recommendation
    recomended recommended reconize recognize religous religious rember remember remembere remember
    restaraunt restaurant rythm rhythm sacreligious sacrilegious sargent sergeant seperate separate
    seperated separated seperately separately seperation separation shure sure sieze seize stomache stomach
    strickly strictly studing studying supprise surprise supprised surprised thersday thursday thiefs thieves
    thier their threshhold threshold thurday thursday tomatoe tomato tomatos tomatoes tommarow tomorrow
    tommorow tomorrow tommorrow tomorrow tomorow tomorrow tounge tongue tuesdey tuesday unforseen unforeseen
    unfortunatly unfortunately unitialized uninitialized unusuall unusual vaccum vacuum vacinate vaccinate
    vacume vacuum weekand weekend wellcome welcome wendsday wednesday wensday wednesday whereever wherever
    withing within yatch yacht zuchini zucchini
    """)

  /// The misspellings of German.
  static let german = Misspellings(
    """
    addresse adresse addressen adressen agression aggression agressiv aggressiv agressive aggressive
    akkustik akustik aktzeptieren akzeptieren anderst anders apperat apparat bekomen bekommen
    dillettant dilettant ebend eben ensprechend entsprechend ensprechende entsprechende entgültig endgültig
    entgültige endgültige entgültigen endgültigen enttäuschent enttäuschend fahrad fahrrad fahräder fahrräder
    gallerie galerie gekomen gekommen gelegendlich gelegentlich getrofen getroffen gewehrleisten gewährleisten
    gröstenteils größtenteils hoffendlich hoffentlich hälst hältst imens immens imense immense
    interesant interessant interesieren interessieren interresant interessant interresante interessante
    interresieren interessieren interressant interessant interressante interessante interresse interesse
    interressen interessen jeztz jetzt komen kommen kommision kommission kommitee komitee
    kompliezirt kompliziert komunikation kommunikation lizens lizenz lizensen lizenzen lybien libyen
    maschiene maschine maschienen maschinen morgends morgens nähmlich nämlich orginal original
    orginale originale packet paket packete pakete packeten paketen paralell parallel paralelle parallele
    parrallel parallel
    persöhnlich persönlich projeckt projekt pupertät pubertät reperatur reparatur reperaturen reparaturen
    reperieren reparieren resourcen ressourcen rhytmus rhythmus rythmus rhythmus satelit satellit
    satteliten satelliten schlieslich schließlich seperat separat seperate separate seperaten separaten
    seperator separator standart standard standarts standards strasenbahn straßenbahn terasse terrasse
    terassen terrassen tollerant tolerant tolleranz toleranz trozdem trotzdem unterschidlich unterschiedlich
    verlohren verloren
    verwannte verwandte verwannten verwandten vieleicht vielleicht villeicht vielleicht vorraus voraus
    vorrausgesetzt vorausgesetzt vorraussetzung voraussetzung vorraussetzungen voraussetzungen
    vorraussichtlich voraussichtlich wahrscheindlich wahrscheinlich warscheinlich wahrscheinlich
    weinachten weihnachten weinachtlich weihnachtlich
    wiederlegen widerlegen wiederrum wiederum wiedersehn wiedersehen wiederspiegeln widerspiegeln
    wiedersprechen widersprechen wiederspruch widerspruch wiederstand widerstand wieterhin weiterhin
    wilkommen willkommen zumindestens zumindest zusammenfassent zusammenfassend öffendlich öffentlich
    öffendliche öffentliche
    """)

  /// The misspellings of Swedish.
  static let swedish = Misspellings(
    """
    abonemang abonnemang accepterra acceptera accesoarer accessoarer aceptera acceptera adresera adressera
    agressiv aggressiv aldeles alldeles aldig aldrig aldirg aldrig alldrig aldrig alltdi alltid altid alltid
    anvönda använda appropå apropå arangemang arrangemang argumet argument bakgrun bakgrund beslutt beslut byro byrå
    definativt definitivt definitift definitivt diskution diskussion disskussion diskussion
    disskutera diskutera dålit dåligt entusiastik entusiastisk eventuel eventuell eventuelt eventuellt
    exellent excellent exemepl exempel exprimentera experimentera faktist faktiskt familij familj
    fammilj familj fortarande fortfarande fortfarnde fortfarande fredga fredag förmodlingen förmodligen
    försvunit försvunnit försökker försöker förutsätning förutsättning glömmt glömt hälsnigar hälsningar
    hälsnignar hälsningar hännde hände hännder händer igentligen egentligen ingeting ingenting
    intelegent intelligent inteligent intelligent interesant intressant interessant intressant
    interesserad intresserad intresant intressant karektär karaktär karraktär karaktär kolega kollega
    kolegor kollegor komersiell kommersiell kommitte kommitté kommuncera kommunicera kompetans kompetens
    komunikation kommunikation konkurens konkurrens konsekvenns konsekvens kännde kände kännt känt
    ledssen ledsen lösnig lösning medelande meddelande medelanden meddelanden mellaan mellan myckt mycket
    mykcet mycket månadg måndag möjlighter möjligheter möjlihet möjlighet noggran noggrann nogrann noggrann
    nogrant noggrant nyfikken nyfiken nästann nästan någonn någon någonstanns någonstans någontin någonting
    någoting någonting omöjlit omöjligt onödit onödigt orginal original orginalet originalet paralell parallell
    paralellt parallellt parantes parentes parantesen parentesen parralell parallell parrallell parallell
    perosn person perosner personer problm problem profesionell professionell proffesionell professionell
    proffesionellt professionellt proffessionell professionell proffsionell professionell
    rekomendation rekommendation rekomendera rekommendera rekomenderar rekommenderar rekommenderra rekommendera
    religös religiös resturang restaurang resturangen restaurangen resturanger restauranger resurang restaurang
    roilgt roligt rolit roligt sammanfatning sammanfattning seperat separat seperera separera sjäv själv
    sjävl själv skickligg skicklig skrvia skriva skrvier skriver snälal snälla speciel speciell
    specielt speciellt succe succé svårit svårt särkilt särskilt särsklit särskilt tekninsk teknisk
    terass terrass tideigare tidigare tidgare tidigare tilbaka tillbaka tilfälle tillfälle tilgång tillgång
    tillbacka tillbaka tillsamans tillsammans tilräckligt tillräckligt tilsammans tillsammans torsdga torsdag
    tortsdag torsdag tyckerr tycker tyker tycker tyvvär tyvärr tyvär tyvärr tävlig tävling
    underlätar underlättar ungefärr ungefär universitit universitet unversitet universitet utrymmme utrymme
    utveklar utvecklar utvekling utveckling vektig viktig verklgien verkligen vikigt viktigt vikitg viktig
    viktit viktigt ytteligare ytterligare ytterligarre ytterligare ytterliggare ytterligare överaska överraska
    överaskning överraskning överraskingen överraskningen
    """)

  /// The misspellings of French; where only a space is missing, see ``KnownSlips``, and for an apostrophe
  /// ``FrenchElisions``.
  static let french = Misspellings(
    """
    acceuil accueil acceuillir accueillir addresse adresse addresses adresses aggraffe agrafe
    aparament apparemment apartement appartement apparament apparemment appercevoir apercevoir appercu aperçu
    apperçu aperçu cauchemard cauchemar certe certes chocquer choquer courament couramment
    developpement développement developper développer dilemne dilemme dévelloper développer
    dévellopper développer enmener emmener espere espère exagerer exagérer exhorbitant exorbitant existance existence
    hasart hasard impécable impeccable infractus infarctus interressant intéressant interressante intéressante
    intérressant intéressant malgrés malgré notament notamment occurence occurrence occurences occurrences
    pannel panel parmis parmi professionel professionnel professionelle professionnelle
    proffesionnel professionnel proffesseur professeur quelqun quelqu'un
    reccomander recommander recomander recommander réccurent récurrent rénumération rémunération
    seulment seulement sussiter susciter symphatique sympathique toujour toujours traditionel traditionnel
    traditionelle traditionnelle éxemple exemple
    """)

  /// The misspellings of Spanish.
  static let spanish = Misspellings(
    """
    aereopuerto aeropuerto alhoja alhaja combeniente conveniente coneccion conexión conección conexión
    deshechable desechable desicion decisión desiciones decisiones desición decisión dicernir discernir
    discución discusión dispocición disposición espectativa expectativa espectativas expectativas
    estención extensión excento exento exelente excelente exelentes excelentes exibir exhibir
    expontáneo espontáneo hiba iba hiban iban iendo yendo inflacción inflación manaña mañana interperie intemperie
    metereología meteorología nadien nadie nesecario necesario nesecito necesito nesesario necesario
    nesesito necesito ocacion ocasión ocaciones ocasiones ocación ocasión prejucio prejuicio preveer prever
    profesion profesión satisfación satisfacción sensillo sencillo suceptible susceptible tubiera tuviera
    tubieron tuvieron tubimos tuvimos ubiera hubiera ubieron hubieron ubiese hubiese
    """)
}
