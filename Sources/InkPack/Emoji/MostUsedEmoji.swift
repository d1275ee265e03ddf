// The most used emoji, which determine the order of equal matches.

/// The hundred most used emoji, in the order published by the Unicode Consortium for 2021
/// (https://home.unicode.org/emoji/emoji-frequency). They make up four fifths of all usage; CLDR has no usage data.
enum MostUsedEmoji {
  /// The rank of each emoji without variation selectors, the most used first.
  static let ranks: [String: Int] = {
    let list = """
      😂 ❤ 🤣 👍 😭 🙏 😘 🥰 😍 😊 🎉 😁 💕 🥺 😅 🔥 ☺ 🤦 ♥ 🤷 🙄 😆 🤗 😉 🎂 🤔 👏 🙂 😳 🥳 😎 👌 💜 \
      😔 💪 ✨ 💖 👀 😋 😏 😢 👉 💗 😩 💯 🌹 💞 🎈 💙 😃 😡 💐 😜 🙈 🤞 😄 🤤 🙌 🤪 ❣ 😀 💋 💀 👇 💔 😌 \
      💓 🤩 🙃 😬 😱 😴 🤭 😐 🌞 😒 😇 🌸 😈 🎶 ✌ 🎊 🥵 😞 💚 ☀ 🖤 💰 😚 👑 🎁 💥 🙋 ☹ 😑 🥴 👈 💩 ✅ 👋
      """
    let emoji = list.split(separator: " ").map(String.init)
    return Dictionary(zip(emoji, 0...), uniquingKeysWith: min)
  }()
}
