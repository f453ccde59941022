/** Columns of the player lists, and the texts of their status. */
import type { AdminPlayer } from '#contract/admin/people'
import { adminPaths } from '#lib/paths/admin'
import { DataText } from '#ui/display/DataText'
import type { StatusTone } from '#ui/display/StatusChip'
import type { Formats } from '#ui/intl/useFormat'
import type { Text } from '#ui/intl/useText'
import type { Column } from '#ui/table/useTableState'
import { accountColumn, amountColumn, momentColumn, Name, statusColumn } from '../list/columns'
import { SheetLink } from '../list/SheetLink'

const tones: Record<AdminPlayer['status'], StatusTone> = {
  active: 'success',
  banned: 'error',
  timeout: 'warning',
  excluded: 'warning',
}

export function playerStatus(status: AdminPlayer['status'], text: Text) {
  return { label: text(`adminPeople.status.${status}`), tone: tones[status] }
}

export function playerColumns(text: Text, format: Formats): Column<AdminPlayer>[] {
  return [
    {
      id: 'username',
      header: text('adminPeople.username'),
      value: ({ username }) => username,
      cell: ({ username, userId }) => (
        <SheetLink path={adminPaths.user} id={userId}>
          {username}
        </SheetLink>
      ),
    },
    {
      id: 'name',
      header: text('adminPeople.name'),
      value: ({ name }) => name,
      cell: ({ name }) => (
        <Name>
          <DataText>{name}</DataText>
        </Name>
      ),
    },
    accountColumn({ id: 'bank', header: text('adminPeople.bank') }),
    amountColumn({ id: 'credit', header: text('adminPeople.credit') }, ({ credit }) => credit),
    amountColumn(
      { id: 'depositTotal', header: text('adminPeople.depositTotal') },
      ({ depositTotal }) => depositTotal,
    ),
    amountColumn(
      { id: 'withdrawTotal', header: text('adminPeople.withdrawTotal') },
      ({ withdrawTotal }) => withdrawTotal,
    ),
    {
      id: 'promotion',
      header: text('admin.column.promotion'),
      sortable: false,
      hideBelow: 'lg',
      value: ({ PromotionName }) => PromotionName,
    },
    {
      id: 'tags',
      header: text('adminPeople.tags'),
      sortable: false,
      hideBelow: 'lg',
      value: ({ tags }) => tags.join(', ') || null,
    },
    statusColumn({ id: 'status', header: text('admin.list.status') }, ({ status }) =>
      playerStatus(status, text),
    ),
    momentColumn(
      { id: 'createdAt', header: text('adminPeople.joined') },
      format,
      ({ createdAt }) => createdAt,
    ),
    momentColumn(
      {
        id: 'lastLoginAt',
        header: text('adminPeople.lastLogin'),
        hideBelow: 'lg',
      },
      format,
      ({ lastLoginAt }) => lastLoginAt,
    ),
  ]
}
