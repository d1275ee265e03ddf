// Common first names: a capitalized word after one is a proper name.

import InkText

/// First names of the languages with packs, except those that are common words or months: Jan.
enum FirstNames {
  /// Whether a word in small letters is a first name.
  static func contains(_ word: String) -> Bool { names.contains(word) }

  private static let names = Set(
    wordsOf: """
      aaron adam adrian agnes albert alejandra alejandro alessandro alex alexander alexandra alexandre alfred alice
      amanda ana anders andrea andreas andrew andré andrés angela angelika anita anja anke anna anne annette antje
      anton antonia antonio antónio arnaud arthur astrid axel barbara beate beatriz ben benjamin benoît bernard bernd
      bernhard bettina birgit birgitta björn brian brigitte bruno camille carl carla carlos carmen carolina caroline
      catherine cecilia christiane christina christine christoph christophe christopher clara claudia claude
      claus cornelia cristina daniel daniela david denis diana didier diego dieter dietmar dirk dominik dominique
      doris dorothea eduardo edward ekaterina elena elisabeth elizabeth elke ellen emil emily emma emmanuel enrique
      eric erik erika erich ernst eva fabian felipe felix fernando florian francesca francesco francisco franz
      françois françoise frederic frederik friedrich fritz frédéric gabriel gabriela gabriele georg george gerald
      gerd gerhard gertrud gilles giovanni gisela giulia giuseppe gonzalo gudrun guillaume gunnar gustav günter
      günther hanna hannah hannes hans harald hartmut heike heiko heinrich heinz helen helena helene helga helmut
      henri henrik henry herbert hermann holger horst hugo ingeborg ingo ingrid irene isabel isabelle jacob
      jacqueline jacques jakob james jana javier jean jennifer jens jessica joachim joana joanna johan johann
      johannes john jonas jonathan jorge jose joseph josef josé joão juan judith julia julian julie julien jutta jörg
      jürgen karen karin karl karsten katarina katharina katherine kathrin katja katrin kenneth kerstin kevin klaus
      konrad kristin kristina kurt lars laura laurent lena leon leonie linda lisa lothar lucas lucia lucie ludwig
      luis luisa lukas lutz luís léa magdalena maike manfred manuel manuela marcel marcelo marco marcos marcus
      margarete margarita margit maria marie mario marion markus marlene marta martha martin martina mateus
      mathieu mathilde matthew matthias mauricio maximilian maría melanie michael michaela michel michelle miguel mike
      monika monique moritz nadine nancy natalia nathalie nicolas nicole nikolaus nina norbert olaf olga olivia
      olivier oskar oliver otto pablo pamela pascal patricia patrick paul paula paulo pedro peter petra philip
      philipp philippe pierre rafael rainer ralf ramón raphaël raquel rebecca reinhard renate renaud richard rita
      robert roberto rodrigo roger roland rolf ronald rudolf ruth sabine samuel sandra sara sarah sascha
      sebastian sergio silke silvia simon simone sofia sofie sonja sophie stefan stefanie steffen stephan stephanie
      stephen steven susan susanne susana svenja swen sven sylvia sylvie sébastien tanja teresa theodor theresa
      thierry thomas thorsten tim timo tobias tomás torsten ulrich ulrike ursula ute uwe valentina vanessa vera
      verena veronika vicente victor viktor vincent virginie volker walter waltraud werner wilhelm willi
      wolfgang xavier yves yvonne álvaro ángel éric étienne
      """)
}
