import { styled } from '@mui/material/styles'
import { Suspense, useMemo } from 'react'
import { type AdminWithdrawal, riskRules, transferOf } from '#contract/admin/money'
import { moneyMeanings } from '#contract/admin/search'
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
import { NewRowsMenu } from '../alerts/NewRowsMenu'
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
import { choiceFilter, type ListFilter, useListState } from '../list/listState'
import { useRowSheet } from '../list/SheetLink'
import { staffName, stepsColumn } from '../list/Steps'
import { focusRow } from '../list/useQueueKeys'
import { HeldBar } from '../queue/HeldBar'
import { useQueueOrder, withHeld } from '../queue/queueList'
import { useSendOnLeave } from '../queue/useHold'
import { useQueueFlow } from '../queue/useQueueFlow'
import { BehindFigure, useBehind } from '../reports/Behind'
import { useMeaningWords } from '../search/useMeaningWords'
import { RiskBadges, RiskLine } from './RiskBadges'

const WithdrawalSheet = lazyWithPreload(() =>
  import('./WithdrawalSheet').then((module) => module.WithdrawalSheet),
)

/** The queue of withdrawals, with their risks. */
export function WithdrawalsPage() {
  const text = useText()
  const format = useFormat()
  const may = useMay()
  const { id, openFor } = useRowSheet(adminPaths.withdrawal)
  useSendOnLeave()
  const columns = useMemo(() => columnsOf(text, format), [text, format])
  const onlyInFile = useMemo(
    () => [...transferColumns(text, format), stepsColumn<AdminWithdrawal>(text)],
    [text, format],
  )
  const filters = useMemo(() => filtersOf(text, format), [text, format])
  const fixed = useBehind()
  const listed = useListState({ columns, filters, byDay: true, fixed })
  const { state, defaultSort, isQueue } = useQueueOrder(listed)
  const result = useWithdrawalsQuery(state.query)
  const answer = (result.currentData ?? result.data)?.value
  const flow = useQueueFlow({
    path: adminPaths.withdrawal,
    listPath: adminPaths.withdrawals,
    ids: answer?.data.map(keyOf) ?? [],
    total: answer?.total ?? 0,
    id,
  })
  const describeSearch = useMeaningWords(moneyMeanings)
  return (
    <Page
      title={text('admin.menu.withdrawals')}
      actions={
        <>
          <AutomaticSwitch />
          <NewRowsMenu />
        </>
      }
    >
      <BehindFigure path={adminPaths.withdrawals} />
      <AdminList
        id="withdrawals"
        label={text('admin.menu.withdrawals')}
        call="withdrawals"
        rowsOf={readWithdrawals}
        describeSearch={describeSearch}
        state={state}
        result={result}
        columns={columns}
        onlyInFile={onlyInFile}
        keyOf={keyOf}
        nameOf={playerName}
        defaultSort={defaultSort}
        {...(may('withdraw.approve') && {
          keys: { a: openFor('approve'), r: openFor('reject'), p: openFor('paid') },
        })}
        emptyMessage={text(isQueue ? 'admin.withdrawals.noneWaiting' : 'admin.withdrawals.none')}
      />
      {id === undefined && (
        <HeldBar
          queue="withdrawal"
          isEmpty={flow.isEmpty}
          onUndone={(one) => focusRow(one.id)}
          onOpen={(one) => flow.open(one.id, one.decision)}
        />
      )}
      <Suspense>{id !== undefined && <WithdrawalSheet id={id} flow={flow} />}</Suspense>
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
        <Small>
          {text('admin.withdrawals.transfer')} <Money amount={transferOf(withdrawal)} />
        </Small>
      )}
    </>
  )
}

const Small = styled('div')(({ theme }) => ({ ...theme.typography.caption }))

const InAndOut = styled('span')({
  display: 'inline-grid',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})

/** Additional columns of the file: what to transfer and to whom, and who paid it when. */
function transferColumns(text: Text, format: Formats): Column<AdminWithdrawal>[] {
  return [
    {
      id: 'holder',
      header: text('admin.withdrawals.holder'),
      value: ({ book_name }) => book_name,
    },
    amountColumn({ id: 'fee', header: text('admin.withdrawals.fee') }, ({ fee }) => fee),
    amountColumn({ id: 'transfer', header: text('admin.withdrawals.transfer') }, transferOf),
    momentColumn(
      { id: 'paidAt', header: text('admin.withdrawals.paidAt') },
      format,
      ({ paidAt }) => paidAt,
    ),
    {
      id: 'paidBy',
      header: text('admin.withdrawals.paidBy'),
      value: ({ paidBy }) => paidBy && staffName(text, paidBy),
    },
    {
      id: 'returnRef',
      header: text('admin.withdrawals.returnRef'),
      value: ({ returnRef }) => returnRef,
    },
  ]
}

function columnsOf(text: Text, format: Formats): Column<AdminWithdrawal>[] {
  return [
    {
      ...referenceColumn(text, { id: 'withdrawId', path: adminPaths.withdrawal }, keyOf),
      onCard: 'line',
    },
    momentColumn(
      { id: 'createdAt', header: text('admin.column.time') },
      format,
      ({ createdAt }) => createdAt,
    ),
    { ...playerColumn(text), onCard: 'title' },
    {
      ...amountColumn<AdminWithdrawal>(
        { id: 'amount', header: text('admin.column.amount') },
        ({ amount }) => amount,
      ),
      onCard: 'end',
      cell: (withdrawal) => <Amount withdrawal={withdrawal} />,
    },
    accountColumn(
      { id: 'bank', header: text('admin.withdrawals.to'), onCard: 'below' },
      ({ book_name }) => book_name,
    ),
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
    {
      ...waitingColumn(text, ({ status, createdAt }) =>
        isOpenWithdrawal({ status }) ? createdAt : null,
      ),
      onCard: 'line',
    },
    {
      id: 'risks',
      header: text('admin.column.risks'),
      sortable: false,
      value: ({ risks }) => risks.map(({ rule }) => text(`admin.risk.${rule}`)).join(', '),
      cell: ({ risks }) => (risks.length === 0 ? '—' : <RiskBadges risks={risks} />),
      onCard: 'title',
      card: ({ risks }) => risks.length > 0 && <RiskLine risks={risks} />,
    },
    { ...withHeld(paymentStatusColumn(text), keyOf), onCard: 'line' },
    {
      id: 'bankRef',
      header: text('admin.decision.bankRef'),
      sortable: false,
      hideBelow: 'lg',
      value: ({ bankRef }) => bankRef,
      cell: ({ bankRef, paidAt, paidBy }) =>
        bankRef && (
          <>
            <bdi>{bankRef}</bdi>
            {paidAt !== null && (
              <Small>
                {format.dateTime(paidAt)} {paidBy !== null && <bdi>{staffName(text, paidBy)}</bdi>}
              </Small>
            )}
          </>
        ),
    },
  ]
}
