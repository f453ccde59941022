import { useMemo } from 'react'
import { loadState } from '#api/cache/loadState'
import type { RowUser } from '#contract/users/users'
import { phoneNumber } from '#lib/text/phoneNumber'
import { searchable } from '#lib/text/searchable'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { PeopleList } from '#ui/people/PeopleList'
import { useTableState } from '#ui/table/useTableState'
import { useUserRowsQuery } from './api/users'
import { UserRow } from './lists/UserRow'

/** List with a row per person: role and contact data. */
export function UserRowsPage() {
  const text = useText()
  return (
    <Page title={text('users.rowsTitle')}>
      <LoadArea state={loadState(useUserRowsQuery())}>
        {({ people, skipped }) => <Rows people={people} skipped={skipped} />}
      </LoadArea>
    </Page>
  )
}

interface RowsProps {
  people: readonly RowUser[]
  skipped: number
}

function Rows({ people, skipped }: RowsProps) {
  const text = useText()
  const state = useTableState()
  const found = useMemo(() => findPeople(people, state.search), [people, state.search])
  return (
    <PeopleList
      label={text('users.rowsTitle')}
      state={state}
      people={found}
      skipped={skipped}
      busy={false}
    >
      {(person) => <UserRow person={person} />}
    </PeopleList>
  )
}

/** People whose visible texts contain the search text, in any case and any notation of numbers. */
function findPeople(people: readonly RowUser[], search: string): RowUser[] {
  const wanted = searchable(search.trim())
  const number = phoneNumber(search)
  return people.filter(
    ({ name, designation, subContent, email, phone, location }) =>
      (number !== null && phoneNumber(phone) === number) ||
      [name, designation, subContent, email, phone, location].some((text) =>
        searchable(text).includes(wanted),
      ),
  )
}
