// The misspellings of Spanish.

extension Misspellings {
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
}
