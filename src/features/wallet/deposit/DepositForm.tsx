import { styled } from '@mui/material/styles'
import { Link, Navigate } from 'react-router-dom'
import { type AvailablePromotion, promotionTerms } from '#contract/promotion/promotion'
import type { TransferBank } from '#contract/site/site'
import type { DepositOrder } from '#contract/wallet/transfer'
import type { Wallet } from '#contract/wallet/wallet'
import { type Satang, satangFromBaht } from '#lib/money'
import { memberPaths, pathOf } from '#lib/paths/member'
import { DescriptionList } from '#ui/display/DescriptionList'
import { FormFoot } from '#ui/form/FormFoot'
import { SubmitButton } from '#ui/form/PlainButton'
import { useFormat } from '#ui/intl/useFormat'
import { useRefusalText } from '#ui/intl/useRefusalText'
import { useText } from '#ui/intl/useText'
import { AmountField } from '#ui/money/AmountField'
import { ConfirmSheet } from '#ui/money/ConfirmSheet'
import { LostOrderNotice } from '#ui/money/LostOrderNotice'
import { PromotionTerms, WithoutPromotion } from '#ui/money/PromotionTerms'
import { Refused, UnknownResult } from '../MoneyNotices'
import { OpenDeposit } from './DepositSteps'
import { type DepositPromotion, depositPromotions, PromotionChoice } from './PromotionChoice'
import { useDepositForm } from './useDepositForm'
import { depositWays, WayChoice } from './WayChoice'

interface DepositFormProps {
  banks: readonly TransferBank[]
  available: AvailablePromotion
  wallet: Wallet
  /** What the player's own limits still allow; null without one. */
  limitLeft: Satang | null
}

const suggestions = [100, 300, 500, 1000].map(satangFromBaht)

/** Step 1 of 3: how much, where, and with which promotion. */
export function DepositForm({ banks, available, wallet, limitLeft }: DepositFormProps) {
  const text = useText()
  const refusalText = useRefusalText()
  const ways = depositWays(banks)
  const offered = depositPromotions(available)
  const { waiting } = available
  const form = useDepositForm(ways, offered, {
    waiting: waiting?.PromotionID ?? null,
    limitLeft,
  })
  const { state, send, retry, reset } = form.action
  if (state.phase === 'accepted') {
    return <Navigate to={pathOf(memberPaths.depositDetail, state.answer.depositId)} replace />
  }
  // An order on its way is seen through, though the deposit that it makes may be known already.
  const idle = state.phase === 'draft' || state.phase === 'refused'
  const { openDepositId } = wallet
  if (openDepositId !== null && idle) return <OpenDeposit depositId={openDepositId} />
  const messageOf = (wrong: Parameters<typeof refusalText>[0] | null) => wrong && refusalText(wrong)
  const wrongForm = state.phase === 'refused' && form.wrongWith('form') ? state.failure : null
  const asked = state.phase === 'confirming' || state.phase === 'sending' ? state.order : null
  const unknown = state.phase === 'unknown'
  return (
    <Form onSubmit={form.submit} noValidate aria-label={text('wallet.deposit.title')}>
      <LostOrderNotice state={state} />
      {unknown && <UnknownResult onRetry={retry} />}
      {wrongForm && <Refused failure={wrongForm} />}
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
      <WayChoice
        ways={ways}
        now={form.now}
        value={form.way?.key ?? ''}
        onChange={form.setWayKey}
        error={messageOf(form.wrongWith('way'))}
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
      <FormFoot>
        <SubmitButton busy={state.phase === 'sending'} disabled={unknown}>
          {text('wallet.deposit.next')}
        </SubmitButton>
      </FormFoot>
      <ConfirmSheet
        open={asked !== null}
        title={text('wallet.deposit.confirmTitle')}
        confirmLabel={text('wallet.deposit.confirm')}
        busy={state.phase === 'sending'}
        onConfirm={() => void send()}
        onCancel={reset}
      >
        {asked && (
          <DepositConfirm
            order={asked}
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

interface DepositConfirmProps {
  order: DepositOrder
  bankName: string | undefined
  /** What was chosen; undefined for none. */
  chosen: DepositPromotion | undefined
  wallet: Wallet
  waiting: AvailablePromotion['waiting']
}

/** The last look: the amount, where it goes, and what it is tied to. */
function DepositConfirm({ order, bankName, chosen, wallet, waiting }: DepositConfirmProps) {
  const text = useText()
  const format = useFormat()
  const terms = chosen?.promotion && promotionTerms(chosen.promotion, order.amount, wallet)
  return (
    <Stack>
      <DescriptionList
        items={[
          { label: text('wallet.amount'), value: format.money(order.amount) },
          { label: text('wallet.deposit.to'), value: bankName },
          {
            label: text('wallet.deposit.promotion'),
            value: chosen?.name ?? text('wallet.deposit.noPromotion'),
          },
        ]}
      />
      {terms && <PromotionTerms terms={terms} />}
      {!chosen && (
        <p>
          <WithoutPromotion wallet={wallet} waiting={waiting} />
        </p>
      )}
      <p>
        {text('wallet.deposit.satangNote')} {terms && text('wallet.deposit.satangTerms')}
      </p>
    </Stack>
  )
}

const Stack = styled('div')({ display: 'grid', gap: 10, p: { margin: 0 } })

interface DepositLimitProps {
  /** What the player's own limits still allow; null without one. */
  left: Satang | null
}

/** What may still be deposited by the player's own limits, and the way to them. */
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
