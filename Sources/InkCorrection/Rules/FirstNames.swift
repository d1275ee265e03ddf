// Common first names: a capitalized word after one is a proper name.

import InkText

/// First names of the languages with packs, and the Vietnamese family names, which come first; without those that are
/// common words or months: Jan. The English ones are those of at least one in a thousand in the United States census of
/// 1990 that are rarely written in small letters, and some of other countries and of younger people.
enum FirstNames {
  /// Whether a word in small letters is a first name.
  static func contains(_ word: String) -> Bool { names.contains(word) }

  private static let names = Set(
    wordsOf: """
      aaron abigail adam adrian agnes aidan alan alastair albert alejandra alejandro alessandro alex alexander alexandra
      alexandre alfred alice alicia alistair allen alvin amanda amy ana anders andrea andreas andrew andré andrés angela
      angelika anita anja anke ann anna anne annette annie anthony antje anton antonia antonio antónio aoife arnaud
      arthur ashley astrid audrey axel barbara barry beate beatrice beatriz ben benjamin benoît bernard bernd bernhard
      bernice bertha beth bettina betty billy birgit birgitta björn bobby bonnie bradley brandon brenda brendan brian
      brigitte brittany bronwyn bruce bruno bryan caleb callum calvin camille carl carla carlos carmen carol carolina
      caroline carolyn catherine cathy cecilia chad charles charlotte chloe chris christiane christina christine
      christoph christophe christopher cindy clara clarence claude claudia claus clifford clive colin connie connor
      cornelia craig cristina curtis cynthia dan dana daniel daniela danielle danny darlene darrell david dean debbie
      deborah debra declan denis denise dennis derek derrick diana diane didier diego dieter dietmar dirk dominik
      dominique donald donna doris dorothea dorothy douglas duncan dustin dylan eddie edith edna eduardo edward edwin
      eileen ekaterina elaine eleanor elena elisabeth elizabeth elke ellen elsie emil emily emma emmanuel enrique eric
      erica erich erik erika erin ernest ernst esther ethan ethel eugene eva evan evelyn ewan fabian felipe felix
      fernando fiona florian floyd frances francesca francesco francis francisco frank franz françois françoise fred
      frederic frederick frederik freya friedrich fritz frédéric gabriel gabriela gabriele gail gary gavin geoffrey
      georg george gerald geraldine gerd gerhard gertrud gertrude gilles giovanni gisela giulia giuseppe gladys glenn
      gloria gonzalo gordon graham greg gregory gudrun guillaume gunnar gustav günter günther hamish hanna hannah hannes
      hans harald harold harriet harry hartmut heather heike heiko heinrich heinz helen helena helene helga helmut henri
      henrik henry herbert hermann holger holly horst howard hugo huynh huỳnh ian ida imogen ingeborg ingo ingrid irene
      isabel isabelle isla jack jacob jacqueline jacques jakob james jamie jana jane janet janice jason javier jay jean
      jeanette jeanne jeff jeffery jeffrey jennifer jens jeremy jerome jerry jesse jessica jill jim jimmy joachim joan
      joana joann joanna joanne joe joel johan johann johannes john jon jonas jonathan jorge jose josef joseph josephine
      joshua josé joyce joão juan juanita jude judith judy julia julian julie julien justin jutta jörg jürgen karen
      karin karl karsten katarina katharina katherine kathleen kathrin kathryn kathy katie katja katrin keith kelly
      kenneth kerstin kevin kim kimberly klaus konrad kristen kristin kristina kurt kyle lachlan larry lars laura lauren
      laurent laurie lawrence lee lena leo leon leonard leonie leroy leslie liam lillian linda lisa lloyd logan lois
      loretta lori lorraine lothar louis louise lucas lucia lucie lucille lucy ludwig luis luisa lukas lutz luís lynn
      léa magdalena maike manfred manuel manuela marcel marcelo marco marcos marcus margaret margarete margarita margit
      maria marie marilyn mario marion marjorie markus marlene marta martha martin martina marvin mary maría mason
      mateus mathieu mathilde matthew matthias mauricio maximilian megan melanie melissa melvin michael michaela michel
      michele michelle miguel mike mildred monica monika monique moritz nadine nancy natalia nathalie nathan neil nguyen
      nguyễn niamh nicholas nicolas nicole nigel nikolaus nina noah norbert norman olaf olga oliver olivia olivier oscar
      oskar otto owen pablo pamela pascal patricia patrick paul paula pauline paulo pedro peggy percy peter petra pham
      philip philipp philippe phillip phyllis phạm pierre quentin rachel rafael rainer ralf ralph ramón randall randy
      raphaël raquel raymond rebecca regina reinhard renate renaud renee rhonda rhys richard ricky rita robert roberta
      roberto rodney rodrigo roger roland rolf ronald ronnie rosa rosemary roy rudolf rupert russell ruth ryan sabine
      sally samantha samuel sandra sara sarah sascha scott sebastian sergio shannon sharon shawn sheila shirley silke
      silvia simon simone siobhan sofia sofie sonja sophia sophie stacey stacy stanley stefan stefanie steffen stephan
      stephanie stephen steve steven stuart susan susana susanne suzanne sven svenja swen sylvia sylvie sébastien tammy
      tanja tara teresa terri terry thelma theodor theodore theresa thierry thomas thorsten tiffany tim timo timothy
      tina tobias todd tom tommy tomás tony tonya torsten tracy tran travis trevor troy trần tyler ulrich ulrike ursula
      ute uwe valentina valerie vanessa vera verena veronica veronika vicente vicki victor victoria viktor vincent
      virginia virginie vivian volker walter waltraud warren wayne wendy werner wesley wilhelm willi william willie
      wolfgang xavier yolanda yves yvonne zachary zoe álvaro ángel éric étienne đặng
      """)
}
