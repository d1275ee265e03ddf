// The misspellings of English.

extension Misspellings {
  /// The misspellings of English, where a likelier or nearer word or a great difference hides the meant word: definatly
  /// means definitely, not defiantly.
  static let english = Misspellings(
    """
    fomr from acomodation accommodation calander calendar colleage colleague delimma dilemma rythym rhythm satalite
    satellite payed paid particurly particularly receit receipt obstical obstacle analisys analysis anualy annually hypocracy hypocrisy
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
}
