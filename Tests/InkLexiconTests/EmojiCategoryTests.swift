// The categories of emoji: those of Unicode, with people among the smileys.

import InkLexicon
import Testing

struct EmojiCategoryTests {
  @Test(arguments: [
    ("😀", EmojiCategory.smileysAndPeople), ("👩‍🚀", .smileysAndPeople), ("👍🏽", .smileysAndPeople),
    ("❤️", .smileysAndPeople), ("🐻‍❄️", .animalsAndNature), ("🌻", .animalsAndNature),
    ("🍕", .foodAndDrink),
    ("⚽", .activity), ("🎨", .activity), ("🚀", .travelAndPlaces), ("☀️", .travelAndPlaces),
    ("💡", .objects),
    ("1️⃣", .symbols), ("♻️", .symbols), ("🇸🇪", .flags), ("🏴‍☠️", .flags), ("🏳️‍🌈", .flags),
  ])
  func `an emoji has a category`(emoji: String, category: EmojiCategory) {
    #expect(EmojiCategory(of: emoji) == category)
  }

  @Test(arguments: ["", "a", "é", "漢", "\u{301}", "1", "#", "*", "7\u{301}"])
  func `a text that is not an emoji has no category`(text: String) {
    #expect(EmojiCategory(of: text) == nil)
  }
}
