import type { Contact } from '#contract/contacts/contacts'
import { letterHeight, rowHeight } from './layout'
import { letterOf, otherLetter } from './letterOf'

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
