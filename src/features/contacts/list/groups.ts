import type { Contact } from '#contract/contacts/contacts'
import { textSized } from '#ui/appearance/sizes'

/** Height in pixels of a contact, and of the letter above a group. */
export const rowHeight = textSized(64)
export const letterHeight = textSized(36)

/** Height of the fixed bars above the page (`src/app/shell/layout.ts`), below lg and from lg up. */
export const barsHeight = { narrow: 64, wide: 88 } as const

/** Height of the letters, which are above the list below lg. */
export const stripHeight = 52

export interface ContactGroup {
  letter: string
  contacts: readonly Contact[]
  /** Position in the list and height, in pixels. */
  top: number
  height: number
}

/** Groups sorted contacts by letter, in the sort order of the language; other characters come last. */
export function groupContacts(contacts: readonly Contact[], locale: string): ContactGroup[] {
  const byLetter = new Map<string, Contact[]>()
  for (const contact of contacts) {
    const letter = letterOf(contact.name)
    const members = byLetter.get(letter)
    if (members) members.push(contact)
    else byLetter.set(letter, [contact])
  }
  const { compare } = new Intl.Collator(locale)
  const letters = [...byLetter.keys()].toSorted(
    (one, other) =>
      Number(one === otherLetter) - Number(other === otherLetter) || compare(one, other),
  )
  let top = 0
  return letters.map((letter) => {
    const members = byLetter.get(letter) ?? []
    const height = letterHeight + members.length * rowHeight
    const group = { letter, contacts: members, top, height }
    top += height
    return group
  })
}

/** For names that do not begin with a letter. */
const otherLetter = '#'

/**
 * The letter under which a name is listed: upper case, without diacritics; Han characters by their sound, as
 * in address books.
 */
export function letterOf(name: string): string {
  const code = name.charCodeAt(0)
  // Fast path for most names: ten thousand are grouped at once.
  if (code >= 65 && code <= 90) return name.charAt(0)
  if (code >= 97 && code <= 122) return name.charAt(0).toUpperCase()
  const word = name.trim().normalize('NFD')
  // Thai writes some vowels before the leading consonant.
  const thai = /^[\u0e40-\u0e44]?([\u0e01-\u0e2e])/.exec(word)
  if (thai?.[1]) return thai[1]
  const [first = ''] = word
  if (/\p{Script=Han}/u.test(first)) return soundOf(first)
  return /\p{L}/u.test(first) ? first.toLocaleUpperCase() : otherLetter
}

/** The first character for each Mandarin initial in sort order; no syllable begins with I, U or V. */
const firstOfSound = '阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀'
const sounds = 'ABCDEFGHJKLMNOPQRSTWXYZ'

let bySound: Intl.Collator | undefined

function soundOf(sign: string): string {
  bySound ??= new Intl.Collator('zh-Hans-u-co-pinyin')
  const { compare } = bySound
  const index = Array.from(firstOfSound).findLastIndex((first) => compare(first, sign) <= 0)
  return sounds.charAt(index) || otherLetter
}
