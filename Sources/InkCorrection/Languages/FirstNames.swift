// Common first names: a capitalized word after one is a proper name.

import InkText

/// First names of the languages with packs, and the Vietnamese family names, which come first; without those that are
/// common words or months: Jan. The English ones are those of at least one in a thousand in the United States census of
/// 1990 that are rarely written in small letters, and some of other countries and of younger people.
package enum FirstNames {
  /// Whether a word in small letters is a first name.
  package static func contains(_ word: String) -> Bool {
    names.contains(word) || english.contains(word)
  }

  private static let names = WordHashes(of: others)

  /// Names that English texts write in small letters in fewer than one of sixty places, and with a capital at least 25
  /// times in 60 million words, without those that are also words, of English or of a language with a pack: carol,
  /// roger, anders.
  static let english = WordHashes(
    of: """
      abigail adrian aidan alan albert alexander alexandre alfred amanda amy ana andrea andreas andrew angela anna anne
      annie anthony anton antonio arthur ashley barbara benjamin bernard betty bradley brandon brendan bruce bruno
      bryan carl carlos carolina caroline carolyn catherine charles christina christine christopher clifford colin
      connor craig curtis cynthia daniel danny david debra denis denise dennis diana diane diego donald dorothy douglas
      duncan dylan eddie edward edwin eleanor elena elizabeth ellen emily emma eric erin ernest esther ethan eugene
      fabian felix fernando florian frances francesco francis francisco frederic frederick gabriel gary gavin geoffrey
      george gerald gerhard gilles giovanni glenn gordon greg gregory guillaume hannah harold harriet helen helene
      herbert howard ian irene jacob jacques james jamie janet jason jeanne jeffrey jennifer jerome jesse jessica jill
      joan joanne joel johannes john jon jonathan jose joseph joshua joyce juan julia julie julien justin karen karl
      katherine kathleen kathryn kathy katie keith kelly kenneth kim kimberly konrad kyle larry laura lauren laurie
      lawrence leonard lisa logan louis louise lucy luis marcus margaret marie mario martha marvin mary mathieu
      matthias megan melissa michael michel miguel monica nathan neil nicholas nicolas nicole norman oliver owen pablo
      patrick paul paulo pedro philip philippe phillip rachel rafael ralf raymond rebecca richard rita robert ronald
      russell ryan samuel sandra sara sarah sascha sebastian shannon sharon shawn shirley simon sophie stacy stanley
      stefan stephan stephanie steve steven stuart susan theodore thomas tiffany tobias todd tony trevor tyler vincent
      walter wayne wendy wesley william yves zachary
      """)

  private static let others = """
    aaron adam agnes alastair alejandra alejandro alessandro alex alexandra alice alicia alistair allen alvin anders
    andré andrés angelika anita anja anke ann annette antje antonia antónio aoife arnaud astrid audrey axel barry beate
    beatrice beatriz ben benoît bernd bernhard bernice bertha beth bettina billy birgit birgitta björn bobby bonnie
    brenda brian brigitte brittany bronwyn caleb callum calvin camille carla carmen carol cathy cecilia chad charlotte
    chloe chris christiane christoph christophe cindy clara clarence claude claudia claus clive connie cornelia
    cristina dan dana daniela danielle darlene darrell dean debbie deborah declan derek derrick didier dieter dietmar
    dirk dominik dominique donna doris dorothea dustin edith edna eduardo eileen ekaterina elaine elisabeth elke elsie
    emil emmanuel enrique erica erich erik erika ernst ethel eva evan evelyn ewan felipe fiona floyd francesca frank
    franz françois françoise fred frederik freya friedrich fritz frédéric gabriela gabriele gail georg geraldine gerd
    gertrud gertrude gisela giulia giuseppe gladys gloria gonzalo graham gudrun gunnar gustav günter günther hamish
    hanna hannes hans harald harry hartmut heather heike heiko heinrich heinz helena helga helmut henri henrik henry
    hermann holger holly horst hugo huynh huỳnh ida imogen ingeborg ingo ingrid isabel isabelle isla jack jacqueline
    jakob jana jane janice javier jay jean jeanette jeff jeffery jens jeremy jerry jim jimmy joachim joana joann joanna
    joe johan johann jonas jorge josef josephine josé joão juanita jude judith judy julian jutta jörg jürgen karin
    karsten katarina katharina kathrin katja katrin kerstin kevin klaus kristen kristin kristina kurt lachlan lars
    laurent lee lena leo leon leonie leroy leslie liam lillian linda lloyd lois loretta lori lorraine lothar lucas
    lucia lucie lucille ludwig luisa lukas lutz luís lynn léa magdalena maike manfred manuel manuela marcel marcelo
    marco marcos margarete margarita margit maria marilyn marion marjorie markus marlene marta martin martina maría
    mason mateus mathilde matthew mauricio maximilian melanie melvin michaela michele michelle mike mildred monika
    monique moritz nadine nancy natalia nathalie nguyen nguyễn niamh nigel nikolaus nina noah norbert olaf olga olivia
    olivier oscar oskar otto pamela pascal patricia paula pauline peggy percy peter petra pham philipp phyllis phạm
    pierre quentin rainer ralph ramón randall randy raphaël raquel regina reinhard renate renaud renee rhonda rhys
    ricky roberta roberto rodney rodrigo roger roland rolf ronnie rosa rosemary roy rudolf rupert ruth sabine sally
    samantha scott sergio sheila silke silvia simone siobhan sofia sofie sonja sophia stacey stefanie steffen stephen
    susana susanne suzanne sven svenja swen sylvia sylvie sébastien tammy tanja tara teresa terri terry thelma theodor
    theresa thierry thorsten tim timo timothy tina tom tommy tomás tonya torsten tracy tran travis troy trần ulrich
    ulrike ursula ute uwe valentina valerie vanessa vera verena veronica veronika vicente vicki victor victoria viktor
    virginia virginie vivian volker waltraud warren werner wilhelm willi willie wolfgang xavier yolanda yvonne zoe
    álvaro ángel éric étienne đặng
    """
}
