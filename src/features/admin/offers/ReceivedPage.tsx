import Button from '@mui/material/Button'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useMemo, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useOnline } from '#api/client/useOnline'
import type { AdminReceived } from '#contract/admin/promotions'
import { receivedStatuses } from '#contract/promotion/promotion'
import { satang } from '#lib/money'
import { CoverDialog } from '#ui/cover/CoverDialog'
import { Money } from '#ui/display/Money'
import type { StatusTone } from '#ui/display/StatusChip'
import { type Formats, useFormat } from '#ui/intl/useFormat'
import { type Text, useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import type { Column } from '#ui/table/column'
import { openAlert } from '#ui/toast/toastSlice'
import { adminFailure } from '../api/adminApi'
import { useMay } from '../api/adminSession'
import { readReceived, useCancelReceivedMutation, useReceivedQuery } from '../api/offerCalls'
import { Decision, type DecisionInput } from '../decision/Decision'
import { AdminList } from '../list/AdminList'
import { amountColumn, momentColumn, statusColumn } from '../list/columns'
import { type ListFilter, useListState } from '../list/listState'

/** Who took which promotion, and what became of it. */
export function ReceivedPage() {
  const text = useText()
  const format = useFormat()
  const may = useMay()
  const columns = useMemo(() => columnsOf(text, format), [text, format])
  const filters = useMemo(() => filtersOf(text), [text])
  const state = useListState({ filters, byDay: true })
  const result = useReceivedQuery(state.query)
  return (
    <Page title={text('adminOffers.menu.received')}>
      <AdminList
        id="received"
        label={text('adminOffers.menu.received')}
        call="received"
        rowsOf={readReceived}
        state={state}
        result={result}
        columns={columns}
        keyOf={keyOf}
        nameOf={nameOf}
        defaultSort={newestFirst}
        rowActions={may('offer.edit') ? cancelOf : undefined}
        emptyMessage={text('adminOffers.received.none')}
      />
    </Page>
  )
}

const newestFirst = { by: 'receivedAt', descending: true }
const keyOf = ({ receivedId }: AdminReceived) => receivedId
const nameOf = ({ name, PromotionName }: AdminReceived) => `${name} · ${PromotionName}`

const cancelOf = (row: AdminReceived) =>
  (row.status === 'active' || row.status === 'received') && <CancelReceived row={row} />

/** As if the player gave it up: their own money stays, the bonus and what it won go. */
function CancelReceived({ row }: { row: AdminReceived }) {
  const text = useText()
  const isOnline = useOnline()
  const dispatch = useDispatch()
  const [isOpen, setOpen] = useState(false)
  const [cancel] = useCancelReceivedMutation()

  async function confirm(input: DecisionInput) {
    const { receivedId, status } = row
    const outcome = await cancel({ ...input, receivedId, status })
    if ('error' in outcome) return adminFailure(outcome.error)
    setOpen(false)
    dispatch(openAlert('success', text('adminOffers.received.cancelled')))
    return null
  }

  return (
    <>
      <Button size="small" color="error" disabled={!isOnline} onClick={() => setOpen(true)}>
        {text('adminOffers.received.cancel')}
      </Button>
      <CoverDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth="sm"
        aria-label={text('adminOffers.received.cancel')}
      >
        <DialogTitle>{text('adminOffers.received.cancel')}</DialogTitle>
        <DialogContent>
          <Decision
            summary={
              <p>
                {text('adminOffers.received.cancelMeans', {
                  name: row.name || row.username,
                  promotion: row.PromotionName,
                })}{' '}
                <strong>
                  <Money amount={row.own} />
                </strong>
              </p>
            }
            confirmLabel={text('adminOffers.received.cancel')}
            destructive
            asks={reason}
            onConfirm={confirm}
            onCancel={() => setOpen(false)}
          />
        </DialogContent>
      </CoverDialog>
    </>
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
    {
      id: 'status',
      label: text('admin.list.status'),
      options: [
        { value: 'all', label: text('table.any') },
        ...receivedStatuses.map((status) => ({
          value: status,
          label: text(`promotion.status.${status}`),
        })),
      ],
    },
  ]
}

function columnsOf(text: Text, format: Formats): Column<AdminReceived>[] {
  return [
    {
      id: 'name',
      header: text('admin.column.player'),
      sortable: false,
      value: ({ name, username }) => `${name} · ${username}`,
    },
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
      label: text(`promotion.status.${status}`),
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
