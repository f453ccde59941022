import type { Contact } from '#contract/contacts/contacts'

/** By name, as the language sorts; those of one name keep an order of their own. */
export function sortContacts(contacts: readonly Contact[], locale: string): Contact[] {
  const { compare } = new Intl.Collator(locale)
  return contacts.toSorted(
    (one, other) => compare(one.name, other.name) || (one.id < other.id ? -1 : 1),
  )
}
