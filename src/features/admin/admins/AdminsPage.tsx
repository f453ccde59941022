import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import { useOnline } from '#api/client/refetch'
import { roles } from '#contract/admin/access'
import type { AdminRow } from '#contract/admin/system'
import { type Formats, useFormat } from '#ui/intl/useFormat'
import { type Text, useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import type { Column } from '#ui/table/useTableState'
import { readAdmins, useAdminsQuery } from '../api/peopleCalls'
import { AdminList } from '../list/AdminList'
import { momentColumn, statusColumn } from '../list/columns'
import { type ListFilter, useListState } from '../list/listState'
import { AskAbout, type RowQuestion, useRowQuestion } from '../list/RowQuestion'
import { SessionsCard } from '../session/SessionsCard'
import { AdminDialog } from './AdminDialog'
import { AdminStatusDialog } from './AdminStatusDialog'

/** Staff accounts with names, roles and last login; and where staff are logged in now. */
export function AdminsPage() {
  const text = useText()
  const format = useFormat()
  const isOnline = useOnline()
  const [isAdding, setAdding] = useState(false)
  const columns = useMemo(() => columnsOf(text, format), [text, format])
  const filters = useMemo(() => filtersOf(text), [text])
  const state = useListState({ columns, filters })
  const result = useAdminsQuery(state.query)
  const changing = useRowQuestion<Changing>()
  return (
    <Page
      title={text('adminPeople.admins')}
      actions={
        <Button variant="contained" disabled={!isOnline} onClick={() => setAdding(true)}>
          {text('adminPeople.admins.add')}
        </Button>
      }
    >
      <AdminList
        id="admins"
        label={text('adminPeople.admins')}
        call="admins"
        rowsOf={readAdmins}
        state={state}
        result={result}
        columns={columns}
        keyOf={keyOf}
        nameOf={nameOf}
        defaultSort={byName}
        rowActions={changeBy(changing)}
        emptyMessage={text('adminPeople.admins.none')}
      />
      <Below>
        <SessionsCard of="all" />
      </Below>
      {isAdding && <AdminDialog onClose={() => setAdding(false)} />}
      {changing.asked && <ChangeDialog {...changing.asked} onClose={changing.close} />}
    </Page>
  )
}

const Below = styled('div')({ marginTop: 24 })

const byName = { by: 'username', descending: false }
const keyOf = ({ adminID }: AdminRow) => adminID
const nameOf = ({ name }: AdminRow) => name

interface Changing {
  row: AdminRow
  what: 'edit' | 'status'
}

const changeBy = (changing: RowQuestion<Changing>) => (row: AdminRow) => (
  <AdminActions row={row} changing={changing} />
)

interface AdminActionsProps {
  row: AdminRow
  changing: RowQuestion<Changing>
}

function AdminActions({ row, changing }: AdminActionsProps) {
  const text = useText()
  const isActive = row.status === 'active'
  return (
    <>
      <AskAbout<Changing>
        about={{ row, what: 'edit' }}
        question={changing}
        label={text('adminPeople.admins.edit')}
        color="primary"
      />
      <AskAbout<Changing>
        about={{ row, what: 'status' }}
        question={changing}
        label={text(`adminPeople.admins.${isActive ? 'disable' : 'enable'}`)}
        color={isActive ? 'error' : 'primary'}
      />
    </>
  )
}

function ChangeDialog({ row, what, onClose }: Changing & { onClose: () => void }) {
  const Dialog = what === 'edit' ? AdminDialog : AdminStatusDialog
  return <Dialog row={row} onClose={onClose} />
}

function filtersOf(text: Text): ListFilter[] {
  return [
    {
      id: 'status',
      label: text('admin.list.status'),
      options: [
        { value: 'all', label: text('table.any') },
        { value: 'active', label: text('adminPeople.status.active') },
        { value: 'disabled', label: text('adminPeople.status.disabled') },
      ],
    },
    {
      id: 'role',
      label: text('adminPeople.role'),
      options: [
        { value: 'all', label: text('table.any') },
        ...roles.map((role) => ({ value: role, label: text(`admin.role.${role}`) })),
      ],
    },
  ]
}

function columnsOf(text: Text, format: Formats): Column<AdminRow>[] {
  return [
    {
      id: 'username',
      header: text('admin.login.username'),
      value: ({ username }) => username,
    },
    { id: 'name', header: text('adminPeople.name'), sortable: false, value: ({ name }) => name },
    {
      id: 'role',
      header: text('adminPeople.role'),
      sortable: false,
      value: ({ role }) => text(`admin.role.${role}`),
    },
    {
      id: 'otp',
      header: text('admin.account.otp'),
      sortable: false,
      value: ({ hasOtp }) => text(hasOtp ? 'adminPeople.otp.on' : 'adminPeople.otp.off'),
    },
    statusColumn({ id: 'status', header: text('admin.list.status') }, ({ status }) => ({
      label: text(`adminPeople.status.${status}`),
      tone: status === 'active' ? 'success' : 'neutral',
    })),
    momentColumn(
      { id: 'lastLoginAt', header: text('adminPeople.lastLogin'), sortable: false },
      format,
      ({ lastLoginAt }) => lastLoginAt,
    ),
  ]
}
