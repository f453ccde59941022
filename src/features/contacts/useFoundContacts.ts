import { useCallback, useDeferredValue, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Contact, sortContacts } from '#contract/contacts/contacts'
import { phoneNumber } from '#lib/phoneNumber'
import { useLocale } from '#ui/intl/useText'

const haystacks = new WeakMap<Contact, string>()

/** Contacts of which name, company, role, mails or phones contain every word of `wanted`. */
export function findContacts(contacts: readonly Contact[], wanted: string): readonly Contact[] {
  const words = (phoneNumber(wanted) ?? plain(wanted)).split(/\s+/).filter(Boolean)
  if (words.length === 0) return contacts
  return contacts.filter((contact) => {
    const haystack = haystackOf(contact)
    return words.every((word) => haystack.includes(word))
  })
}

function haystackOf(contact: Contact): string {
  const known = haystacks.get(contact)
  if (known !== undefined) return known
  const { name, company, role, work_email, personal_email, work_phone, personal_phone } = contact
  const phones = [work_phone, personal_phone]
  const made = plain(
    [name, company, role, work_email, personal_email, ...phones, ...phones.map(digits)].join('\n'),
  )
  haystacks.set(contact, made)
  return made
}

/** Marks on Latin letters and capitals make no difference: `zoltan` finds Zoltán. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}

/** Phone numbers are found however they are written. */
function digits(phone: string): string {
  return phoneNumber(phone) ?? phone.replace(/\D/g, '')
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
