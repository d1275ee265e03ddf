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
    abberation aberration abscence absence accomodate accommodate accomodated accommodated accomodates accommodates
    accomodating accommodating accomodation accommodation accomodations accommodations accross across acheive achieve
    acheived achieved acheivement achievement acknowlege acknowledge adress address agressive
    aggressive allways always amatuer amateur answere answer anual annual aparent apparent apparant apparent appearence
    appearance aquired acquired arguement argument asprin aspirin attendence attendance auxillary auxiliary avacado
    avocado basicly basically beautifull beautiful becuz because begginer beginner beggining beginning begining
    beginning beleive believe beleived believed beleives believes benificial beneficial bouy buoy bouyant buoyant
    brocken broken brocoli broccoli brocolli broccoli butiful beautiful bycicle bicycle carreer career carribean
    caribbean cemetary cemetery changeing changing cheif chief cinammon cinnamon collegue colleague collegues colleagues
    comittee committee commitee committee comparision comparison completly completely conceed concede concensus
    consensus concious conscious congradulate congratulate congradulations congratulations consensious conscientious
    considere consider contraversial controversial convienient convenient critisism criticism critisize criticize
    curiousity curiosity dacquiri daiquiri decieve deceive deffered deferred definatly definitely descibe describe
    descibed described desicion decision desicions decisions desireable desirable desparate desperate desparately
    desperately develope develop developpe develop diarrea diarrhea didint didn't dieing dying diffrence difference
    dilemna dilemma disasterous disastrous disipline discipline dissapear disappear dissapeared disappeared dissapearing
    disappearing dissapoint disappoint dissapointed disappointed dissapointing disappointing dissapointment
    disappointment dissappear disappear dissappeared disappeared dissappoint disappoint dissappointed disappointed
    dissappointing disappointing docter doctor drunkeness drunkenness dumbell dumbbell ecstacy ecstasy eigth eighth
    embarass embarrass embarassed embarrassed embarassing embarrassing embarassment embarrassment embarrasing
    embarrassing enought enough enterence entrance enviroment environment enviroments environments equiptment equipment
    ethier either exagerate exaggerate excersise exercise exellent excellent exersize exercise exhilerate exhilarate
    exhorbitant exorbitant experiance experience facinate fascinate facinated fascinated facinating fascinating facist
    fascist familar familiar fasinating fascinating feal feel febrary february febuary february firey fiery flourescent
    fluorescent foriegn foreign fotograph photograph garantee guarantee gaurantee guarantee gaurd guard greatful
    grateful guarentee guarantee guarenteed guaranteed guidence guidance hankerchief handkerchief hapenned happened
    happend happened harrass harass harrassed harassed harrassment harassment heighth height hieght height
    hygeine hygiene hygenic hygienic hypocrasy hypocrisy hypocrit hypocrite idiosyncracy idiosyncrasy imaginery
    imaginary immediatly immediately immitate imitate inadvertant inadvertent inadvertantly inadvertently incidently
    incidentally incredable incredible independantly independently innoculate inoculate inteligence intelligence
    inteligent intelligent interferance interference interupt interrupt interupted interrupted intruiged intrigued
    irresistable irresistible knowlegable knowledgeable labratory laboratory leasure leisure lettus lettuce
    liason liaison maintainence maintenance maintenence maintenance minature miniature miniscule minuscule mischevious
    mischievous misterious mysterious morgage mortgage naturaly naturally neccessarily necessarily neccessary necessary
    neccessity necessity necesarily necessarily necesary necessary neice niece neumonia pneumonia nineth ninth noticable
    noticeable noticably noticeably novemeber november nusance nuisance obediance obedience occasionaly occasionally
    occassion occasion occassional occasional occassionally occasionally occurance occurrence occured occurred occurence
    occurrence occurences occurrences occuring occurring offerred offered ommision omission oportunities opportunities
    oportunity opportunity oxigen oxygen paralell parallel pasttime pastime peculier peculiar percieve perceive persaude
    persuade perseverence perseverance personell personnel persue pursue phenomenom phenomenon
    playwrite playwright plesant pleasant poisin poison poisionous poisonous politican politician posession possession
    possesion possession potatoe potato potatos potatoes practicaly practically practicle practical preceed precede
    preceeding preceding predjudice prejudice prefere prefer prepair prepare presance presence
    prevelant prevalent privelege privilege priviledge privilege probly probably proferred proffered proffesional
    professional proffessional professional profilic prolific promiss promise pronounciation pronunciation propoganda
    propaganda psycology psychology pumkin pumpkin pursuade persuade querys queries questionaire questionnaire
    questionnare questionnaire quize quiz quizes quizzes reccomend recommend reccomendation recommendation reccomended
    recommended reccommend recommend reccuring recurring recomend recommend recomendation recommendation recomended
    recommended reconize recognize rediculous ridiculous referance reference religous religious rember remember remeber
    remember remembere remember repitition repetition restarant restaurant restaraunt restaurant rythem rhythm rythm
    rhythm sacreligious sacrilegious sacrifise sacrifice sargent sergeant scedule schedule sentance sentence sentances
    sentences seperate separate seperated separated seperately separately seperation separation shure sure sieze seize
    sincerly sincerely soory sorry stomache stomach strengh strength strenght strength strickly strictly studing
    studying sufficent sufficient supprise surprise supprised surprised surprize surprise surprized surprised surviver
    survivor survivers survivors suspicous suspicious synonim synonym taxs taxes televison television tempature
    temperature temperture temperature tennant tenant thersday thursday thiefs thieves thier their threshhold threshold
    thurday thursday tomatoe tomato tomatos tomatoes tommarow tomorrow tommorow tomorrow tommorrow tomorrow tomorow
    tomorrow tounge tongue tradegy tragedy transfered transferred tuesdey tuesday unforgetable unforgettable unforseen
    unforeseen unfortunatly unfortunately unitialized uninitialized unneccessary unnecessary unusuall unusual vaccum
    vacuum vaccume vacuum vaccuum vacuum vacinate vaccinate vacume vacuum vegitable vegetable vegitables vegetables
    vehical vehicle vetinarian veterinarian villian villain weekand weekend weeknd weekend wellcome welcome wendsday
    wednesday wensday wednesday whereever wherever withdrawl withdrawal withing within yatch yacht yeild yield zuchini
    zucchini
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
