// The words by which languages are recognized without a pack, by language: all but the Romance ones.

extension CommonWords {
  /// Common words of a language, as a BCP 47 code, separated by white space: those next to which any unknown word is
  /// taken for one of their language, and more that say where nothing before them speaks for a loaded language.
  typealias List = (language: String, core: String, further: String)

  /// All lists, in the order of the bits of ``Languages``. Written by hand: particles, pronouns, common verbs and the
  /// words with which sentences begin. The further words exclude those of three letters or more that are common in
  /// English as well, and well-known slips of English words.
  static let lists: [List] = otherLists + romanceLists

  private static let otherLists: [List] = [
    (
      "en",
      """
      about after because been before both could each from has have he his how into itself known like made many
      much must only other our over should since some such than that the their them then there these they this
      those through under used was we were what when where which while who will with without would you your
      """,
      """
      again always any anything are asked back being between big called can come days did does doing done down
      every everyone first found get give going good got great had happy help here high hope just keep know last
      leave let little long look make maybe more most need never new next not nothing now off often once one out
      own people please put really right said same see she something still sure take tell thank thanks think
      thing things time today together tomorrow took try two until very want way week well went why work working
      world year years yesterday yet
      """
    ),
    (
      "de",
      """
      aber auch auf aus bei dann das dass daß dem der doch durch ein eine einem einen einer für gegen habe haben
      hatte hatten ich ihm ihn ihr ihre ihrem ihren ihrer ist jetzt kann kein keine können mehr mein meine mich
      mir mit nach nicht nichts noch nur ohne schon sehr sein seine seinem seinen seiner sich sie sind und uns
      unter vom von vor warum wenn werden wie wieder wir wird wurde zum zur zwischen über
      """,
      """
      zu es abend aller alles allem alte als andere anderen arbeit auge bald beide beim bereits besser bist
      bitte bleibt bloß brauche braucht dabei dafür damals damit danach danke daran darauf darf darum davon dazu
      dein deine deinen denn denen deren dessen deutsch deutschen dich dieser dieses diese diesem diesen dir
      dort drei dürfen eben egal eigentlich eines einfach einige einmal endlich erst erste ersten etwa etwas
      euch euer eure fehlt findet finde frage frau freunde früher ganz ganze gar geben gegeben gehe gehen geht
      gehört gemacht genau genug gerade gern gerne geschichte gestern gewesen gibt ging glaube gleich große
      großen gute guten guter habt haus hause heißt herr herzlich heute hier hinter hoffe hoffentlich hätte
      ihnen immer irgendwie ja jahr jahre jahren jede jeden jeder jedoch jemand jene kam kaum keinen kennt
      kinder kleine kleinen komme kommen kommt konnte könnte kurz lange lassen leben leider letzte letzten leute
      liebe lieber liegt ließ machen mache macht mal manche manchmal meinem meinen meiner meint meist mensch
      menschen mittag monat morgen möchte muss musste müssen nachdem nacht natürlich neben nehmen nein neue
      neuen nie niemand nun ob oben obwohl oder oft paar recht rechts sache sagen sagt sagte schade scheint
      schnell schön schreiben schule seit seite selbst setzt sicher siehe sieht sogar solche soll sollen sollte
      sondern sonst sowie später spielt stadt statt steht stimmt stunde stunden suche tage tagen tun tut uhr um
      unser unsere unserer usw vergessen viele vielen vielleicht vier voll vorher waren warten weg wegen weil
      weiter weiß welche welcher wem wen wenig weniger wenigstens wer werde wessen wieso willst wirklich wissen
      wo woche wochen woher wohin wohl wollen wollte worden wort wurden wäre würde wünsche zeit ziemlich zimmer
      zuerst zurück zusammen zwar zwei viel
      """
    ),
    (
      "nl",
      """
      aan als bij dat de deze dit een geen heb hebben heeft het hier hij hun kan meer mijn moet naar niet niets
      nog onder ons ook tegen toch toen uit veel voor waar wat werd wie worden wordt zal zich zij zijn zonder
      zou
      """,
      """
      en er na om ga nu u aantal achter afgelopen alle alleen alles altijd ander andere anders avond bijna
      binnen blij blijft blijven boven buiten daar daarna daarom dacht dag dagen dank daarmee denk denken deel
      deed ding dingen dus doen doet dood drie druk duidelijk echt eens eerste eerst eigen eigenlijk elkaar elke
      ergens erg eten gaan gaat gedaan geef geeft gehad geld geleden gelijk geloof genoeg gewoon geweest gezegd
      ging goed goede graag groot grote haal haar hadden hallo hebt hele heel helemaal hem hen hoe hoeft hoeveel
      hoofd hoor hopelijk huis iedereen iemand iets ik inderdaad ja jaar jaren je jij jou jouw jullie jammer
      kinderen klein kleine kom komen komt konden kon kunnen kunt kwam laat laatste langs laten leuk leven
      liever maak maakt maar maken maand manier meestal mee meisje mensen mij misschien moest moeten mogelijk
      mogen moeder morgen mooi mooie nadat naam nee nemen nieuwe nieuw nodig nooit nou ofwel omdat onze ongeveer
      ooit paar plaats precies rond samen slecht slechts soms staan staat stad stel sterk steeds straks tijd
      tijdens terug terwijl thuis tot totdat tussen twee twintig vaak vader vandaag vanaf vanavond vanuit verder
      veranderen verschillende vier vind vinden vindt volgend volgende volgens vond vooral voordat vraag vragen
      vrienden vrij vrouw vrouwen waarom waarschijnlijk wanneer waren weer weet weken weg weinig wel welk welke
      wereld werk werken weten wij willen wilt woord woorden zeer zeg zeggen zegt zei zelf zelfs zeker ziek ziet
      zien zit zo zoals zodat zoek zoeken zoiets
      """
    ),
    (
      "sv",
      """
      alla allt att blev bli de dem denna dess det detta du då efter eller ett från för genom hade han har
      hennes hon honom hur här inga ingen inte jag kan kunde med mellan mig mitt mot mycket när något några och
      oss på sedan sig sitt själv skulle som så upp utan vad var vara varit vid vilka vill är över
      """,
      """
      en er om av nu vi ta ha ju aldrig alltid alltså andra annan annat annars arbete bara behöver ber bil blir
      bland borde bort bättre båda dag dagar dagen dags dessa dessutom detsamma dina ditt där därför ej enda
      endast ert fel fem finns fick fin fler flera fram framför fredag fyra få får fått före första ger gick
      gillar gjorde gjort goda gott gå gånger går gång gör göra haft hej heller hela helt hem hemma heter hjälp
      hos hus hög höll hoppas idag igen igår ihop imorgon innan inom inget kanske kl klar klart komma kommer kom
      kunna kväll känner känns lika lilla liten litet liv livet lång långt lägga ligger låt låter mamma massa
      medan mer mest mina mindre minst mor morgon måste människa människor många nej nog nya nytt någon nån nära
      nästa nästan ofta oftast olika också ord pappa plats precis redan rätt runt sade sagt saker sak samma samt
      senaste ser sett ses sida sina sist ska skall skola skriva skrev små snart sommar stad står stor stora
      stort större stå säga säger säker tack tid tiden tidigare tills timmar titta tog tre tro tror trots två
      tycker ungefär utanför vart varför varje vecka vem verkligen veta vilken vilket visst vår våra vänner väl
      år året åt än ännu även
      """
    ),
    (
      "da",
      """
      alle andet blev de der det du efter et fra få han har havde hende hun hvad hvor ikke ind jeg kan kunne med
      meget mig nogen nogle når også på sig skulle som var ved vil ville være
      """,
      """
      en er om nu vi se da af jo aften aldrig alene alligevel allerede altid altså anden ansigt arbejde begge
      bliver blive blevet blot bruge bruger brug bedre både børn dag dage dagen dem denne deres derefter derfor
      dette dine dit disse død dårlig egen eget eller ellers endda endelig endnu eneste enhver faktisk fald fem
      fik finde findes fint flere flest fordi forstår forskellige forsøg fortæl frem fredag først første før får
      gange ganske gav gerne giver gik gjort gjorde goden godt går gå gør gøre haft hedder hej hele helt heller
      hendes hjem hjemme hjælp hos hurtigt hus hvem hver hverken hvilken hvilke hvilket hvis hvordan hvorfor
      hvornår håber hånd idag igen igennem igår imellem imens imod inden indtil ingen intet ja jer jeres klar
      klokken kom komme kommer kort kræver kvinder køre lav lave laver lavet langt lidt lige ligger lille liv
      livet lå længe læse mand mange manden mellem mennesker mens mest mindre mit morgen må måde måned måske
      måtte naturligvis nej nemt netop nok noget nye nyt nær næste næsten omkring ord os penge plads problemer
      rigtig rigtigt sag sagde samme sammen samtidig selv selvom senere ser siden sidste siger sige sine skal
      skete skriv skrive slet små snart snakke spørgsmål stadig sted stor stort står større stykke synes så
      sådan tager tage tak tal tid tiden tilbage tit tog tre tro tror troede ud uden unge vant vej vel verden
      viser virkelig vide vidste vores vore været ændre år
      """
    ),
    (
      "nb",
      "",
      """
      en er om vi se ta ha da av nu jo alle annet ble bli blir blitt bruk bruke bruker både dag dager deg denne
      dere derfor deres dessuten dette det disse ditt eg ei eller enda enn etter få får finne finnes fikk flere
      fordi fra fram først første før ganger ganske gikk gir gi gjelder gjennom gjerne gjorde gjort gjør gjøre
      godt gå går hadde har hatt hei hele helt hennes henne hjelp hjem hjemme hos hun hus hva hvem hver
      hverandre hvilke hvilken hvis hvor hvordan hvorfor håper ikke ingen ingenting innen jeg kan kanskje komme
      kommer kom kunne kveld lage langt lenge ligger liker litt liv livet lykke mange med meg mellom mener
      mennesker mens mer mest mindre mitt mot mye må måned måte måtte natt nei noen nok nå når nye nytt nesten
      neste norge norsk og også opp oss på plass rett saken samme samtidig seg selv selvfølgelig selvom sett
      sier siden sikker sine siste sitt skal skriver skulle slik slutt små snart som sted stor stort synes så
      takk tatt tenker tid tiden tilbake tilfelle tre tro tror ut uten vanlig ved veldig vel vil ville vår våre
      vært være år året
      """
    ),
    (
      "fi",
      "",
      """
      se en jo aika aina ainakin ainoa ainut alkaa alla asiaa asiat edes ehkä ei eikä eivät ellei emme ennen
      ensi ensin enemmän enää entä eri erittäin esimerkiksi että haluan haluaa hei heidän heillä heitä hetki
      hieman hyvin hyvä hyvää huomenna häneltä hän hänelle hänen hänet häntä ihan ihmiset ihmisten ikinä ilman
      ilta itse itsensä ja johon joiden joihin joilla joissa joita joka jokainen joku jolla jolloin jonka jopa
      jos joskus jossa josta jota jotain joten jotka jotta jälkeen kaikki kaikkea kaikkien kaksi kanssa kautta
      kerran kertaa kiitos kiitoksia kirjoittaa koko kolme koska koskaan kuin kuinka kuitenkaan kuitenkin kun
      kuten kyllä käyttää liian lisäksi lisää luulen lähes maailman maan meidän meille meillä meitä melko meni
      menee minua minulla minulle minun minut minä missä miksi mikä millainen milloin missään miten mitä mitään
      moi moni monta mukaan mukana muiden muita mutta muu muun muut myös mä nyt näin nämä niiden niihin niillä
      niin niistä niitä noin nuo olen olet oli olivat olisi olisin ollut olla oma omaa oman onko onkin onneksi
      ovat pitää pitäisi paljon paikka parempi pari poika pois puhua päivä päivää pystyy saa saada sai sehän
      seuraava sekä siellä sieltä siihen siinä siis siitä siksi sillä silloin silti sinua sinulla sinun sinut
      sinä sitten sitä suomen suuri sä tai taas takaisin tapauksessa tarkoittaa tehdä tekee tiedä tietenkin
      tietysti tietää todella toinen toisen tuli tulee tuo tuolla tuon tämä tämän tänne tänään tässä tästä tätä
      täällä vaan vai vaikka vain varten vasta vastaan vielä vieläkin voi voidaan voin voisi voit vuoden vuonna
      vuosi vuotta yhden yhdessä yksi yli ylös yö
      """
    ),
    (
      "pl",
      """
      ale ani być był była czy dla gdy ich jak jego jej jest już które który lub może nad nie niż oraz przez
      przy się są tak także tego też tylko tym że
      """,
      """
      na po ty o w z u albo aż bardziej bardzo bez boże bym było byli będzie będę będą całe cały cała chce
      chcę chcesz chodzi chyba chwili chwilę ciebie cię codziennie coraz coś cześć człowiek czasem czasu czas
      czego czemu często czym dać dalej daj dlaczego dlatego dobra dobre dobry dobrze dokładnie domu dopiero
      drugi dwa dwie dziecko dzieci dzień dzięki dziękuję dzisiaj dziś gdyby gdzie gdzieś godzin godziny ile
      inaczej inne innych inny iść ja jaka jaki jakie jako jakiś jakoś jeden jedna jednak jedno jednym jedyny
      jeszcze jestem jesteś jesteśmy jeśli jeżeli każdy każde kiedy kiedyś kilka kobieta kogo kogoś koniec kto
      ktoś która którego której których którym lat lata lepiej lepszy ludzi ludzie mam mamy masz mają mało mi
      miał miała mieć miejsca miejsce między mimo mną mnie mogą mogę moim moja moje mojego mojej można mój mówi
      mówić musi muszę musisz myślę nadal nagle naprawdę nam nami nas nasz nasza naszego nasze nawet niech nic
      niczego niego niej nich nigdy nikt nim niestety nocy nowe nowy obok od oczy odpowiedź ona oni ono około
      pana pani panie pewnie pewno pierwszy podczas pomoc pomysł ponad ponieważ potem potrzebuję powiedzieć
      powiedział powinien powodu pracy pracę praca prawda prawdę prawie proszę przecież przed przepraszam
      przykład pytanie raz razem razie robi robić rok roku również rzeczy rzecz sama sami siebie skąd sobie sobą
      spokojnie sposób sprawy stąd strony swoim swoje swojego swojej swój szkoda tam te tej temu teraz tobie
      tobą trochę trzeba trzy tu tutaj twoja twoje twój tych tyle tysięcy wam wasz według wiele wiem wiesz wie
      więc więcej wiecie wiedzieć witaj witam wszyscy wszystkich wszystkie wszystko wtedy wy wydaje za zaraz
      zanim zawsze zbyt ze znaczy znam znów znowu został została zrobić zrobił życia życie życzę
      """
    ),
    (
      "cs",
      "",
      """
      se na po ta ty k o s u v z ahoj aby ale ani ano asi atd ať až bez bude budeme budou budu byl byla byli
      bylo být celý chce chci chtěl což člověk další dalších dělá dělat díky dlouho dnes dobrá dobré dobrý dobře
      doma dost dva dvě hodně ještě ja jak jako jaký jde je jeho jej její jejich jenom jenže jestli jiné jiný
      jsem jsi jsme jsou jste kam každý kde kdo kdy kdyby když kolik konec která které který kterou kteří lidé
      lidi lidí má mají málo mám máme máte máš mě mezi mi místo mít mně mnoho mohl mohla mohou moc moje mohu
      možná může můj můžete můžu myslím nám námi nás náš naše nebo nebude nebylo něco někdo někdy některé nejsem
      není než nic nich nikdo nikdy nim od ona oni ono opravdu ostatní pak podle pokud potom potřebuji pořád
      pouze práce právě proč proti proto protože prosím první přes před přesto při příliš rád roku roky sám sebe
      si skoro snad sobě spolu stále strany své svou svůj tady tak také takže tam tato te tebe teď tento těch
      tím tobě toho tohle tomto tomu toto trochu tu tuto tvůj už vám vás váš velmi vedle více vlastně však vše
      všechno všichni všude vůbec vy za zase ze že
      """
    ),
    (
      "sh",
      "",
      """
      se si na po ta su sa da vi o s u ako bez bih bila bili bilo biti bude budem budu ce čak dakle danas dok
      dobar dobro došao dosta dva gdje gde godina godine hoće hoću hvala ih ili ima imaju imam imamo imao imati
      između isto iz iza ja još je jedan jedna jedno jer jesam jeste jesi kad kada kako kao koja koje kojem koji
      kojim koju koliko kod kuća lijepo ljudi ljudima mali malo mene meni mi mislim mogu moj moja moje mojim
      moram mora može možda možemo možete nakon nam nama nas naš naša naše ne nego neka neke neki nekoliko nema
      nemoj nešto nije nijedan nikad nikada nikog ništa nisam niste nisu od oko ona onda oni ono onaj osim ova
      ovaj ove ovdje ovde ovo poslije posle preko prema pri prije protiv prvi puno radi rekao sada samo sebe
      sebi sve svi svih svoj svoje smo ste šta što svaki tada taj tako također te tebe tebi ti toga toliko tri
      treba trebam tu tvoj uvijek uvek vam vas vaš već veoma više vrijeme vreme vrlo za zar zašto zato zbog zna
      znam znaš želim
      """
    ),
    (
      "hu",
      "",
      """
      abban addig ahhoz ahogy ahol aki akik akkor alatt amely amelyek ami amikor amit annak arra arról az azért
      azok azon azonban aztán azt azzal bár belül benne csak eddig egész egy egyes egyéb egyetlen egyik együtt
      egyszer el elég előtt elő először én ennek éppen erre ettől ez ezek ezen ezért ezt ezzel fel felé hanem
      hát hiszen hogy hogyan igen így illetve ilyen ismét itt jó jobban jól kell kellett kérem keresztül ki
      kicsi kívül kellene két köszönöm köszi között közül legalább legyen lehet lehetett lenne lesz lett maga
      magát majd már más másik meg mégis mellett mely melyik mert mi miatt mikor milyen minden mindenki mindent
      mindig mintha mit miért mivel mondta nagy nagyobb nagyon ne nekem neki nélkül nem néha néhány nincs oda
      olyan ott össze persze például rá rajta saját sajnos sem semmi soha sok sokat számára szemben szerint szép
      szia te tegnap tehát teljes ti több tovább tud tudom tudni ugyanis új újra után utána utolsó vagy vagyok
      vagyunk valaki valami vannak való végre végül vele vissza volna volt voltam voltak viszont
      """
    ),
    (
      "tr",
      "",
      """
      ve ama ancak artık asla az bana bazı belki beni benim beş bile bilmiyorum bir biraz birçok biri birkaç biz
      bize bizi bizim buna bunu bunun burada böyle bugün büyük çok çünkü çocuk daha değil demek diye diğer doğru
      dolayı dört eğer evet fakat gece gibi göre gün güzel hem hemen hep hepsi herkes hiç hiçbir için iki ile
      ilk ise iyi iyiyim istiyorum işte kadar kendi kendine ki kimse lütfen merhaba mi mı mü nasıl ne neden
      nedir nerede niye nın olan olarak oldu olduğu olduğunu olmak olsun olur ona onlar onu onun orada önce öyle
      pek sadece sana sanki seni senin sizin sonra şey şimdi şu tamam tarafından tek tüm üç üzere veya yani
      yapmak yarın yeni yok yoksa zaman
      """
    ),
    (
      "id",
      "",
      """
      ke adalah agar akan aku anda antara apa apakah atas atau baik bagaimana bagi bahwa baru banyak beberapa
      begitu belum benar berapa berada besar bisa boleh buat bukan cara dalam dapat dari datang dengan di dia
      dirinya dua hanya hari harus hidup hingga ia ibu ingin ini itu jadi jangan jika juga kalau kali kalian
      kami kamu karena kata kecil keluar kembali kemudian kepada ketika kita lagi lain lalu lebih maka malam
      mana masih masuk mau melakukan melihat memang membuat memiliki menjadi menggunakan mengapa mereka
      merupakan mungkin nama namun nanti oleh orang pada paling para pergi perlu pernah pertama rumah saat saja
      salah sama sampai sangat satu saya sebagai sebelum sebuah secara sedang sehingga sejak sekali sekarang
      selalu selamat selama semua sendiri seorang seperti sering serta setelah setiap siapa suatu sudah supaya
      tahu tahun tak tanpa tapi teman telah tempat tentang terima terjadi terlalu ternyata tetap tetapi tidak
      tiga untuk waktu yaitu
      """
    ),
  ]
}
