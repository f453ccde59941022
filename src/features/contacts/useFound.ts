import { useCallback, useDeferredValue, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Contact } from '#contract/contacts/contacts'
import { useLocale } from '#ui/intl/useLocale'
import { findContacts } from './findContacts'
import { sortContacts } from './sortContacts'

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
