// The words that often or hardly ever follow a comma, by language.

// Each is followed by how many of 10,000 words after a comma are this one. The words were chosen by hand: conjunctions,
// pronouns, adverbs and the like, and those that never begin a clause. They were counted in the texts that the packs
// are built from: 470,000 commas of English, 240,000 of German, 285,000 of French, 182,000 of Spanish, 215,000 of
// Portuguese, 171,000 of Swedish, 120,000 of Vietnamese.
extension PauseWords {
  static let english = PauseWords(
    counts: """
      and 1563 the 711 but 335 or 271 which 268 we 210 you 196 it 165 as 159 such 109 they 106 so 98
      including 95 i 84 with 83 to 69 this 63 if 61 however 61 there 60 then 53 who 48 while 47 where 47
      he 47 that 47 when 40 like 40 not 38 what 35 please 33 because 33 especially 32 even 32 your 31
      it's 30 are 30 one 29 all 23 etc 21 on 21 she 21 though 18 both 18 since 16 making 16 of 16
      although 16 their 16 no 15 whereas 15 whether 15 have 14 we'll 14 particularly 13 just 13 we're 13
      rather 13 too 13 we've 12 my 12 will 12 you'll 12 after 11 along 11 allowing 10 let's 10 be 9
      meaning 9 without 9 sometimes 8 i'm 8 i'd 8 perhaps 7 thus 7 resulting 7 that's 7 other 7
      according 7 now 7 leading 7 whose 7 don't 6 depending 6 instead 6 there's 6 i'll 6 causing 6
      regardless 5 about 5 leaving 5 before 5 nor 5 despite 5 except 4 well 4 unless 3 until 3 into 2 up 2
      yes 2 maybe 2 than 2 out 1 same 1 us 1 them 0 been 0 me 0
      """)

  static let german = PauseWords(
    counts: """
      die 859 und 769 daß 435 um 392 der 348 wie 284 wenn 279 das 267 dass 226 als 217 was 188 so 169
      in 149 aber 146 den 132 mit 101 ich 97 welche 92 ob 91 da 90 wo 87 auf 77 indem 76 es 68 er 66
      von 66 denn 64 ein 63 wird 59 ist 55 weil 55 sondern 51 an 50 ohne 47 oder 47 während 47 bis 47
      eine 46 sich 44 dann 41 war 39 werden 38 damit 36 auch 30 für 26 bei 26 einen 25 bevor 25 nur 25
      mein 25 aus 24 welches 21 nach 20 über 20 ja 20 wir 20 sagte 20 deren 19 nachdem 19
      einschließlich 19 welcher 19 doch 18 wer 18 dessen 18 sind 17 hat 17 noch 16 denen 12 man 12
      lieber 11 sodass 11 warum 9 wobei 8 des 8 ehe 8 je 7 also 7 nein 7 welchen 6 einer 6 einem 6
      obwohl 5 wieder 5 sowie 4 dort 4 worauf 4 falls 4 wodurch 4 sofern 3 eines 3 zumal 2 dazu 2 seiner 2
      ihrer 2 entweder 2 woran 2 diesem 1 ihrem 1 weder 1 ab 1
      """)

  static let french = PauseWords(
    counts: """
      et 722 il 403 le 286 les 250 je 248 la 240 vous 238 qui 221 mais 208 à 179 elle 169 dit 166 en 158
      de 146 pour 138 comme 128 un 122 que 109 c'est 106 dans 105 si 104 nous 102 puis 100 ce 96 une 96
      répondit 92 des 88 on 87 au 76 sans 73 car 70 avec 70 monsieur 68 mon 66 par 64 ne 56 tout 56 ils 55
      ou 53 quand 46 tu 43 où 43 madame 42 dont 41 ma 36 reprit 32 j'ai 31 après 29 c'était 29 son 29
      du 27 ni 26 sa 24 même 24 ses 22 est 22 cela 21 non 20 bien 20 ainsi 19 pas 17 s'il 17 s'écria 16
      ça 15 tandis 15 parce 15 lorsque 15 voilà 14 puisque 13 malgré 13 tel 13 pendant 13 elles 13
      depuis 13 ajouta 12 soit 12 tels 12 afin 11 a 11 telles 11 alors 10 avant 10 oui 9 mademoiselle 9
      dès 9 ayant 9 selon 8 notamment 8 continua 8 d'ailleurs 7 pourquoi 7 comment 7 sont 6 jusqu'à 5
      surtout 5 lorsqu'il 4 chacun 4 pourtant 3 or 1 été 0 suis 0
      """)

  static let spanish = PauseWords(
    counts: """
      y 1397 que 661 en 258 el 258 no 258 se 225 como 216 a 198 de 187 pero 171 por 157 con 156 porque 149
      si 114 sin 112 los 109 pues 96 para 95 ni 86 al 80 le 78 cuando 75 o 71 lo 67 es 66 dijo 60 ya 58
      aunque 57 sino 56 señor 53 me 48 era 39 donde 35 más 31 yo 30 tan 29 señora 28 después 28 hasta 28
      mientras 27 según 26 así 24 sí 23 todo 21 del 19 entre 19 desde 17 respondió 17 cuya 15 te 14
      también 12 bien 12 añadió 12 cuyo 12 ó 11 amigo 11 cada 10 además 10 nos 10 contestó 10 aun 10
      diciendo 9 eso 9 esto 9 haciendo 9 son 8 dando 7 quien 7 e 7 luego 6 cual 6 cuyos 6 entonces 5
      incluso 5 cuyas 5 ella 4 sea 3 especialmente 3 salvo 2 tampoco 2 excepto 2 incluyendo 2 ser 1 u 1
      mismo 0 mí 0
      """)

  static let portuguese = PauseWords(
    counts: """
      e 970 que 791 a 399 o 393 como 233 com 220 não 204 mas 188 de 179 em 166 se 147 para 144 os 121
      por 116 um 99 é 98 sem 93 porque 93 quando 92 as 88 no 80 você 79 ou 76 ao 76 na 75 uma 66 nem 65
      disse 56 onde 55 depois 46 era 43 do 41 meu 40 já 38 mais 35 pois 35 porém 34 muito 33 minha 31
      ainda 31 senhor 30 eu 29 da 29 até 28 foi 28 tão 24 pelo 22 respondeu 21 pela 20 então 19 sim 16
      antes 15 incluindo 15 talvez 15 desde 15 num 15 assim 14 apesar 14 dos 14 dizendo 13 tendo 13
      numa 12 segundo 12 ora 11 ele 11 cuja 11 quem 11 logo 11 são 10 das 10 cujo 9 embora 9 sob 9
      enquanto 9 conforme 9 sendo 8 além 7 portanto 7 também 6 seu 6 sua 6 eles 5 ela 5 cujas 5 cujos 5
      caso 4 especialmente 3 ser 3 seus 3 todavia 2 exceto 2 entretanto 1 inclusive 1 contudo 1 mim 0
      """)

  static let swedish = PauseWords(
    counts: """
      som 1019 och 889 att 663 men 465 så 287 det 207 om 170 då 162 till 141 jag 124 när 119 sade 103
      utan 97 ty 93 eller 92 med 85 kan 78 han 74 där 69 min 58 hon 52 var 51 du 50 ett 37 medan 37
      svarade 37 hur 36 än 35 vilket 35 innan 32 eftersom 32 under 31 sedan 28 inklusive 27 samt 26 ja 25
      även 24 såsom 23 fast 22 hvars 21 liksom 18 vad 17 vi 16 beroende 15 från 14 ni 13 nej 13 enligt 11
      man 11 kanske 11 alla 11 tills 10 därför 9 kära 9 förrän 8 varför 7 här 7 vilken 6 antingen 6
      vilka 6 utom 6 sin 6 dock 5 vars 5 både 5 trots 4 särskilt 4 av 4 ut 2 också 2 vara 2 upp 1 varje 1
      över 1 mig 1 honom 1 henne 1 bort 1 sig 0 dessutom 0 speciellt 0 dig 0 däremot 0
      """)

  static let vietnamese = PauseWords(
    counts: """
      và 417 hãy 367 nhưng 164 các 161 một 153 bạn 147 trong 146 có 133 người 130 chúng 85 với 79 rồi 77
      là 73 sau 67 không 67 ông 64 vì 59 bao 51 cũng 50 như 49 đồng 45 do 43 đặc 41 nó 41 họ 39 khi 39
      hoặc 37 còn 35 anh 32 mà 32 cho 29 theo 29 nơi 29 nếu 28 hay 27 tuy 27 chẳng 25 mặc 25 thì 25 nên 22
      mỗi 21 vào 18 tức 16 dù 15 đến 15 ví 13 khiến 12 nhất 10 cô 9 bị 9 lại 8 của 7 sẽ 7 trừ 6 thế 6
      hơn 5 đang 4 khác 3 ra 3 mới 1 chị 1 này 0 nhau 0
      """)
}
