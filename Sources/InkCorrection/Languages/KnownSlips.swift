// Well-known slips: those that word lists contain, and those that no amount of repetition makes words.

import InkText

/// Lists of normalized slips by language.
///
/// Chosen by hand from the intersection of the packs with lists of common misspellings, or with a language's most
/// common words without their diacritics. None is a word of its own in normal use, except for proper names and
/// technical terms, which are capitalized or taught, and for words and verb forms that are hundreds of times rarer
/// (ingles). Excludes reformed spellings (boite) and common words of another meaning (esta, fur).
enum KnownSlips {
  /// English slips besides ``Misspellings/english``, in three kinds.
  static let english = [englishElsewhere, englishListed, englishUnlisted].joined(separator: " ")

  /// Those that lists of other languages have, and that may be meant in texts of these: dont, which is French.
  private static let englishElsewhere = """
    abou adn eb fo si adress adresses dont frist hav infront ot tha valu wich
    """

  /// Those that the English list has, since it was counted from texts with slips.
  private static let englishListed = """
    aare abd accidently admi aformentioned ahed alloted alow amature appling aprox arry asend assing bais ballance
    battey beastiality beng billon brough buddah cannisters carrer celcius celler cerate cerated cerates chanel
    changlog clea cleary cna collison colum comando comandos conquerer corelation corus curch dake detecter devault
    diaster dispell doble doman donn dosnt ect ege eith emmit endianess erro erros everytime feeze forseeable fuschia
    ghandi goole greif hava hightest hsa hsi identation ihs inbetween incudes inspite kindergarden kubenetes
    kuberentes kubernete lauch lifecyle lik lsat mabey massachussetts masterbate masterbating mian millenia millenial
    millenials noth nuremburg oce opps otu outloud pallette perviously pharoah phillipine pidgeon pitty
    propogated pugin referencable reseting seh sherif siz skelton soley stablize stanger stroy suh superceded
    superflous tesselate tesselation thant thess ths toplogy trys tuscon tweek uneeded visiblity wapping
    wil wite yeld
    """

  /// Those that no English list has, which makes them unknown words: as slips they are less likely to be a name, a term
  /// or a foreign word, so that less evidence is needed to correct them, and no repetition makes them known. The file
  /// `en.slips.txt` of the pack is no more than what keeps slips out of its list.
  private static let englishUnlisted = """
    abot acros actualy adition agan alowed alredy amout anohter anser anwser arive aroud arround athough avalable
    aways becaus becuse befor beter betwen bizzare breth brething buisness buisy buton caled calender catagory
    changable choosen clasic clen comany coment comming commited comon concider coud curent currenty definate deside
    diferent diffrent dificult dolar doller dosent dreem droped droping easely easly easyer efect enogh enuf everone
    everthing evning evry evrybody evryone evrything exacly exat excelent excercise exept existance expence
    explaination extention extreem famly finaly fourty foward freind frend futher goverment grammer grat hapen hapened
    happend happned happyness helpfull imediately importent independant intrest knowlege laugth libary lisence litle lonly
    maintainance manay miht mispell neccesary nessecary nothng ocasion ocured oen offical oftern opend orginal ouput
    particulary peple performence persistant plase poeple posible prefered presense privilage probaly proccess
    publically publik puting realy recieved recive refered relevent resteraunt reult ritten runing safty saterday secratary
    shold shoud simular sinse sofware somone somthing sould speach speek stil stoped succes succesful sucess suprise
    sytem sytems tendancy thgat thge thoug tje togather truely tryed tught twelth tyhat uise untill usally usefull
    useing usualy vegatable visable weild wheather wherre whith woud writen writting yoiur
    """

  /// French slips without their diacritics or œ, in addition to ``FrenchElisions``. Excludes English words, since
  /// French texts quote English: decision.
  static let french = """
    acceder allee ame armee avanca barriere batir bebe bete biere boeuf boeufs ca caractere caracteres celebre
    chateaux chere choeur coeur coeurs comite controle creme debat definir depot ecole ecoles ecoute ecoutez eglise
    eleve eleves energie enorme enormes enquete entrees equipe equipes etage etat etats etes etoile etoiles
    evenements evidemment fenetre foret forets gateau gateaux generale genial idee idees interessant interesse
    interieur liberte manoeuvre metier moeurs noeud noeuds numero numeros oeil oeuf oeufs oeuvre oeuvres periode
    prefere premiere premieres probleme problemes proces resultat resultats reves riviere serie serieuse soeur
    soeurs strategie telephone theorie tres voeu voeux voila
    """

  /// Spanish slips without their diacritics.
  static let spanish = """
    ademas aguila angulo arboles articulo azucar balcon capitulo codigo corazon dificil dificiles ejercito estacion
    estomago frias frio futbol indice ingles jamas japones lagrima lagrimas lampara linea lineas maquina maquinas
    medica medico montana montanas moviles musculo musica numero numeros pagina paginas principe sueno
    suenos tenia tia
    tias tio tios titulo ultima ultimo ultimos
    """

  /// Portuguese slips without their diacritics, and one without a letter: csa.
  static let portuguese = """
    abraco agua aguas alem amanha apos arvore arvores balanco botoes braco bracos cafe cao cientifico csa estomago
    experiencia facil fe frances gracas hao hibrida historia ingles irma irmas ja lampada maes mao maquina maquinas
    medico memoria mes musica numero numeros pagina paginas pe po poe politica sequencias serie so tambem trafego
    tres ultimo ultimos video videos vitima voce
    """

  /// German slips with a vowel and e for an umlaut, or without the umlaut; pairs of words without their space that,
  /// unlike those of ``ForcedReplacements``, are not always put right; and words with a letter too few.
  static let german = """
    ausgefuhrt erklaren erklarte fruh fruheren furs gegenuber glucklich groesse groesser gruesse hinzufugen
    hochstens kurzlich moglicherweise nachsten nachster naturlich naturliche nutzlich personlich personlichen spater
    spateren tuer uber uberall uberdies uberhaupt uberlassen ubernehmen ubernommen ubersehen ubersetzen ubertragen
    uberwachen uberzeugen uberzeugt uebung uebungen ungefahr zunachst zusatzlich zusatzliche
    ansich aufdem aufden aufder aufjeden ausdem ausder fürden fürdie
    einwenig habich immerwieder mitdem mitder nichtmehr nurnoch oderso
    schonwieder undso vondem vonder wielange willich zuende erlich jezt letze wiso
    """

  /// Swedish slips without their diacritics.
  static let swedish = """
    ar aterigen atta battre behovs bestammer borja borjan da darefter darfor fa foretag foretaget forklara
    forslaget forsoker forst forsvann forsvinner fortsatta fortsatter fraga fragor fullstandiga genomfora gora
    grundlaggande halla haller handelse handelser handerna harifran horde hordes innehall innehalla innehaller
    innehallet installning installningar installningen manniska mojligt nagon nagot nar nasta ocksa overallt
    pa sager tva
    """
}
