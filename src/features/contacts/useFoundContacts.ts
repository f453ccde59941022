import { useCallback, useDeferredValue, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Contact, sortContacts } from '#contract/contacts/contacts'
import { phoneNumber, readPhone } from '#lib/text/phoneNumber'
import { searchable, wordsOf } from '#lib/text/searchable'
import { useLocale } from '#ui/intl/useText'

const haystacks = new WeakMap<Contact, string>()

/** Contacts whose fields contain every word of `wanted`, or whose phone number contains its digits. */
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

/** Finds phone numbers in any notation. */
function digits(phone: string): string {
  return phoneNumber(phone) ?? readPhone(phone)?.number.replace('+', '') ?? ''
}

/** The contacts sorted by name, filtered by the search in the address (`?q=`). */
export function useFound(contacts: readonly Contact[]) {
  const locale = useLocale()
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('q') ?? ''
  const sorted = useMemo(() => sortContacts(contacts, locale), [contacts, locale])
  // Typing stays responsive while ten thousand contacts are searched.
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
