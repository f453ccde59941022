/** A small set: what people answer with most. */
export const emojis = [
  '🙂 😀 😄 😂 😉 😍 😘 😎',
  '🤔 😐 😴 😢 😭 😡 😱 🥳',
  '👍 👎 👏 🙏 🙌 💪 👋 🤝',
  '❤️ 💛 💚 💙 🔥 ✨ 🎉 🎁',
  '✅ ❌ ⏰ 📅 ☕ 🍜 🎮 🏆',
].flatMap((row) => row.split(' '))

/** How many stand in a row. */
export const emojiColumns = 8
