import { useMemo } from 'react'
import { useTableState } from '#ui/table/useTableState'
import type { Wanted } from '../model/shown'

/** Which items are wanted, as the address says: `?q=wheel&person=profile-1&label=label-2`. */
export function useWanted() {
  const { search, filterOf, change } = useTableState()
  const person = filterOf('person')
  const label = filterOf('label')
  const wanted = useMemo<Wanted>(() => ({ search, person, label }), [search, person, label])
  return {
    wanted,
    setSearch: (next: string) => change({ search: next }),
    setFilter: (filter: 'person' | 'label', value: string) =>
      change({ filters: { [filter]: value } }),
    clear: () => change({ search: '', filters: { person: '', label: '' } }),
  }
}
