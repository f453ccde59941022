import type { Contact } from '#contract/contacts/contacts'
import { textSized } from '#ui/appearance/sizes'

/** Pixels: of one contact, and of the letter above a group. */
export const rowHeight = textSized(64)
export const letterHeight = textSized(36)

/** The bars that stand still above the page (`src/app/shell/layout.ts`): below lg, and from there on. */
export const barsHeight = { narrow: 64, wide: 88 } as const

/** The letters beside the list lie above it below lg. */
export const stripHeight = 52

export interface ContactGroup {
  letter: string
  contacts: readonly Contact[]
  /** Where it stands in the list, in pixels, and how high it is. */
  top: number
  height: number
}

/** Sorted contacts by their letter, the letters as the language sorts them; other signs come last. */
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

/** For names that begin with no letter. */
const otherLetter = '#'

/** The letter under which a name stands: without marks, capital; Han by its sound, as address books do. */
export function letterOf(name: string): string {
  const code = name.charCodeAt(0)
  // The quick way for most: ten thousand names are sorted into groups at once.
  if (code >= 65 && code <= 90) return name.charAt(0)
  if (code >= 97 && code <= 122) return name.charAt(0).toUpperCase()
  const word = name.trim().normalize('NFD')
  // Thai writes some vowels in front of the consonant that leads.
  const thai = /^[\u0e40-\u0e44]?([\u0e01-\u0e2e])/.exec(word)
  if (thai?.[1]) return thai[1]
  const [first = ''] = word
  if (/\p{Script=Han}/u.test(first)) return soundOf(first)
  return /\p{L}/u.test(first) ? first.toLocaleUpperCase() : otherLetter
}

/** The first sign of each initial in the order of Mandarin's sounds; no sound begins with I, U or V. */
const firstOfSound = '阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀'
const sounds = 'ABCDEFGHJKLMNOPQRSTWXYZ'

let bySound: Intl.Collator | undefined

function soundOf(sign: string): string {
  bySound ??= new Intl.Collator('zh-Hans-u-co-pinyin')
  const { compare } = bySound
  const index = Array.from(firstOfSound).findLastIndex((first) => compare(first, sign) <= 0)
  return sounds.charAt(index) || otherLetter
}
