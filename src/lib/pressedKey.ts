/** Signs that shortcuts are named by, where a Latin keyboard has them. */
const signs: Readonly<Record<string, string>> = {
  Slash: '/',
  'Shift+Slash': '?',
  'Shift+Digit3': '#',
}

/**
 * The key that a shortcut means: while a keyboard writes Thai, J is “่” and Ctrl+K is Ctrl+า. What Latin
 * letters are not is looked up by its place; what is written with them, and named keys, are themselves.
 */
export function pressedKey({ key, code, shiftKey }: KeyboardKey): string {
  if (key <= '~') return key
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter !== undefined) return shiftKey ? letter : letter.toLowerCase()
  return signs[shiftKey ? `Shift+${code}` : code] ?? key
}

type KeyboardKey = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>
