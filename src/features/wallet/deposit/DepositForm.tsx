import { styled } from '@mui/material/styles'
import { Link, Navigate } from 'react-router-dom'
import type { AvailablePromotion } from '#contract/promotion/promotion'
import type { TransferBank } from '#contract/site/site'
import type { Wallet } from '#contract/wallet/wallet'
import { type Satang, satangFromBaht } from '#lib/money'
import { memberPaths, pathOf } from '#lib/paths/member'
import { FormFoot } from '#ui/form/BusyButton'
import { SubmitButton } from '#ui/form/PlainButton'
import { useErrorText } from '#ui/intl/useErrorText'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { AmountField } from '#ui/money/AmountField'
import { ConfirmSheet } from '#ui/money/ConfirmSheet'
import { UndeliveredNotice } from '#ui/money/PaymentNotice'
import { Rejected, UnknownResult } from '../MoneyNotices'
import { UsualTime } from '../UsualTime'
import { BonusSummary } from './BonusSummary'
import { DepositConfirm } from './DepositConfirm'
import { OpenDeposit } from './DepositSteps'
import { depositPromotions } from './depositPromotions'
import { PromotionChoice } from './PromotionChoice'
import { useDepositForm } from './useDepositForm'
import { depositWays, WayChoice } from './WayChoice'

interface DepositFormProps {
  userId: string
  banks: readonly TransferBank[]
  available: AvailablePromotion
  wallet: Wallet
  /** Satang left under the player's own limits; null without a limit. */
  limitLeft: Satang | null
}

const suggestions = [100, 300, 500, 1000].map(satangFromBaht)

/** Step 1 of 3: amount, promotion and payment method. */
export function DepositForm({ userId, banks, available, wallet, limitLeft }: DepositFormProps) {
  const text = useText()
  const errorText = useErrorText()
  const ways = depositWays(banks)
  const offered = depositPromotions(available)
  const { waiting } = available
  const form = useDepositForm(ways, offered, {
    waiting: waiting?.PromotionID ?? null,
    limitLeft,
  })
  const { state, retry } = form.payment
  if (state.phase === 'accepted') {
    return <Navigate to={pathOf(memberPaths.depositDetail, state.answer.depositId)} replace />
  }
  // Stay on the form while a request is in progress, even if the wallet already lists its deposit.
  const idle = state.phase === 'draft' || state.phase === 'rejected'
  const { openDepositId } = wallet
  if (openDepositId !== null && idle) return <OpenDeposit depositId={openDepositId} />
  const messageOf = (wrong: Parameters<typeof errorText>[0] | null) => wrong && errorText(wrong)
  const wrongForm = state.phase === 'rejected' && form.wrongWith('form') ? state.failure : null
  const asked = state.phase === 'confirming' || state.phase === 'sending' ? state.body : null
  const unknown = state.phase === 'pending'
  return (
    <Form onSubmit={form.submit} noValidate aria-label={text('wallet.deposit.title')}>
      <UndeliveredNotice state={state} />
      {unknown && <UnknownResult onRetry={retry} />}
      {wrongForm && <Rejected failure={wrongForm} />}
      <DepositLimit left={limitLeft} />
      <AmountField
        label={text('wallet.amount')}
        name="amount"
        value={form.amountText}
        onChange={form.setAmountText}
        error={messageOf(form.wrongWith('amount'))}
        suggestions={suggestions}
        disabled={unknown}
        inputRef={form.amountRef}
      />
      <PromotionChoice
        offered={offered}
        waiting={waiting}
        wallet={wallet}
        amount={form.amount}
        value={form.chosen?.id ?? ''}
        onChange={form.setPromotionId}
        error={messageOf(form.wrongWith('promotion'))}
      />
      <WayChoice
        ways={ways}
        now={form.now}
        value={form.way?.key ?? ''}
        onChange={form.setWayKey}
        error={messageOf(form.wrongWith('way'))}
      />
      <UsualTime userId={userId} kind="deposit" />
      <Foot>
        <BonusSummary
          offered={offered}
          chosen={form.chosen}
          amount={form.amount}
          onChoose={form.setPromotionId}
        />
        <SubmitButton busy={state.phase === 'sending'} disabled={unknown}>
          {text('wallet.deposit.next')}
        </SubmitButton>
      </Foot>
      <ConfirmSheet
        payment={form.payment}
        title={text('wallet.deposit.confirmTitle')}
        confirmLabel={text('wallet.deposit.confirm')}
      >
        {asked && (
          <DepositConfirm
            request={asked}
            bankName={form.way?.bank.bank_name}
            chosen={form.chosen}
            wallet={wallet}
            waiting={waiting}
          />
        )}
      </ConfirmSheet>
    </Form>
  )
}

const Form = styled('form')({ display: 'block' })

/** Foot with the bonus above the button: higher, so focused elements need more space below them. */
const Foot = styled(FormFoot)({ 'form:has(&) *': { scrollMarginBottom: '11rem' } })

interface DepositLimitProps {
  /** Satang left under the player's own limits; null without a limit. */
  left: Satang | null
}

/** Shows how much the player's own limits still allow, with a link to them. */
function DepositLimit({ left }: DepositLimitProps) {
  const text = useText()
  const format = useFormat()
  return (
    <Line>
      {left !== null && (
        <span>{text('wallet.deposit.limitLeft', { left: format.money(left) })} </span>
      )}
      <Link to={memberPaths.limits}>{text('wallet.deposit.limits')}</Link>
    </Line>
  )
}

const Line = styled('p')(({ theme }) => ({
  margin: '0 0 8px',
  a: { display: 'inline-block', padding: '12px 0', color: theme.palette.primary.readable },
}))
