// Common English misspellings and the words they stand for.

import InkText

/// Misspellings whose meaning people know but letters do not show: definatly means definitely, not defiantly.
///
/// Chosen by hand from what lists of common misspellings share, where a likelier or nearer word or a great difference
/// hides the meant word. None is a word, and none has two meanings.
enum EnglishMisspellings {
  /// Returns what a normalized word stands for, which may not be a word itself; none for nearly all words. A word in
  /// -full means the one in -ful: careful, not carefully, for carefull. Where ie and ei are confused, nothing else is
  /// taken to be wrong: receive, not received, for recieve.
  static func forms(of word: String) -> [String] {
    let listed = table.forms(of: word)
    if !listed.isEmpty || word.utf8.count < leastLetters { return listed }
    if word.hasSuffix("full"), word.utf8.count > leastLetters { return [String(word.dropLast())] }
    let (letterE, letterI) = (UInt8(ascii: "e"), UInt8(ascii: "i"))
    return (swapping(letterI, letterE, in: word) ?? swapping(letterE, letterI, in: word))
      .map { [$0] } ?? []
  }

  /// Returns a word with two letters swapped at their first occurrence side by side; nil if there is none. Works on
  /// bytes, since it runs at nearly every keystroke.
  private static func swapping(_ first: UInt8, _ second: UInt8, in word: String) -> String? {
    var bytes = Array(word.utf8)
    guard
      let index = bytes.indices.dropLast().first(where: {
        bytes[$0] == first && bytes[$0 + 1] == second
      })
    else { return nil }
    bytes.swapAt(index, index + 1)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The minimum number of bytes: there are no words in -ful of four letters, and lied and lieu are words.
  private static let leastLetters = 5

  private static let table = Misspellings(
    """
    abberation aberration answere answer avacado avocado asprin aspirin becuz because
    begginer beginner bouy buoy brocolli broccoli brocoli broccoli
    butiful beautiful bycicle bicycle carribean caribbean cinammon cinnamon collegue colleague
    conceed concede
    consensious conscientious considere consider dacquiri daiquiri decieve deceive deffered deferred
    definatly definitely
    develope develop developpe develop diarrea diarrhea didint didn't dieing dying
    docter doctor
    dumbell dumbbell eigth eighth enought enough ethier either exagerate exaggerate excersise exercise
    exersize exercise
    exhilerate exhilarate facist fascist febrary february febuary february firey fiery
    fotograph photograph greatful grateful
    heighth height hypocrasy hypocrisy leasure leisure lettus lettuce naturaly naturally neice niece nineth ninth
    maintainence maintenance miniscule minuscule occurance occurrence percieve perceive personell personnel
    persue pursue playwrite playwright
    poisin poison potatoe potato
    potatos potatoes
    preceed precede prefere prefer prepair prepare probly probably promiss promise pumkin pumpkin quize quiz
    quizes quizzes reconize recognize rember remember
    remembere remember restaraunt restaurant sacreligious sacrilegious sargent sergeant shure sure
    sieze seize
    stomache stomach strickly strictly
    studing studying thersday thursday thiefs thieves thier their
    thurday thursday tomatoe tomato
    tomatos tomatoes tommarow tomorrow tounge tongue tuesdey tuesday unusuall unusual vacinate vaccinate
    vaccum vacuum vacume vacuum weekand weekend wellcome welcome
    wendsday wednesday wensday wednesday withing within yatch yacht zuchini zucchini
    """)
}
