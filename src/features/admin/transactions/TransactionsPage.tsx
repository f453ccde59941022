import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { AdminLedgerRow } from '#contract/admin/money'
import { moneyMeanings } from '#contract/admin/search'
import { statementTypes } from '#contract/wallet/statement'
import { bahtFromSatang } from '#lib/money'
import { adminPaths } from '#lib/paths/admin'
import { pathOf } from '#lib/paths/member'
import { type Formats, useFormat } from '#ui/intl/useFormat'
import { type Text, useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import type { Column } from '#ui/table/useTableState'
import { readLedger, useLedgerQuery } from '../api/moneyCalls'
import { AdminList } from '../list/AdminList'
import { amountColumn, momentColumn } from '../list/columns'
import { choiceFilter, type ListFilter, newestFirst, useListState } from '../list/listState'
import { staffName } from '../list/Steps'
import { BehindFigure, useBehind } from '../reports/Behind'
import { useMeaningWords } from '../search/useMeaningWords'
import { PlayerLink } from '../users/PlayerLink'

type Way = (row: AdminLedgerRow) => string

const rewardsOf: Way = ({ userId }) => `${pathOf(adminPaths.user, userId)}?tab=rewards`

/** Links to the source of an entry. A source without its own page links to a list of the player instead. */
const ways: Readonly<Record<AdminLedgerRow['refType'], Way>> = {
  deposit: ({ refId }) => pathOf(adminPaths.deposit, refId),
  withdraw: ({ refId }) => pathOf(adminPaths.withdrawal, refId),
  received: ({ refId }) => `${adminPaths.received}?q=${encodeURIComponent(refId)}`,
  code: rewardsOf,
  cashback: rewardsOf,
  wheel: rewardsOf,
  game: ({ userId }) => pathOf(adminPaths.user, userId),
  invite: ({ userId }) => `${pathOf(adminPaths.user, userId)}?tab=friends`,
  admin: ({ userId }) => `${adminPaths.audit}?target=${encodeURIComponent(userId)}`,
}

/** Links an entry of the ledger to its source. */
export function ReferenceLink({ row }: { row: AdminLedgerRow }) {
  return (
    <PlainLink to={ways[row.refType](row)}>
      <bdi>{row.refId}</bdi>
    </PlainLink>
  )
}

const PlainLink = styled(Link)(({ theme }) => ({ color: theme.palette.primary.readable }))

/** The ledger: every change of any player's credit. */
export function TransactionsPage() {
  const text = useText()
  const format = useFormat()
  const columns = useMemo(() => columnsOf(text, format), [text, format])
  const filters = useMemo(() => filtersOf(text), [text])
  // A figure of a report links here for its rows.
  const fixed = useBehind()
  const state = useListState({ columns, filters, byDay: true, fixed })
  const result = useLedgerQuery(state.query)
  const describeSearch = useMeaningWords(moneyMeanings, {
    amount: text('admin.transactions.noBets'),
  })
  return (
    <Page title={text('admin.menu.transactions')}>
      <BehindFigure path={adminPaths.transactions} />
      <AdminList
        id="transactions"
        label={text('admin.menu.transactions')}
        call="ledger"
        rowsOf={readLedger}
        describeSearch={describeSearch}
        state={state}
        result={result}
        columns={columns}
        keyOf={keyOf}
        nameOf={nameOf}
        defaultSort={newestFirst}
        emptyMessage={text('admin.transactions.none')}
      />
    </Page>
  )
}

/** Actor of an entry: the player, an automatic rule, or a staff member by name. */
function actorOf({ actor, userId }: AdminLedgerRow, text: Text): string {
  if (actor === userId) return text('admin.column.player')
  return staffName(text, actor)
}

const keyOf = ({ seq }: AdminLedgerRow) => String(seq)
const nameOf = ({ seq }: AdminLedgerRow) => String(seq)

/** Types in the ledger; `play` only exists in the players' statement. */
const ledgerTypes = statementTypes.filter((type) => type !== 'play')

function filtersOf(text: Text): ListFilter[] {
  return [
    choiceFilter(text, {
      id: 'type',
      label: text('admin.column.type'),
      values: ledgerTypes,
      labelOf: (type) => text(`admin.ledger.${type}`),
    }),
  ]
}

function columnsOf(text: Text, format: Formats): Column<AdminLedgerRow>[] {
  return [
    {
      id: 'seq',
      header: '#',
      value: ({ seq }) => seq,
      csv: ({ seq }) => ({ figure: String(seq) }),
    },
    momentColumn(
      { id: 'createdAt', header: text('admin.column.time') },
      format,
      ({ createdAt }) => createdAt,
    ),
    {
      id: 'name',
      header: text('admin.column.player'),
      sortable: false,
      value: ({ name, username }) => `${name} · ${username}`,
      cell: (row) => <PlayerLink player={row} />,
    },
    {
      id: 'type',
      header: text('admin.column.type'),
      sortable: false,
      value: ({ type }) => (type === 'play' ? type : text(`admin.ledger.${type}`)),
    },
    {
      id: 'amount',
      header: text('admin.column.amount'),
      sortable: false,
      align: 'end',
      value: ({ amount }) => amount,
      cell: ({ amount }) => <bdi>{format.change(amount)}</bdi>,
      csv: ({ amount }) => ({ figure: bahtFromSatang(amount).toFixed(2) }),
    },
    amountColumn(
      { id: 'balanceAfter', header: text('admin.column.balance'), sortable: false },
      ({ balanceAfter }) => balanceAfter,
    ),
    {
      id: 'refId',
      header: text('admin.column.reference'),
      sortable: false,
      hideBelow: 'lg',
      value: ({ refId }) => refId,
      cell: (row) => <ReferenceLink row={row} />,
    },
    {
      id: 'actor',
      header: text('admin.column.actor'),
      sortable: false,
      hideBelow: 'lg',
      value: (row) => actorOf(row, text),
    },
    {
      id: 'reason',
      header: text('admin.column.reason'),
      sortable: false,
      hideBelow: 'lg',
      value: ({ reason }) => reason,
    },
  ]
}
