// The regular inflections of French.

extension Paradigm {
  static let french = [
    Paradigm(
      """
      e es ons ez ent ais ait ions iez aient ai as a âmes âtes èrent erai eras era erons erez eront erais erait
      erions eriez eraient asse asses ât assions assiez assent é ées és ée ant eur eurs euse euses
      eons eai eas ea eait eais eaient eant
      """, core: "er é", hasShortStems: true, certainFrom: 3,
      respellings: [Respelling(usual: "y", changed: "i", vowels: "e")]),
    Paradigm(
      """
      is it issons issez issent issais issait issions issiez issaient irai iras ira irons irez iront irais irait
      irions iriez iraient isse isses i ie ies issant îmes îtes irent
      """, core: "ir", certainFrom: 3),
    Paradigm(
      """
      s t - ons ez ent ais ait ions iez aient is it îmes irent rai ras ra rons rez ront rais rait rions riez raient
      e es ant u ue us ues
      """, core: "re", certainFrom: 3),
    // The conditional and the future of verbs with a stem of their own for both: apercevraient.
    Paradigm(
      "rai ras rons rez ront rais rions riez raient", core: "ra rait", minimumForms: 1,
      coreMayLack: false, certainFrom: 3),
    Paradigm("ment", core: "-", minimumForms: 1, minimumStem: 6),
    Paradigm("e s es", core: "-", minimumStem: 6),
  ]
}
