import { styled } from '@mui/material/styles'
import { Suspense, useMemo } from 'react'
import { type AdminWithdrawal, riskRules, transferOf } from '#contract/admin/money'
import { isOpenWithdrawal, openWithdrawStatuses, withdrawStatuses } from '#contract/wallet/wallet'
import { satang } from '#lib/money'
import { adminPaths } from '#lib/paths/admin'
import { Money } from '#ui/display/Money'
import { type Formats, useFormat } from '#ui/intl/useFormat'
import { type Text, useText } from '#ui/intl/useText'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { statusMeta } from '#ui/money/statusMeta'
import { Page } from '#ui/page/Page'
import type { Column } from '#ui/table/useTableState'
import { useMay } from '../api/adminSession'
import { readWithdrawals, useWithdrawalsQuery } from '../api/moneyCalls'
import { AutomaticSwitch } from '../layout/AutomaticSwitch'
import { AdminList } from '../list/AdminList'
import { amountFilter } from '../list/amountFilter'
import {
  accountColumn,
  amountColumn,
  momentColumn,
  paymentStatusColumn,
  playerColumn,
  playerName,
  referenceColumn,
  waitingColumn,
} from '../list/columns'
import { choiceFilter, type ListFilter, newestFirst, useListState } from '../list/listState'
import { useRowSheet } from '../list/SheetLink'
import { stepsColumn } from '../list/Steps'
import { BehindFigure, useBehind } from '../reports/Behind'
import { RiskBadges } from './RiskBadges'

const WithdrawalSheet = lazyWithPreload(() =>
  import('./WithdrawalSheet').then((module) => module.WithdrawalSheet),
)

/** The queue of withdrawals, with their risks. */
export function WithdrawalsPage() {
  const text = useText()
  const format = useFormat()
  const may = useMay()
  const { id, openFor } = useRowSheet(adminPaths.withdrawal)
  const columns = useMemo(() => columnsOf(text, format), [text, format])
  const onlyInFile = useMemo(
    () => [...transferColumns(text), stepsColumn<AdminWithdrawal>(text)],
    [text],
  )
  const filters = useMemo(() => filtersOf(text, format), [text, format])
  const fixed = useBehind()
  const state = useListState({ columns, filters, byDay: true, fixed })
  const result = useWithdrawalsQuery(state.query)
  return (
    <Page title={text('admin.menu.withdrawals')} actions={<AutomaticSwitch />}>
      <BehindFigure path={adminPaths.withdrawals} />
      <AdminList
        id="withdrawals"
        label={text('admin.menu.withdrawals')}
        call="withdrawals"
        rowsOf={readWithdrawals}
        state={state}
        result={result}
        columns={columns}
        onlyInFile={onlyInFile}
        keyOf={keyOf}
        nameOf={playerName}
        defaultSort={newestFirst}
        {...(may('withdraw.approve') && {
          keys: { a: openFor('approve'), r: openFor('reject'), p: openFor('paid') },
        })}
        emptyMessage={text('admin.withdrawals.none')}
      />
      <Suspense>{id !== undefined && <WithdrawalSheet key={id} id={id} />}</Suspense>
    </Page>
  )
}

const keyOf = ({ withdrawId }: AdminWithdrawal) => withdrawId

function filtersOf(text: Text, format: Formats): ListFilter[] {
  return [
    choiceFilter(text, {
      id: 'status',
      label: text('admin.list.status'),
      first: { value: openWithdrawStatuses.join(','), label: text('admin.withdrawals.waiting') },
      values: withdrawStatuses,
      labelOf: (status) => text(statusMeta[status].label),
    }),
    amountFilter(text, format),
    choiceFilter(text, {
      id: 'risk',
      label: text('admin.column.risks'),
      values: riskRules,
      labelOf: (rule) => text(`admin.risk.${rule}`),
    }),
  ]
}

/** Amount deducted from the player's credit; below it the amount transferred, if smaller. */
function Amount({ withdrawal }: { withdrawal: AdminWithdrawal }) {
  const text = useText()
  return (
    <>
      <Money amount={withdrawal.amount} />
      {withdrawal.fee > 0 && (
        <Transfer>
          {text('admin.withdrawals.transfer')} <Money amount={transferOf(withdrawal)} />
        </Transfer>
      )}
    </>
  )
}

const Transfer = styled('div')(({ theme }) => ({ ...theme.typography.caption }))

const InAndOut = styled('span')({
  display: 'inline-grid',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})

/** Additional columns for paying from the exported file: fee, and the amount to transfer. */
function transferColumns(text: Text): Column<AdminWithdrawal>[] {
  return [
    amountColumn({ id: 'fee', header: text('admin.withdrawals.fee') }, ({ fee }) => fee),
    amountColumn({ id: 'transfer', header: text('admin.withdrawals.transfer') }, transferOf),
  ]
}

function columnsOf(text: Text, format: Formats): Column<AdminWithdrawal>[] {
  return [
    referenceColumn(text, { id: 'withdrawId', path: adminPaths.withdrawal }, keyOf),
    momentColumn(
      { id: 'createdAt', header: text('admin.column.time') },
      format,
      ({ createdAt }) => createdAt,
    ),
    playerColumn(text),
    {
      ...amountColumn<AdminWithdrawal>(
        { id: 'amount', header: text('admin.column.amount') },
        ({ amount }) => amount,
      ),
      cell: (withdrawal) => <Amount withdrawal={withdrawal} />,
    },
    accountColumn({ id: 'bank', header: text('admin.withdrawals.to') }),
    amountColumn(
      {
        id: 'turnover',
        header: text('adminPeople.turnoverLeft'),
        sortable: false,
        hideBelow: 'lg',
      },
      ({ figures }) => figures?.turnoverLeft ?? null,
    ),
    {
      id: 'lately',
      header: text('admin.withdrawals.lately'),
      sortable: false,
      hideBelow: 'lg',
      value: ({ figures }) =>
        figures &&
        text('admin.withdrawals.inAndOut', {
          deposited: format.money(figures.deposited),
          withdrawn: format.money(figures.withdrawn),
        }),
      cell: ({ figures }) =>
        figures && (
          <InAndOut>
            <bdi>{format.change(figures.deposited)}</bdi>
            <bdi>{format.change(satang(0 - figures.withdrawn))}</bdi>
          </InAndOut>
        ),
    },
    waitingColumn(text, ({ status, createdAt }) =>
      isOpenWithdrawal({ status }) ? createdAt : null,
    ),
    {
      id: 'risks',
      header: text('admin.column.risks'),
      sortable: false,
      value: ({ risks }) => risks.map(({ rule }) => text(`admin.risk.${rule}`)).join(', '),
      cell: ({ risks }) => (risks.length === 0 ? '—' : <RiskBadges risks={risks} />),
    },
    paymentStatusColumn(text),
  ]
}
