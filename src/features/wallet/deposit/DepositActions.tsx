import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { depositCancelPayment, depositSentPayment } from '#api/money/deposit'
import { useSlipState } from '#api/money/slipQueue'
import type { ShownPayment } from '#api/payments/usePayment'
import { usePayment } from '#api/payments/usePayment'
import type { Deposit, DepositStep } from '#contract/wallet/wallet'
import { LazyConfirmDialog } from '#ui/dialog/lazyDialogs'
import { BusyButton } from '#ui/form/BusyButton'
import { ImageIcon } from '#ui/icons/actions'
import { useErrorText } from '#ui/intl/useErrorText'
import { useText } from '#ui/intl/useText'
import { UndeliveredNotice } from '#ui/money/PaymentNotice'
import { Notice, Rejected, UnknownResult } from '../MoneyNotices'
import { SlipPanel } from './SlipPanel'

/** Statuses in which a slip may still help if none is attached. */
const waits: readonly Deposit['status'][] = ['submitted', 'review']

type Step = ShownPayment<DepositStep, unknown>

/**
 * "Accepted" counts as busy: the page is about to show the new status. The step may belong to an earlier
 * deposit.
 */
function isBusy(state: Step, depositId: string): boolean {
  if (state.phase !== 'sending' && state.phase !== 'accepted') return false
  return state.body.depositId === depositId
}

/** An undelivered step of an earlier deposit is resolved in the history, not here. */
function isLost(state: Step, depositId: string): boolean {
  return state.phase === 'undelivered' && state.body.depositId === depositId
}

const nothing = { phase: 'draft' } as const

interface DepositActionsProps {
  userId: string
  deposit: Deposit
}

/** Actions available for a deposit in its current status. */
export function DepositActions({
  userId,
  deposit: { depositId, status, slipAt },
}: DepositActionsProps) {
  const text = useText()
  const errorText = useErrorText()
  const slip = useSlipState(depositId)
  const sent = usePayment(depositSentPayment)
  const cancel = usePayment(depositCancelPayment)
  const [asking, setAsking] = useState(false)
  const pending = status === 'pending'
  const mayAttach = pending || status === 'expired' || (waits.includes(status) && slipAt === null)
  const unknown = [sent, cancel].find(({ state }) => state.phase === 'pending')
  const lost = [sent, cancel].find(({ state }) => isLost(state, depositId)) ?? { state: nothing }
  const refusal = [sent, cancel].map(({ state }) => state).find(({ phase }) => phase === 'rejected')
  const busy = unknown !== undefined || [sent, cancel].some(({ state }) => isBusy(state, depositId))

  function cancelNow(): void {
    setAsking(false)
    cancel.reset()
    void cancel.submit({ depositId })
  }

  return (
    <Actions>
      <UndeliveredNotice state={lost.state} />
      {unknown && <UnknownResult onRetry={unknown.retry} />}
      {refusal?.phase === 'rejected' && <Rejected failure={refusal.failure} />}
      {pending && (
        <BusyButton
          size="large"
          variant="contained"
          busy={sent.state.phase === 'sending'}
          disabled={busy}
          onClick={() => void sent.submit({ depositId })}
        >
          {text('wallet.deposit.iHaveSent')}
        </BusyButton>
      )}
      {mayAttach && <SlipPanel userId={userId} depositId={depositId} />}
      {/* The slip was queued offline until the deposit had ended, so staff never saw it. */}
      {!mayAttach && slip?.phase === 'refused' && (
        <Notice tone="error" icon={<ImageIcon />}>
          {text('wallet.deposit.slip')}: {errorText(slip.failure)}
        </Notice>
      )}
      {pending && (
        <BusyButton
          size="large"
          color="error"
          busy={cancel.state.phase === 'sending'}
          disabled={busy}
          onClick={() => setAsking(true)}
        >
          {text('wallet.deposit.cancel')}
        </BusyButton>
      )}
      {/* No dialog if the deposit can no longer be cancelled: it expired, or was marked as sent in another
          tab. */}
      {asking && pending && (
        <LazyConfirmDialog
          open
          destructive
          title={text('wallet.deposit.cancel')}
          confirmLabel={text('wallet.deposit.cancel')}
          cancelLabel={text('wallet.deposit.keep')}
          onConfirm={cancelNow}
          onCancel={() => setAsking(false)}
        >
          {text('wallet.deposit.cancelMeans')}
        </LazyConfirmDialog>
      )}
    </Actions>
  )
}

const Actions = styled('div')({ display: 'grid', gap: 8, '& > button': { minHeight: 48 } })
