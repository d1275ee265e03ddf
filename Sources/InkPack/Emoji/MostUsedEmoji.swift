// The emoji people use most: the order in which equal matches are shown.

/// The hundred emoji used most, in the order that the Unicode Consortium published for 2021
/// (https://home.unicode.org/emoji/emoji-frequency). They make up four fifths of all that is used, and CLDR,
/// which names them all, does not say which they are.
enum MostUsedEmoji {
  /// From the most used on, each without selectors.
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
