// The colon shortcodes common in chats and code hosts, such as `:smile:`; the same in every language.

/// Well-known shortcodes of frequent emoji; names that the tables contain anyway are not repeated.
enum EmojiShortcodes {
  /// Returns the emoji whose shortcodes begin with a query, an exact match first.
  ///
  /// - Parameter key: The query as returned by ``emojiKey(_:)``.
  /// - Returns: Each emoji and whether the query is its whole shortcode.
  static func emoji(beginningWith key: [UInt8]) -> [(text: String, isWhole: Bool)] {
    var found: [(text: String, isWhole: Bool)] = []
    for code in all where code.key.starts(with: key) {
      let isWhole = code.key.count == key.count
      found.insert((code.text, isWhole), at: isWhole ? 0 : found.count)
    }
    return found
  }

  /// Shortcodes of GitHub and Slack with spaces for underscores; among those with a common prefix, the most common
  /// first.
  private static let all: [(key: [UInt8], text: String)] = [
    "smile 😄", "smiley 😃", "smirk 😏", "grin 😁", "grinning 😀", "laughing 😆", "satisfied 😆",
    "sweat smile 😅", "rofl 🤣",
    "joy 😂", "slight smile 🙂", "upside down 🙃", "wink 😉", "blush 😊", "innocent 😇", "heart eyes 😍",
    "star struck 🤩",
    "kissing heart 😘", "yum 😋", "stuck out tongue 😛", "zany 🤪", "money mouth 🤑", "hugs 🤗",
    "shushing 🤫",
    "thinking 🤔", "zipper mouth 🤐", "neutral 😐", "expressionless 😑", "unamused 😒", "roll eyes 🙄",
    "grimacing 😬", "relieved 😌", "pensive 😔", "sleepy 😪", "sleeping 😴", "mask 😷", "nauseated 🤢",
    "sneezing 🤧",
    "dizzy face 😵", "exploding head 🤯", "partying 🥳", "sunglasses 😎", "nerd 🤓", "confused 😕",
    "worried 😟",
    "frowning 😦", "open mouth 😮", "astonished 😲", "flushed 😳", "pleading 🥺", "fearful 😨",
    "cold sweat 😰", "cry 😢",
    "sob 😭", "scream 😱", "disappointed 😞", "sweat 😓", "weary 😩", "tired 😫", "yawning 🥱",
    "triumph 😤", "rage 😡",
    "angry 😠", "cursing 🤬", "skull 💀", "poop 💩", "clown 🤡", "ghost 👻", "alien 👽", "robot 🤖",
    "see no evil 🙈",
    "heart ❤️", "broken heart 💔", "two hearts 💕", "sparkling heart 💖", "100 💯", "boom 💥",
    "collision 💥", "dash 💨",
    "zzz 💤", "wave 👋", "ok hand 👌", "v ✌️", "crossed fingers 🤞", "point up ☝️", "point right 👉",
    "point left 👈",
    "point down 👇", "+1 👍", "thumbsup 👍", "thumbsdown 👎", "fist 👊", "clap 👏", "raised hands 🙌",
    "open hands 👐", "handshake 🤝", "pray 🙏", "muscle 💪", "brain 🧠", "eyes 👀", "facepalm 🤦",
    "shrug 🤷", "tada 🎉",
    "confetti 🎊", "gift 🎁", "trophy 🏆", "rocket 🚀", "sparkles ✨", "star ⭐", "fire 🔥", "zap ⚡",
    "sunny ☀️",
    "snowflake ❄️", "bulb 💡", "mag 🔍", "lock 🔒", "key 🔑", "hammer 🔨", "wrench 🔧", "bug 🐛", "memo 📝",
    "pencil ✏️",
    "book 📖", "calendar 📅", "chart 📈", "email 📧", "phone ☎️", "iphone 📱", "computer 💻", "bell 🔔",
    "warning ⚠️", "construction 🚧", "rotating light 🚨", "white check mark ✅", "heavy check mark ✔️",
    "x ❌",
    "question ❓", "exclamation ❗", "recycle ♻️", "coffee ☕", "beer 🍺", "beers 🍻", "cake 🍰",
    "birthday 🎂", "pizza 🍕",
  ].map { line in
    let words = line.split(separator: " ")
    return (emojiKey(words.dropLast().joined(separator: " ")), String(words.last ?? ""))
  }
}
