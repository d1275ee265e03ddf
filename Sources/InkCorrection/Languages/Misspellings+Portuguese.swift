// The misspellings of Portuguese.

extension Misspellings {
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
}
