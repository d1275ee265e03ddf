// Common misspellings of the Romance languages and of Vietnamese.

extension Misspellings {
  /// The misspellings of French; where a space or an apostrophe is missing, see ``FrenchElisions``.
  static let french = Misspellings(
    """
    abscence absence acceuil accueil acceuillir accueillir addresse adresse addresses adresses aggraffe agrafe
    agraver aggraver amenager aménager ammener amener aparament apparemment apartement appartement
    apparament apparemment appartment appartement appeller appeler appercevoir apercevoir appercu aperçu
    apperçu aperçu aujourdui aujourd'hui baguage bagage beacoup beaucoup beaucoups beaucoup bientot bientôt
    bizarement bizarrement bizzare bizarre calandrier calendrier cauchemard cauchemar certe certes ceuillir cueillir
    chanpion champion charette charrette chocquer choquer comission commission commité comité
    comunication communication concurence concurrence confidenciel confidentiel connaisance connaissance
    consience conscience courament couramment deffinitivement définitivement definitivement définitivement
    developpement développement developper développer diferent différent diférence différence diférent différent
    dilemne dilemme dévelloper développer dévellopper développer dévelopement développement développment développement
    echantillon échantillon embarasser embarrasser emmerveiller émerveiller enmener emmener enterrment enterrement
    enthousiame enthousiasme entousiasme enthousiasme environement environnement environemment environnement
    envirronement environnement espere espère etymologie étymologie exagerer exagérer excercer exercer
    excercice exercice exelent excellent exellent excellent exhorbitant exorbitant existance existence
    gouvernment gouvernement hasart hasard hypothése hypothèse impécable impeccable imédiatement immédiatement
    infractus infarctus inmédiatement immédiatement inteligent intelligent interet intérêt interressant intéressant
    interressante intéressante intérressant intéressant magazin magasin maintenent maintenant maintentant maintenant
    malgrés malgré malheuresement malheureusement malheureusment malheureusement neccessaire nécessaire
    necessaire nécessaire nessecaire nécessaire normallement normalement notament notamment occurence occurrence
    occurences occurrences ommettre omettre oportunité opportunité pannel panel paralelle parallèle parmis parmi
    parrallèle parallèle personellement personnellement plusieur plusieurs plutot plutôt probablment probablement
    proceder procéder prochainment prochainement professionel professionnel professionelle professionnelle
    proffesionnel professionnel proffesseur professeur prés près quelqun quelqu'un reccomandation recommandation
    reccomander recommander recomande recommande recomander recommander recomendation recommandation rhytme rythme
    rythmme rythme réccurent récurrent rénumération rémunération résonnable raisonnable securité sécurité
    seulment seulement sincérement sincèrement sinçèrement sincèrement suplémentaire supplémentaire
    supprimmer supprimer sussiter susciter symphatique sympathique symptome symptôme syntome symptôme
    sécuritée sécurité toujour toujours traditionel traditionnel traditionelle traditionnelle
    tranquilement tranquillement traveaux travaux verifier vérifier vraiement vraiment éxemple exemple
    creer créer deja déjà methode méthode mieu mieux moin moins systeme système vou vous
    """)

  /// The misspellings of Spanish.
  static let spanish = Misspellings(
    """
    absorver absorber aereo aéreo aereopuerto aeropuerto alhoja alhaja almoada almohada almuada almohada
    analizis análisis análizis análisis asegún según boveda bóveda buelta vuelta buelto vuelto cojer coger
    cojido cogido combeniente conveniente concenso consenso concideración consideración coneccion conexión
    conección conexión crímen crimen desarroyar desarrollar desarroyo desarrollo desaser deshacer
    deshechable desechable desicion decisión desiciones decisiones desición decisión diabetis diabetes
    dicernir discernir discución discusión dispocición disposición emfermedad enfermedad empesar empezar empeso empezó
    empezé empecé enfermeda enfermedad escojer escoger espectativa expectativa espectativas expectativas
    esperiencia experiencia esplicar explicar estención extensión estrangero extranjero estranjero extranjero
    estraño extraño exaustivo exhaustivo excento exento exelente excelente exelentes excelentes exepto excepto
    exhorbitante exorbitante exibir exhibir explicasión explicación expontáneo espontáneo exsamen examen exámen examen
    gerarquía jerarquía habian habían haver haber hechado echado hechar echar hiba iba hiban iban hirbiendo hirviendo
    idiosincracia idiosincrasia iendo yendo imágen imagen imájen imagen inflacción inflación inportante importante
    inposible imposible inpresora impresora inprimir imprimir interperie intemperie jente gente jirar girar
    jóven joven manaña mañana metereología meteorología mounstro monstruo mounstruo monstruo márgen margen
    nadien nadie nesecario necesario nesecito necesito nesesario necesario nesesidad necesidad nesesito necesito
    obio obvio ocacion ocasión ocaciones ocasiones ocación ocasión ojalatería hojalatería organisación organización
    orijinal original parese parece pasiencia paciencia prejucio prejuicio preveer prever proceción procesión
    produción producción profesion profesión reflección reflexión resibir recibir resivir recibir resivo recibo
    resúmen resumen rrelación relación sastisfacción satisfacción satisfación satisfacción sensibilisar sensibilizar
    sensillo sencillo serbicio servicio serbilleta servilleta servisio servicio sirculo círculo suceptible susceptible
    sujerencia sugerencia sujerir sugerir tambíen también tanbien también tanbién también transtorno trastorno
    transtornos trastornos travajando trabajando travajar trabajar travajo trabajo tubiera tuviera tubieron tuvieron
    tubimos tuvimos ubiera hubiera ubieron hubieron ubiese hubiese volúmen volumen zanaoria zanahoria órigen origen
    aqu aquí jajajja jajaja qeu que tien tiene twiter twitter
    """)

  /// The misspellings of Portuguese; words without their space are ``ForcedReplacements``.
  static let portuguese = Misspellings(
    """
    advinha adivinha advinhar adivinhar agradescer agradecer agradesço agradeço agredecer agradecer
    analizando analisando analizar analisar analize análise anciedade ansiedade anciosa ansiosa ancioso ansioso
    análize análise asterístico asterisco atravez através atravéz através atrazada atrasada atrazado atrasado
    atrazo atraso atráz atrás avizar avisar avizo aviso batisado batizado beneficiente beneficente
    cabeleleiro cabeleireiro cabelereiro cabeleireiro cançada cansada cançado cansado cazamento casamento
    cincoenta cinquenta compania companhia conciência consciência consigui consegui deichar deixar deiche deixe
    descançado descansado descançando descansando descançar descansar descanço descanso desinteria disenteria
    desição decisão discução discussão disperdiçar desperdiçar disperdício desperdício encomoda incomoda
    encomodar incomodar enpresa empresa esitar hesitar espectativa expectativa espectativas expectativas
    esperiência experiência esplicar explicar excessão exceção exelência excelência exeção exceção
    extrangeiro estrangeiro extranho estranho fasso faço fazêr fazer fizésse fizesse frustada frustrada
    frustado frustrado frustação frustração geito jeito gentíl gentil gorgeta gorjeta hontem ontem impecilho empecilho
    infelismente infelizmente iorgute iogurte iougurte iogurte isperar esperar jenro genro jilete gilete
    largatixa lagartixa mechendo mexendo mecher mexer mecheu mexeu mendingo mendigo mortandela mortadela muinto muito
    nescessidade necessidade nescessária necessária nescessário necessário obcessão obsessão paralizado paralisado
    paralizar paralisar paralizou paralisou pesquiza pesquisa pesquizar pesquisar pobrema problema possivél possível
    prazeiroso prazeroso previlegiado privilegiado previlégio privilégio probrema problema quizer quiser
    quizeram quiseram reinvidicar reivindicar reinvindicar reivindicar reinvindicação reivindicação salchicha salsicha
    sombrancelha sobrancelha sosinha sozinha sosinho sozinho supertição superstição triologia trilogia ultrage ultraje
    vizita visita vizitar visitar
    cda cada minh minha supresa surpresa voc você
    """)

  /// The misspellings of Vietnamese: impossible syllables, and tones that are mistaken for one another, where neither
  /// syllable is another word.
  static let vietnamese = Misspellings(
    """
    chuơng chương cãm cảm cũa của cữa cửa giử giữ giửa giữa gìơ giờ gíup giúp gĩư giữ khõe khỏe muời mười mừơi mười
    nghiã nghĩa nghon ngon nghành ngành nghày ngày nghười người nghỉa nghĩa nghồi ngồi nghữa nghĩa nguời người
    ngườii người ngỉ nghỉ ngỉa nghĩa nhửng những nuớc nước nứơc nước phuơng phương qúa quá qúi quí qúy quý qủa quả
    thuờng thường truớc trước trứơc trước tuơng tương xữ xử đuờng đường đuợc được đưọc được đễ để đựơc được
    """)
}
