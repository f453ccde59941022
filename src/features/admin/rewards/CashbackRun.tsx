import { styled } from '@mui/material/styles'
import { useDispatch } from 'react-redux'
import { loadState } from '#api/cache/loadState'
import { useOnline } from '#api/client/refetch'
import type { AdminCashback } from '#contract/admin/rewards'
import { DescriptionList } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { BusyButton } from '#ui/form/BusyButton'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { openAlert } from '#ui/toast/toastSlice'
import { adminFailure } from '../api/adminApi'
import { useMay } from '../api/adminSession'
import {
  useCancelCashbackMutation,
  useCashbackPreviewQuery,
  useRunCashbackMutation,
} from '../api/offerCalls'
import { DecisionDialog } from '../decision/DecisionDialog'
import { RequestError } from '../decision/RequestError'
import { useStaffDraft } from '../form/draft'

/** Totals of the current period so far, and a button that closes earlier periods for all players. */
export function CashbackRun() {
  const text = useText()
  const format = useFormat()
  const may = useMay()
  const dispatch = useDispatch()
  const isOnline = useOnline()
  const preview = useCashbackPreviewQuery()
  const [run, { isLoading, error }] = useRunCashbackMutation()
  const { requestId, sending, answered } = useStaffDraft('cashbackRun')

  async function runAll(): Promise<void> {
    sending()
    const outcome = await run({ requestId })
    answered(adminFailure(outcome.error))
    if (outcome.data === undefined) return
    const { computed, amount } = outcome.data
    const said = text('adminOffers.cashback.ran', { count: computed, amount: format.money(amount) })
    dispatch(openAlert('success', said))
  }

  return (
    <>
      <LoadArea state={loadState(preview)} skeleton={<SkeletonLines lines={4} />}>
        {({ periodStart, periodEnd, players, loss, amount }) => (
          <DescriptionList
            items={[
              {
                label: text('adminOffers.cashback.running'),
                value: `${format.dateTime(periodStart)} – ${format.dateTime(periodEnd)}`,
              },
              { label: text('adminOffers.cashback.players'), value: format.number(players) },
              { label: text('adminOffers.cashback.loss'), value: <Money amount={loss} /> },
              { label: text('adminOffers.cashback.soFar'), value: <Money amount={amount} /> },
            ]}
          />
        )}
      </LoadArea>
      {may('offer.edit') && (
        <Foot>
          <p>{text('adminOffers.cashback.runHint')}</p>
          <RequestError failure={adminFailure(error)} />
          <BusyButton
            variant="outlined"
            busy={isLoading}
            disabled={!isOnline}
            onClick={() => void runAll()}
          >
            {text('adminOffers.cashback.run')}
          </BusyButton>
        </Foot>
      )}
    </>
  )
}

/** Cancels cashback that a player could claim. */
export function CancelCashback({ row, onClose }: { row: AdminCashback; onClose: () => void }) {
  const text = useText()
  const [cancel] = useCancelCashbackMutation()
  return (
    <DecisionDialog
      title={text('adminOffers.cashback.cancel')}
      about={`cancel:${row.cashbackId}`}
      summary={
        <p>
          {text('adminOffers.cashback.cancelMeans', { name: row.name || row.username })}{' '}
          <strong>
            <Money amount={row.amount} />
          </strong>
        </p>
      }
      confirmLabel={text('adminOffers.cashback.cancel')}
      destructive
      asks={reason}
      reasonReader="staff"
      send={(input) => cancel({ ...input, cashbackId: row.cashbackId })}
      done={text('adminOffers.cashback.cancelled')}
      onClose={onClose}
    />
  )
}

const reason = ['reason'] as const

const Foot = styled('div')(({ theme }) => ({
  marginTop: 12,
  p: { margin: '0 0 8px', color: theme.palette.text.secondary },
}))
