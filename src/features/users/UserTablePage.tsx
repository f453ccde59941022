import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { loadState } from '#api/cache/loadState'
import { type TableUser, userStatuses } from '#contract/users/users'
import { type Text, useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { SkippedNote } from '#ui/state/Note'
import { DataTable } from '#ui/table/DataTable'
import { type TableFilter, useTableState } from '#ui/table/useTableState'
import { useUserTableQuery } from './api/users'
import { useUserColumns } from './lists/useUserColumns'
import { BlockIconButton } from './person/BlockButton'
import { MessageIconLink } from './person/MessageIconLink'

/** All people in a table. */
export function UserTablePage() {
  const text = useText()
  return (
    <Page title={text('users.tableTitle')}>
      <LoadArea state={loadState(useUserTableQuery())}>
        {({ people, skipped }) => <UserTable people={people} skipped={skipped} />}
      </LoadArea>
    </Page>
  )
}

interface UserTableProps {
  people: readonly TableUser[]
  skipped: number
}

function UserTable({ people, skipped }: UserTableProps) {
  const text = useText()
  const state = useTableState()
  const columns = useUserColumns()
  const filters = useMemo(() => [statusFilter(text)], [text])
  return (
    <>
      <SkippedNote count={skipped} />
      <DataTable
        label={text('users.tableTitle')}
        rows={people}
        columns={columns}
        keyOf={(person) => person.id}
        nameOf={(person) => person.name}
        state={state}
        filters={filters}
        csvName="users"
        selectable
        rowActions={actionsOf}
        emptyMessage={text('demo.people.none')}
      />
    </>
  )
}

function actionsOf(person: TableUser) {
  return (
    <Actions>
      <MessageIconLink person={person} />
      <BlockIconButton person={person} />
    </Actions>
  )
}

const Actions = styled('div')({ display: 'inline-flex' })

/** Filter for people with a status, or for blocked people. */
function statusFilter(text: Text): TableFilter<TableUser> {
  return {
    id: 'status',
    label: text('users.statusLabel'),
    options: [
      ...userStatuses.map((status) => ({ value: status, label: text(`users.status.${status}`) })),
      { value: 'blocked', label: text('users.blocked') },
    ],
    accepts: ({ status, blocked }, wanted) =>
      wanted === 'blocked' ? blocked : !blocked && status === wanted,
  }
}
