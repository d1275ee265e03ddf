// The words by which Romance languages, and Latin, are recognized without a pack.

extension CommonWords {
  static let romanceLists: [List] = [
    (
      "fr",
      """
      alors au aussi aux avait avec avez avoir bien cela ces cette ceux chez comme dans depuis des deux donc du
      elles encore entre est et eux fait il ils jamais jusque leur leurs lui mais moi mon même nos notre nous où
      peu peut pourquoi quand que quel quelle qui sans ses sont sur tous tout toute très une vers vos votre vous
      était être
      """,
      """
      se sa ta à y afin aider ainsi aller allez allons année années appelle après aujourd aujourd'hui aurait
      aussitôt autour autre autres avaient avant beaucoup besoin bientôt bonjour bonne bonsoir c'est cas ce ceci
      celle celles celui certains chacun chaque choses cinq combien compris contre cours d'abord d'accord d'une
      demain demande dernier dernière derrière dès devant devez devoir dire dit dites dois doit doivent donner
      début eau elle enfants enfin ensuite est-ce fais faire faites faut femme fille fils fin fois font fut
      grâce grands gens hier heure heures heureux histoire hommes ici j'ai j'avais je jour jours juste l'autre
      laquelle lequel les lesquels lorsque longtemps là madame mains maintenant maison malgré mal manger matin
      mes mettre mieux mis moins mois monde monsieur mort n'est ne nouveau nouveaux nouvelle nuit ont oui ou
      parce parfois parle parler partir pas passe passer passé pendant pense penser personne petit petite petits
      peur peuvent peux plupart plusieurs porte pour pouvez pouvoir première prendre presque prend pris problème
      près puis puisque qu'elle qu'il qu'on quelque quelques quelqu'un quoi reste rien regarde s'il sais sait
      savoir savez selon sera seront serait seul seule seulement si soir sois soit sommes sous souvent suis sûr
      tandis te telle temps tes tête toujours toutefois toutes travail trop trois trouve trouver tu vais vas
      veut veux vie vient viens ville voici voilà voir voit vois voix vont voudrais voulez vouloir vrai vraiment
      vu ça étaient étais été êtes
      """
    ),
    (
      "es",
      """
      ahora algo antes aquel aquella así aunque bien cada como cual cuando cómo de del desde donde dos el ella
      ellos entre esa ese eso esta este esto está están fue había hacia hasta hay la las le les los mientras muy
      más nada nos nosotros otra otro para pero poco por porque puede que quien qué según ser sido sobre sus sí
      también tanto tiene todo todos una uno unos usted
      """,
      """
      se su en da ni yo es o y abajo abrir acaso acerca además agua ahí algún alguien alguna algunas alguno
      algunos allí alto amigo amigos amor año años apenas aquellos aquí arriba ayer ayuda bajo bastante buen
      buena buenas bueno buenos busca caja calle cambio camino cara casa casi caso cerca chica chico cierto
      ciudad claro comer cosa cosas creo cualquier cuál cuáles cuánto cuenta cuerpo cuidado dar debe deben
      debemos debes decir deja dejar demasiado dentro después detrás di dice dicen dicho diferente dijo dinero
      dios días día dónde durante edad ejemplo ellas empezar encima encuentra entonces eran eres esas escribir
      esos espera espero estaba estaban estado estamos estar estas estos estoy estás falta feliz fin forma fuera
      fueron fuerte gente gracias gran grandes gusta gustaría haber habla hablar hace hacen hacer hago haya
      hecho hemos hermano hija hijo hijos historia hola hombre hombres hora horas hoy hubo iba igual incluso ir
      jamás joven juego junto lado leer lejos libro llama llegar lleva llevar lo luego lugar luz madre mañana
      mal mala malo manera mano manos mayoría medio mejor menos mes meses mesa mi mis mismo misma mismos momento
      mucha muchas mucho muchos muerte mujer mujeres mundo nadie necesito necesita ningún ninguna niña niño
      niños noche nombre nuestra nuestras nuestro nuestros nueva nuevas nuevo nuevos número nunca ocho ojos os
      otras otros padre padres países palabra palabras parece parte pasa pasado pasar país perdón persona
      personas pensar pequeño podemos poder podría pone poner pregunta primer primera primero problema pronto
      propio pueblo pueda pueden puedes puedo pues punto quienes quiere quieren quieres quiero quizás razón
      realidad saber sabe sabes salir salud seguir segundo seguro seis semana será señor señora si siempre
      siendo siete siguiente sino sé sólo somos soy tal tampoco tarde te tema temprano tenemos tener tengo tenía
      ti tiempo tienen tienes tierra tipo toda todas todavía tomar trabajar trabajo tras trata través tres tu
      tus tuvo únicamente última último vamos varios vas veces ven ver verdad vez vida viene vive voy vuelta
      """
    ),
    (
      "it",
      """
      alla alle anche ancora che chi cosa così dalla degli dei del della delle di dopo essere fra gli hanno il
      la le lei loro lui mia mio molto nel nella nelle noi ogni perché più poi può quale quando quella quello
      questa questo qui sempre senza sia sono sua sul sulla suo tra tutti tutto una uno è
      """,
      """
      se da sa su ho ai po e o abbastanza abbiamo accordo adesso aiuto alcuni alcuna alcune allora almeno altra
      altre altri altro amici amico amore andare andiamo anni anno appena arrivo attraverso avere aveva avevano
      avete avrebbe bambini basta bella bello bene bisogno buon buona buongiorno buonasera cambiare capire
      capito caro casa caso causa cena cerca certo ciao cinque circa città comunque contro corso cose credo cui
      d'accordo dai dal dalle davanti davvero deve devi devo dietro dire dirti dice dicono diventa domanda
      domani domenica donna donne dove dovrebbe durante ecco erano eri esempio faccio famiglia fanno fatta fatti
      fatto felice fino figlio figli finalmente forse forte fratello fuori fosse gente già giorni giorno gran
      grandi grazie guerra hai ieri infatti insieme invece io l'altro lavoro legge lo lontano lungo macchina
      madre mai mamma mano mare mattina meglio mi mie miei mila mille minuti modo momento mondo morte nei negli
      nessun nessuno nostra nostro nostri notte nulla nuova nuovo occhi oggi ora oltre ormai padre paese parlare
      parola parole parte passato paura perche pensare penso pensi perciò persona persone piace piccola piccolo
      poco poche pochi posso possono possiamo potere potrebbe prego prendere presto prima primi primo problema
      prossima prossimo proprio punto puoi quali qualche qualcosa qualcuno quanti quanto quasi quattro quel quei
      queste questi qualsiasi ragazza ragazzi ragazzo ragione riesco rispetto sai salve sapere sarà sarebbe
      scuola scusa secondo sei sembra settimana si siamo siete siano signora signore sola soltanto soldi sopra
      soprattutto sotto spesso sta stai stanno stata stati stato stavo stesso stessa storia strada stasera
      subito sugli suoi tanto tardi te tempo terra ti tre troppo trova trovare tu tua tue tuo tuoi tutta tutte
      tuttavia ultima ultimo vado vai vedere vediamo vedi vengono venire vera vero verso vicino vita viene vieni
      voglio volta volte voi vorrei vostra vostro vuoi vuole
      """
    ),
    (
      "pt",
      """
      aos até como das de dela dele depois dos ela ele eles entre essa esse esta este está foi há isso isto já
      lhe mais mas mesmo meu minha muito nas nem nos não nós para pela pelo por porque qual quando que quem sem
      ser seu sua são só também tem tudo uma você à é
      """,
      """
      se da na em e o abaixo abrir acabou acha acho acordo adeus agora ainda além algo alguém algum alguma
      algumas alguns amanhã amigo amigos amor ano anos antes apenas apesar após aquela aquele aqueles aquilo
      aqui assim atrás através bastante bem boa boas bom bons cada cara casa caso causa certeza certo cedo
      chegar chama cidade cima coisa coisas comer conta contra corpo criança crianças cuidado dá dar deixa
      deixar demais dentro desde desse desta deste deus deve devem dever devo dia dias diante difícil dinheiro
      disse diz dizem dizer dois duas durante elas embora enquanto então eram escola escrever essas esses
      estamos estar estas estava estavam estes esteve estou exemplo faço falar fala família faz fazem fazendo
      fazer fazia feito feliz filha filho filhos fim ficar fica ficou fora foram forma forte frente gente gosta
      gostaria gosto grandes havia hoje hora horas homem homens ia igual ir irmão jamais jogo junto lá lado
      lembro ler levar livro longe lugar maior maioria mal mãe mão mãos meio melhor menos mês meses mesma mesmos
      meus mim minhas modo momento mostra muita muitas muitos mulher mulheres mundo nada naquela ninguém noite
      nome nosso nossa nossos novas novo novos num numa nunca obrigada obrigado olha olá olhos onde ontem os ou
      outra outras outro outros pai pais país palavra palavras parece parte partir passado pelas pelos pensar
      pequeno pergunta perto pessoa pessoal pessoas pode podem podemos poder podia pois pôr porém porquê posso
      possível pouca pouco poucos precisa preciso primeira primeiro problema próprio próximo quais qualquer
      quanto quase quatro quer querem quero questão quis razão quiser rua sabe sabem saber sabia sair segunda
      segundo sei seja semana semanas sempre sendo senhor senhora sente será seria seus sido sim sinto sob sobre
      somente somos sou suas tal talvez tanto tão tarde te têm temos tempo tenha tenho ter terra teu teve tinha
      tipo tive toda todas todo todos tomar trabalhar trabalho três tua tu última último um vai vamos vão veio
      vem ver verdade vez vezes vida vir viu vocês volta vou
      abra arquivos atualização atualizações botão botões clique configuração configurações conexão conteúdo
      deseja desejar digite endereço erro excluir exibir feche insira janela opção opções pasta página
      páginas pressione permite remover selecione selecionar selecionado senha senão usuário usuários utilize versão
      versões
      """
    ),
    (
      "ca",
      "",
      """
      es ho com o abans això algun alguna algunes alguns als altra altre altres amb anys aquell aquella aquest
      aquesta aquestes aquests aquí ara així aviat avui bé bona cada casa cinc ciutat coneix contra cosa coses
      dels des després dia dir dins dintre dos dret durant ella elles ells els encara ens eren esquerra està
      estat estava fer feia feu fins forma gaire gent gràcies gran grans hola hora imatge les llarg llavors lloc
      mateix mateixa meu meva mentre mes mica mig molt molta moltes molts món moure nen nens nit nom nombre
      només nosaltres nostra nostre nou nostres pel pels perquè però persona persones poble podeu podem poden
      potser primer primera punt quan quant que qualsevol quatre què quin quina sap segons sempre ser serà seu
      seva seus seves si sigui sobre sota sóc són també tant temps teniu tenen tenir tens tinc tota totes tots
      tot tres treball tret tu una unes uns vam vaig veure vegada vegades voleu vostè vostra vostre
      fitxer fitxers permet permeten seleccioneu premeu carpeta opció opcions desar obrir suprimir vulgueu
      """
    ),
    (
      "gl",
      "",
      """
      aínda agora ademais alí coa coas cando cartafol cousa cousas dende despois desexa desexas dicir dunha dunhas
      entón está están facer faga fixo foi galega galego hai hoxe máis moi moito moitos ninguén noso nosa
      nunha nunhas outro outra outros outras prema premer quen sexa súa súas tamén teñen teño unha unhas
      vai vou xa xente xeral xogo
      """
    ),
    (
      "ro",
      "",
      """
      se sa da acea acest această aceasta aceste acesta acolo acum aici ale altă asta astfel astăzi atunci
      aveți avea avut azi bine bun bună când cât către ce cea cel cele cei ceva chiar cine cineva cu cumva dacă
      dar decât deja despre dintre doar două după ea ei ele este facem fac fără fel fie fiecare fost foarte găsi
      imediat în înainte între lor loc lucru lui lume mai mare mea mei mele mereu meu mult multe mulți mulțumesc
      nevoie niciodată nici nimic noastră noi nostru nou nouă numai numele oameni oamenii ora oricare orice pe
      pentru peste poate poți prea prima primul prin puțin sau său să și sunt spre sus timp toate toată tot toți
      tu tău unde unei unor unui unul vă voi vom vor vrea vreau zi zile
      """
    ),
    (
      "la",
      """
      apud atque autem esse est et etiam haec hic hoc idem igitur ille ipse nec neque nisi nunc omnia omnis quae
      quam qui quia quibus quid quod quoque sunt tamen tunc ubi unde vel vero
      """,
      ""
    ),
  ]
}
