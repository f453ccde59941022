import { useCallback, useDeferredValue, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Contact, sortContacts } from '#contract/contacts/contacts'
import { phoneNumber, readPhone } from '#lib/text/phoneNumber'
import { searchable, wordsOf } from '#lib/text/searchable'
import { useLocale } from '#ui/intl/useText'

const haystacks = new WeakMap<Contact, string>()

/** Contacts that contain every word of `wanted` in what is known of them, or the digits of it in a phone number. */
export function findContacts(contacts: readonly Contact[], wanted: string): readonly Contact[] {
  const words = wordsOf(wanted)
  const number = digits(wanted)
  if (words.length === 0) return contacts
  return contacts.filter((contact) => {
    const haystack = haystackOf(contact)
    return (
      words.every((word) => haystack.includes(word)) || (number !== '' && haystack.includes(number))
    )
  })
}

function haystackOf(contact: Contact): string {
  const before = haystacks.get(contact)
  if (before !== undefined) return before
  const { id: _, avatar: __, ...known } = contact
  const phones = [contact.work_phone, contact.personal_phone]
  const made = searchable([...Object.values(known), ...phones.map(digits)].join('\n'))
  haystacks.set(contact, made)
  return made
}

/** Phone numbers are found however they are written. */
function digits(phone: string): string {
  return phoneNumber(phone) ?? readPhone(phone)?.number.replace('+', '') ?? ''
}

/** The contacts in the order of their names, those that the search of the address (`?q=`) finds. */
export function useFound(contacts: readonly Contact[]) {
  const locale = useLocale()
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('q') ?? ''
  const sorted = useMemo(() => sortContacts(contacts, locale), [contacts, locale])
  // Typing goes on while ten thousand are searched.
  const deferred = useDeferredValue(wanted)
  const found = useMemo(() => findContacts(sorted, deferred), [sorted, deferred])
  const setWanted = useCallback(
    (next: string) =>
      setSearch(
        (now) => {
          if (next === '') now.delete('q')
          else now.set('q', next)
          return now
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  )
  return { wanted, setWanted, found }
}
