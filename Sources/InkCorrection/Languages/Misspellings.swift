// Common misspellings and the words they stand for.

import InkText

/// Words with a common misspelling, keyed by the misspelling.
///
/// Chosen by hand from what lists of common misspellings share, where letters alone do not determine the meant word, or
/// where texts have the misspelling so often that word lists contain it. None has two meanings, and none is a word that
/// people use, though some are words of trades or of earlier times: letzen, packet.
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
    fomr from acomodation accommodation calander calendar colleage colleague delimma dilemma rythym rhythm satalite
    satellite particurly particularly receit receipt obstical obstacle analisys analysis anualy annually hypocracy hypocrisy
    higene hygiene duely duly burocracy bureaucracy competion competition volcanoe volcano ukelele ukulele undoubtably
    undoubtedly nucular nuclear litature literature froggten forgotten
    abberation aberration abscence absence accomodate accommodate accomodated accommodated accomodates accommodates
    accomodating accommodating accomodation accommodation accomodations accommodations accross across acheive achieve
    acheived achieved acheivement achievement acknowlege acknowledge agressive
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
    harrass harass harrassed harassed harrassment harassment heighth height hieght height
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
    abbonieren abonnieren abbonnieren abonnieren abonieren abonnieren addresse adresse addressen adressen
    agression aggression agressiv aggressiv agressive aggressive akkustik akustik aktzeptieren akzeptieren
    algorhythmus algorithmus algorythmen algorithmen algorythmus algorithmus anderst anders apperat apparat
    aquarel aquarell artzt arzt bekomen bekommen bischen bisschen definitief definitiv dillettant dilettant
    diskusion diskussion ebend eben eigendlich eigentlich eigentlch eigentlich ensprechend entsprechend
    ensprechende entsprechende entgülig endgültig entgültig endgültig entgültige endgültige entgültigen endgültigen
    enttäuschent enttäuschend entäuscht enttäuscht entäuschung enttäuschung erfahrungsgemäss erfahrungsgemäß
    ergebniss ergebnis erlebniss erlebnis fahrad fahrrad fahräder fahrräder fasination faszination
    faszinierent faszinierend gallerie galerie gallionsfigur galionsfigur garnelle garnele gechichte geschichte
    gedächtniss gedächtnis geheimniss geheimnis gekomen gekommen gelegendlich gelegentlich getrofen getroffen
    gewehrleisten gewährleisten grammattik grammatik gröstenteils größtenteils guerila guerilla hinderniss hindernis
    hoffendlich hoffentlich hälst hältst igendwie irgendwie imens immens imense immense interesant interessant
    interesieren interessieren interresant interessant interresante interessante interresieren interessieren
    interressant interessant interressante interessante interresse interesse interressen interessen
    irgentwann irgendwann irgentwas irgendwas irgentwie irgendwie irgentwo irgendwo jeztz jetzt karrusell karussell
    karrussell karussell komen kommen kommision kommission kommitee komitee kompliezirt kompliziert
    komunikation kommunikation lizens lizenz lizensen lizenzen lybien libyen maschiene maschine maschienen maschinen
    massnamen maßnahmen maßnamen maßnahmen millenium millennium morgends morgens naiev naiv nähmlich nämlich
    orginal original orginale originale packet paket packete pakete packeten paketen paralell parallel
    paralelle parallele parrallel parallel parrallelen parallelen persöhnlich persönlich pinguien pinguin
    portmonaie portmonee projeckt projekt pupertät pubertät reperatur reparatur reperaturen reparaturen
    reperieren reparieren resourcen ressourcen rhytmisch rhythmisch rhytmus rhythmus rythmisch rhythmisch
    rythmus rhythmus satelit satellit sattelit satellit satteliten satelliten schlieslich schließlich seperat separat
    seperate separate seperaten separaten seperator separator standart standard standarts standards
    strasenbahn straßenbahn sympatisch sympathisch syncron synchron syncronisieren synchronisieren
    tatsächtlich tatsächlich terasse terrasse terassen terrassen tollerant tolerant tolleranz toleranz
    tradizionell traditionell trozdem trotzdem unterschidlich unterschiedlich verbessserung verbesserung
    verhältniss verhältnis verlohren verloren vermutich vermutlich verständniss verständnis
    verwandschaft verwandtschaft verwannte verwandte verwannten verwandten vieleicht vielleicht villeicht vielleicht
    vorraus voraus vorrausgesetzt vorausgesetzt vorraussetzung voraussetzung vorraussetzungen voraussetzungen
    vorraussichtlich voraussichtlich vorraussichtliche voraussichtliche vorrübergehend vorübergehend
    vorzugszweise vorzugsweise wahrend während wahrscheindlich wahrscheinlich warscheinlich wahrscheinlich
    weinachten weihnachten weinachtlich weihnachtlich weiterhinn weiterhin wiederlegen widerlegen wiederlegt widerlegt
    wiederrum wiederum wiedersehn wiedersehen wiederspiegeln widerspiegeln wiederspiegelt widerspiegelt
    wiedersprach widersprach wiedersprechen widersprechen wiederspricht widerspricht wiedersprochen widersprochen
    wiederspruch widerspruch wiederstand widerstand wieterhin weiterhin wilkommen willkommen wunsche wünsche
    wunschen wünschen zeitpunk zeitpunkt zeugniss zeugnis ziehmlich ziemlich zumindestens zumindest
    zusammenfassent zusammenfassend zusammmen zusammen öffendlich öffentlich öffendliche öffentliche
    blos bloß jedenfall jedenfalls kaffe kaffee letzen letzten nac nach uch auch
    """)

  /// The misspellings of Swedish.
  static let swedish = Misspellings(
    """
    abonemang abonnemang absolutt absolut accepterra acceptera accesoarer accessoarer aceptera acceptera
    adresera adressera agressiv aggressiv ahr har akitvitet aktivitet aldeles alldeles aldig aldrig aldirg aldrig
    alldrig aldrig allihoppa allihopa alltdi alltid altid alltid annorlunnda annorlunda anvönda använda appropå apropå
    arangemang arrangemang argumet argument bakgrun bakgrund beroede beroende beslutt beslut bestämmd bestämd
    byro byrå definativt definitivt definitift definitivt dessvär dessvärre diskution diskussion
    disskussion diskussion disskutera diskutera dålit dåligt egentilgen egentligen enligtt enligt
    entrepenör entreprenör entrepenörer entreprenörer entusiastik entusiastisk erfarenhetter erfarenheter
    eventuel eventuell eventuelltt eventuellt eventuelt eventuellt exellent excellent exemepl exempel
    exprimentera experimentera faktist faktiskt familij familj fammilj familj fortarande fortfarande
    fortfarnde fortfarande framgångrik framgångsrik fredga fredag förhoppnigsvis förhoppningsvis
    förmodlingen förmodligen förståss förstås försvunit försvunnit försökker försöker förutsätning förutsättning
    glömmt glömt grattulerar gratulerar hälsnigar hälsningar hälsnignar hälsningar hännde hände hännder händer
    igentligen egentligen indvivid individ ingeting ingenting intelegent intelligent inteligent intelligent
    interesant intressant interessant intressant interesserad intresserad interresant intressant intresant intressant
    jämnför jämför jämnföra jämföra jämnförde jämförde jämnförelse jämförelse jämnförelsen jämförelsen
    jämnförs jämförs jämnfört jämfört jätebra jättebra karektär karaktär karraktär karaktär kolega kollega
    kolegor kollegor komersiell kommersiell kommitte kommitté kommuncera kommunicera kompetans kompetens
    komunikation kommunikation konkurens konkurrens konsekvenns konsekvens konstigtt konstigt korridorr korridor
    kännde kände kännt känt ledssen ledsen lösnig lösning medelande meddelande medelanden meddelanden
    medellande meddelande mellaan mellan millenium millennium myckt mycket mykcet mycket månadg måndag
    möjlighter möjligheter möjlihet möjlighet möligt möjligt möljigt möjligt mötteplats mötesplats
    naturlgitvis naturligtvis naturligtvist naturligtvis noggran noggrann nogrann noggrann nogrant noggrant
    nyfikken nyfiken nästann nästan någonn någon någonstanns någonstans någontin någonting någoting någonting
    nödvändit nödvändigt omöjlit omöjligt onnödig onödig onödit onödigt oppinion opinion orginal original
    orginalet originalet orginell originell paralell parallell paralellt parallellt parantes parentes
    parantesen parentesen parralell parallell parrallell parallell perosn person perosner personer planneras planeras
    prissvärd prisvärd prissvärda prisvärda prissvärt prisvärt privillegium privilegium problm problem
    profesionell professionell proffesionell professionell proffesionellt professionellt proffesor professor
    proffessionell professionell proffsionell professionell publisera publicera publiserad publicerad
    rekkomendera rekommendera rekomendation rekommendation rekomendera rekommendera rekomenderar rekommenderar
    rekommenderra rekommendera religös religiös respektivve respektive resturang restaurang resturangen restaurangen
    resturanger restauranger resurang restaurang roilgt roligt rolit roligt sammanfatning sammanfattning
    seperat separat seperera separera sjukskötterska sjuksköterska sjäv själv sjävl själv skickligg skicklig
    skrvia skriva skrvier skriver snabbtt snabbt snälal snälla somar sommar speciel speciell specielt speciellt
    stategi strategi succe succé succsessivt successivt sucessivt successivt svårit svårt sympatsik sympatisk
    särkilt särskilt särsklit särskilt tekninsk teknisk tekninskt tekniskt terass terrass tideigare tidigare
    tidgare tidigare tilbaka tillbaka tilfälle tillfälle tilgång tillgång tillbacka tillbaka
    tillfredställande tillfredsställande tillfredställd tillfredsställd tillgänglit tillgängligt
    tillsamans tillsammans tilräcklig tillräcklig tilräckligt tillräckligt tilsammans tillsammans tommat tomat
    torsdga torsdag tortsdag torsdag trotts trots tyckerr tycker tyker tycker tyvvär tyvärr tyvär tyvärr
    tävlig tävling underlätar underlättar ungefärr ungefär universitit universitet unversitet universitet
    uppskattninng uppskattning utbilding utbildning utrustninng utrustning utrymmme utrymme utsträkning utsträckning
    utveklar utvecklar utvekling utveckling vektig viktig verklgien verkligen verksammhet verksamhet vikigt viktigt
    vikitg viktig viktit viktigt välkommnen välkommen välkomnen välkommen vännlig vänlig vännligen vänligen
    ytteligare ytterligare ytterligarre ytterligare ytterliggare ytterligare ävenn även överaska överraska
    överaskning överraskning överenstämmer överensstämmer överraskingen överraskningen
    bir blir elle eller fins finns förän förrän gik gick ideér idéer ign igen langt långt nite inte
    nte inte religon religion viket vilket vilkor villkor viste visste
    """)
}
