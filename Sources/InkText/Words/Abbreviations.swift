// Abbreviations that end with a full stop.

/// Abbreviations after which a sentence usually continues, for the languages of the packs. Language models are trained
/// on the sentences that these leave: a change asks for all packs to be built anew.
let abbreviations = Set(wordsOf: [english, german, romance, swedish].joined(separator: " "))

private let english = """
  mr mrs ms dr prof rev gen capt lt col sgt sen rep gov st jr vs inc ltd co corp dept est fig figs eq sec ch vol pp
  ed eds al cf approx ca viz etc jan feb mar apr jun jul aug sep sept oct nov dec ave blvd mt ph.d esp incl misc tel ext
  """
private let german = "bzw usw evtl ggf vgl bspw nr str hr fr abs bzgl inkl zzgl"
/// French, Spanish and Portuguese.
private let romance = "mme mlle sr sra srta dra ud uds pág núm av exmo"
private let swedish = "t.ex bl.a dvs osv resp kl"

/// More abbreviations, after which a sentence is not certain to begin.
let otherAbbreviations = Set(
  wordsOf: [otherEnglish, otherGerman, otherRomance, otherSwedish].joined(separator: " "))

private let otherEnglish = """
  max min avg lb lbs oz ft hr hrs mins secs yr yrs wk wks mo op cit ibid seq para paras resp
  temp ver ref refs
  """
private let otherGerman = """
  sog insb insbes allg mio mrd hrsg std sek abb kap aufl jh jhd gest verh ehem eigtl urspr ggü betr lt zb d.h bsp
  geb verf ziff bes gem jew zit
  """
private let otherRomance = """
  ex ej uu ee aprox c.-à-d chap éd env coll obs págs vols cód tél hab art séc réf dép cap máx mín dpto dña avda izq
  seg tb qtd ltda
  """
private let otherSwedish = "fr.o.m jfr forts enl tfn exkl ung sid avd milj dyl m.fl"
