import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AdminReceived } from '#contract/admin/promotions'
import { receivedStatuses } from '#contract/promotion/promotion'
import { satang } from '#lib/money'
import { adminPaths } from '#lib/paths/admin'
import { DescriptionList } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import type { StatusTone } from '#ui/display/StatusChip'
import { type Formats, useFormat } from '#ui/intl/useFormat'
import { type Text, useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import type { Column } from '#ui/table/useTableState'
import { useMay } from '../api/adminSession'
import { readReceived, useCancelReceivedMutation, useReceivedQuery } from '../api/offerCalls'
import { DecisionDialog } from '../decision/DecisionDialog'
import { AdminList } from '../list/AdminList'
import { amountColumn, momentColumn, playerColumn, playerName, statusColumn } from '../list/columns'
import { choiceFilter, type ListFilter, useListState } from '../list/listState'
import { NarrowedBy } from '../list/NarrowedBy'
import { AskAbout, type RowQuestion, useRowQuestion } from '../list/RowQuestion'

/** Claimed promotions by player, with their results. */
export function ReceivedPage() {
  const text = useText()
  const format = useFormat()
  const may = useMay()
  const columns = useMemo(() => columnsOf(text, format), [text, format])
  const filters = useMemo(() => filtersOf(text), [text])
  // A report links here for one promotion.
  const [search] = useSearchParams()
  const promotion = search.get('promotion')
  const fixed = useMemo(() => (promotion === null ? {} : { promotion }), [promotion])
  const state = useListState({ columns, filters, byDay: true, fixed })
  const result = useReceivedQuery(state.query)
  const cancelling = useRowQuestion<AdminReceived>()
  return (
    <Page title={text('admin.menu.received')}>
      {promotion !== null && (
        <NarrowedBy
          label={text('adminOffers.received.of', { promotion })}
          path={adminPaths.received}
        />
      )}
      <AdminList
        id="received"
        label={text('admin.menu.received')}
        call="received"
        rowsOf={readReceived}
        state={state}
        result={result}
        columns={columns}
        keyOf={keyOf}
        nameOf={nameOf}
        defaultSort={lastReceivedFirst}
        rowActions={may('offer.edit') ? cancelBy(cancelling, text) : undefined}
        emptyMessage={text('adminOffers.received.none')}
      />
      {cancelling.asked && (
        <CancelReceived
          row={asNow(cancelling.asked, result.data?.value.data ?? [])}
          onClose={cancelling.close}
        />
      )}
    </Page>
  )
}

const lastReceivedFirst = { by: 'receivedAt', descending: true }
const keyOf = ({ receivedId }: AdminReceived) => receivedId
const nameOf = ({ name, PromotionName }: AdminReceived) => `${name} · ${PromotionName}`

const cancelBy = (question: RowQuestion<AdminReceived>, text: Text) => (row: AdminReceived) =>
  (row.status === 'active' || row.status === 'received') && (
    <AskAbout about={row} question={question} label={text('adminOffers.received.cancel')} />
  )

/**
 * Updates the amounts that a player keeps, which change with play. If the promotion has ended in the meantime,
 * the row stays as it was.
 */
function asNow(asked: AdminReceived, rows: readonly AdminReceived[]): AdminReceived {
  const latest = rows.find(({ receivedId }) => receivedId === asked.receivedId)
  return latest?.status === asked.status ? latest : asked
}

/** Same effect as a cancellation by the player: own money stays, the bonus and its winnings are deducted. */
function CancelReceived({ row, onClose }: { row: AdminReceived; onClose: () => void }) {
  const text = useText()
  const [cancel] = useCancelReceivedMutation()
  const { receivedId, status, pot, keeps } = row
  const hasBegun = status === 'active'
  const title = text('adminOffers.received.cancel')
  return (
    <DecisionDialog
      title={title}
      about={`cancel:${receivedId}`}
      summary={
        <>
          <p>
            {text(
              hasBegun ? 'adminOffers.received.cancelMeans' : 'adminOffers.received.cancelWaiting',
              { name: playerName(row), promotion: row.PromotionName },
            )}
          </p>
          {keeps !== null && (
            <DescriptionList
              items={[
                { label: text('adminOffers.received.taken'), value: <Money amount={pot} /> },
                { label: text('adminOffers.received.kept'), value: <Money amount={keeps} /> },
              ]}
            />
          )}
        </>
      }
      confirmLabel={title}
      destructive
      asks={reason}
      send={(input) => cancel({ ...input, receivedId, status })}
      done={text('adminOffers.received.cancelled')}
      onClose={onClose}
    />
  )
}

const reason = ['reason'] as const

const tones: Record<AdminReceived['status'], StatusTone> = {
  received: 'info',
  active: 'success',
  completed: 'success',
  cancelled: 'neutral',
  expired: 'neutral',
}

function filtersOf(text: Text): ListFilter[] {
  return [
    choiceFilter(text, {
      id: 'status',
      label: text('admin.list.status'),
      values: receivedStatuses,
      labelOf: (status) => text(`promotionTerms.status.${status}`),
    }),
  ]
}

function columnsOf(text: Text, format: Formats): Column<AdminReceived>[] {
  return [
    playerColumn(text),
    {
      id: 'promotion',
      header: text('admin.column.promotion'),
      sortable: false,
      value: ({ PromotionName, version }) => `${PromotionName} (${version})`,
    },
    momentColumn(
      { id: 'receivedAt', header: text('admin.column.time') },
      format,
      ({ receivedAt }) => receivedAt,
    ),
    amountColumn(
      {
        id: 'deposit',
        header: text('adminOffers.received.deposit'),
        sortable: false,
        hideBelow: 'lg',
      },
      ({ deposit }) => deposit,
    ),
    amountColumn(
      { id: 'bonus', header: text('adminOffers.promotion.bonus'), sortable: false },
      ({ bonus }) => bonus,
    ),
    {
      id: 'turnover',
      header: text('adminOffers.received.turnover'),
      sortable: false,
      align: 'end',
      value: ({ turnoverDone, turnoverRequired }) =>
        turnoverRequired === 0
          ? null
          : format.percent(Math.min(1, turnoverDone / turnoverRequired)),
    },
    amountColumn(
      { id: 'taken', header: text('adminOffers.received.taken'), sortable: false, hideBelow: 'lg' },
      ({ forfeited, capForfeited }) => satang(forfeited + capForfeited),
    ),
    statusColumn({ id: 'status', header: text('admin.list.status') }, ({ status }) => ({
      label: text(`promotionTerms.status.${status}`),
      tone: tones[status],
    })),
    {
      id: 'reason',
      header: text('admin.column.reason'),
      sortable: false,
      hideBelow: 'lg',
      value: ({ reason }) => reason,
    },
  ]
}
