import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import type { TableUser } from '#contract/users/users'
import { useText } from '#ui/intl/useText'
import { SkippedNote } from '#ui/state/SkippedNote'
import { DataTable } from '#ui/table/DataTable'
import { useTableState } from '#ui/table/useTableState'
import { BlockIconButton } from '../person/BlockIconButton'
import { MessageIconLink } from '../person/MessageIconLink'
import { statusFilter } from './statusFilter'
import { useUserColumns } from './useUserColumns'

interface UserTableProps {
  people: readonly TableUser[]
  skipped: number
}

export function UserTable({ people, skipped }: UserTableProps) {
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
      <MessageIconLink name={person.name} />
      <BlockIconButton person={person} />
    </Actions>
  )
}

const Actions = styled('div')({ display: 'inline-flex' })
