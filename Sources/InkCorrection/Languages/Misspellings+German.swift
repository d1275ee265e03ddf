// The misspellings of German.

extension Misspellings {
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
    wiederlich widerlich wiederliche widerliche wiederrufen widerrufen wiederstehen widerstehen wiederwillig widerwillig
    währe wäre
    wiederrum wiederum wiedersehn wiedersehen wiederspiegeln widerspiegeln wiederspiegelt widerspiegelt
    wiedersprach widersprach wiedersprechen widersprechen wiederspricht widerspricht wiedersprochen widersprochen
    wiederspruch widerspruch wiederstand widerstand wieterhin weiterhin wilkommen willkommen wunsche wünsche
    wunschen wünschen zeitpunk zeitpunkt zeugniss zeugnis ziehmlich ziemlich zumindestens zumindest
    zusammenfassent zusammenfassend zusammmen zusammen öffendlich öffentlich öffendliche öffentliche
    blos bloß jedenfall jedenfalls kaffe kaffee letzen letzten nac nach uch auch
    """)
}
