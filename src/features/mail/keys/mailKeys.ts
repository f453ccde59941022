/** The keys of the page: what is pressed, what it means, and the key of the text that says so. */
export const mailKeys = [
  { keys: ['j', '↓'], deed: 'next', text: 'mail.keys.next' },
  { keys: ['k', '↑'], deed: 'previous', text: 'mail.keys.previous' },
  { keys: ['Enter', 'o'], deed: 'open', text: 'mail.keys.open' },
  { keys: ['u', 'Esc'], deed: 'back', text: 'mail.keys.back' },
  { keys: ['x'], deed: 'choose', text: 'mail.keys.choose' },
  { keys: ['e'], deed: 'read', text: 'mail.keys.read' },
  { keys: ['s'], deed: 'star', text: 'mail.keys.star' },
  { keys: ['i'], deed: 'important', text: 'mail.keys.important' },
  { keys: ['#'], deed: 'trash', text: 'mail.keys.trash' },
  { keys: ['c'], deed: 'compose', text: 'mail.keys.compose' },
  { keys: ['/'], deed: 'search', text: 'mail.keys.search' },
  { keys: ['?'], deed: 'help', text: 'mail.keys.help' },
] as const

export type MailDeed = (typeof mailKeys)[number]['deed']

const deeds = new Map<string, MailDeed>(
  mailKeys.flatMap(({ keys, deed }) => keys.map((key) => [key, deed] as const)),
)

/** Arrows belong to whatever scrolls, and Enter to whatever has the focus, except in the list. */
const listKeys: Readonly<Record<string, MailDeed>> = { ArrowDown: 'next', ArrowUp: 'previous' }

/** What a pressed key means here; nothing while one types, or with Ctrl, Alt or Meta. */
export function deedOf(event: KeyboardEvent): MailDeed | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null
  const { target, key } = event
  if (!(target instanceof Element) || isTypedIn(target)) return null
  const inList = listKeys[key]
  if (inList !== undefined) return target.closest('[data-mail-list]') ? inList : null
  if (key === 'Enter') return target === document.body ? 'open' : null
  if (key === 'Escape') return 'back'
  return deeds.get(key) ?? null
}

function isTypedIn(target: Element): boolean {
  if (target.closest('.MuiModal-root, dialog')) return true
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox'
  return target.closest('textarea, select, [contenteditable="true"]') !== null
}
