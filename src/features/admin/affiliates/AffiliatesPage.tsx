import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { Affiliate } from '#contract/admin/agent'
import { adminPaths } from '#lib/paths/admin'
import { pathOf } from '#lib/paths/member'
import { DataText } from '#ui/display/DataText'
import { type Formats, useFormat } from '#ui/intl/useFormat'
import { type Text, useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import type { Column } from '#ui/table/useTableState'
import { readAffiliates, useAffiliatesQuery } from '../api/peopleCalls'
import { AdminList } from '../list/AdminList'
import { amountColumn, momentColumn, statusColumn } from '../list/columns'
import { useListState } from '../list/listState'
import { playerStatus } from '../users/playerColumns'

/** Players who invited others, with the results; a name links to the tree below it. */
export function AffiliatesPage() {
  const text = useText()
  const format = useFormat()
  const columns = useMemo(() => columnsOf(text, format), [text, format])
  const state = useListState({ columns })
  const result = useAffiliatesQuery({ id: 'all', query: state.query })
  return (
    <Page title={text('adminPeople.affiliates')}>
      <AdminList
        id="affiliates"
        label={text('adminPeople.affiliates')}
        call="affiliates"
        callId="all"
        rowsOf={readAffiliates}
        state={state}
        result={result}
        columns={columns}
        keyOf={keyOf}
        nameOf={nameOf}
        emptyMessage={text('adminPeople.affiliates.none')}
      />
    </Page>
  )
}

const keyOf = ({ affiliateID }: Affiliate) => affiliateID
const nameOf = ({ affiliateName, username }: Affiliate) => affiliateName || username

function columnsOf(text: Text, format: Formats): Column<Affiliate>[] {
  const unsorted = { sortable: false } as const
  return [
    {
      id: 'affiliateName',
      header: text('admin.column.player'),
      value: ({ affiliateName, username }) => `${affiliateName} · ${username}`,
      cell: (row) => (
        <Link to={`${pathOf(adminPaths.user, row.affiliateID)}?tab=friends`}>
          <DataText>{nameOf(row)}</DataText>
        </Link>
      ),
    },
    {
      ...unsorted,
      id: 'inviterID',
      header: text('adminPeople.inviter'),
      hideBelow: 'lg',
      value: ({ inviterID }) => inviterID,
    },
    {
      ...unsorted,
      ...count,
      id: 'clicks',
      header: text('adminPeople.clicks'),
      value: ({ clicks }) => clicks,
    },
    {
      ...count,
      id: 'signups',
      header: text('adminPeople.signups'),
      value: ({ signups }) => signups,
    },
    {
      ...count,
      id: 'firstDeposits',
      header: text('adminPeople.firstDeposits'),
      value: ({ firstDeposits }) => firstDeposits,
    },
    amountColumn(
      { id: 'totalDeposit', header: text('adminPeople.depositTotal') },
      ({ totalDeposit }) => totalDeposit,
    ),
    amountColumn(
      { id: 'totalWithdraw', header: text('adminPeople.withdrawTotal') },
      ({ totalWithdraw }) => totalWithdraw,
    ),
    amountColumn(
      { id: 'commission', header: text('admin.ledger.invite') },
      ({ commission }) => commission,
    ),
    statusColumn({ id: 'status', header: text('admin.list.status') }, ({ status }) =>
      playerStatus(status, text),
    ),
    momentColumn(
      { id: 'createdAt', header: text('adminPeople.joined'), hideBelow: 'lg' },
      format,
      ({ createdAt }) => createdAt,
    ),
  ]
}

const count = { align: 'end' } as const
