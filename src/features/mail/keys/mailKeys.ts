import { isSingleKey, pressedKey } from '#ui/table/SearchBox'

/** Shortcuts of the page: keys, action, and the key of the description. */
export const mailKeys = [
  { keys: ['j', '↓'], action: 'next', text: 'mail.keys.next' },
  { keys: ['k', '↑'], action: 'previous', text: 'mail.keys.previous' },
  { keys: ['Enter', 'o'], action: 'open', text: 'mail.keys.open' },
  { keys: ['u', 'Esc'], action: 'back', text: 'mail.keys.back' },
  { keys: ['x'], action: 'choose', text: 'mail.keys.choose' },
  { keys: ['e'], action: 'archive', text: 'mail.keys.archive' },
  { keys: ['b'], action: 'snooze', text: 'mail.snooze' },
  { keys: ['r'], action: 'reply', text: 'mail.keys.reply' },
  { keys: ['a'], action: 'replyAll', text: 'mail.keys.replyAll' },
  { keys: ['f'], action: 'forward', text: 'mail.keys.forward' },
  { keys: ['I'], action: 'read', text: 'mail.keys.read' },
  { keys: ['U'], action: 'unread', text: 'mail.keys.unread' },
  { keys: ['s'], action: 'star', text: 'mail.keys.star' },
  { keys: ['i'], action: 'important', text: 'mail.keys.important' },
  { keys: ['l'], action: 'label', text: 'demo.labels.choose' },
  { keys: ['!'], action: 'spam', text: 'mail.keys.spam' },
  { keys: ['#'], action: 'trash', text: 'mail.keys.trash' },
  { keys: ['c'], action: 'compose', text: 'mail.keys.compose' },
  { keys: ['/'], action: 'search', text: 'keys.search' },
  { keys: ['?'], action: 'help', text: 'keys.help' },
] as const

export type KeyAction = (typeof mailKeys)[number]['action']

const actions = new Map<string, KeyAction>(
  mailKeys.flatMap(({ keys, action }) => keys.map((key) => [key, action] as const)),
)

/** In the list only: elsewhere arrow keys scroll, and Enter activates the focused element. */
const listKeys: Readonly<Record<string, KeyAction>> = { ArrowDown: 'next', ArrowUp: 'previous' }

/** @returns the action of a pressed key; null while the user types, or with Ctrl, Alt or Meta */
export function keyActionOf(event: KeyboardEvent): KeyAction | null {
  const { target } = event
  if (!isSingleKey(event) || !(target instanceof Element)) return null
  const key = pressedKey(event)
  const inList = listKeys[key]
  if (inList !== undefined) return target.closest('[data-mail-list]') ? inList : null
  if (key === 'Enter') return target === document.body ? 'open' : null
  if (key === 'Escape') return 'back'
  return actions.get(key) ?? null
}
