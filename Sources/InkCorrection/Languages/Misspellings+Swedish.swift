// The misspellings of Swedish.

extension Misspellings {
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
