import { styled } from '@mui/material/styles'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { depositPayment } from '#api/money/deposit'
import { usePayment } from '#api/payments/usePayment'
import { useRequireTurnover } from '#api/session/setting'
import {
  type AvailablePromotion,
  type Promotion,
  promotionTerms,
} from '#contract/promotion/promotion'
import type { TransferBank } from '#contract/site/site'
import type { DepositRequest, Wallet } from '#contract/wallet/wallet'
import type { ErrorCode, ErrorValues } from '#lib/appError'
import { bahtFromSatang, type Satang, satangFromBaht } from '#lib/money'
import { memberPaths, pathOf } from '#lib/paths/member'
import { DescriptionList } from '#ui/display/DataText'
import { FormFoot } from '#ui/form/BusyButton'
import { SubmitButton } from '#ui/form/PlainButton'
import { useDraft } from '#ui/form/useDraftHeirs'
import { useErrorText } from '#ui/intl/useErrorText'
import { useFormat } from '#ui/intl/useFormat'
import { useLocale, useText } from '#ui/intl/useText'
import { AmountField, readAmount } from '#ui/money/AmountField'
import { ConfirmSheet } from '#ui/money/ConfirmSheet'
import { UndeliveredNotice } from '#ui/money/PaymentNotice'
import { PromotionTerms, WithoutPromotion } from '#ui/money/PromotionTerms'
import { useNow } from '#ui/time/useNow'
import { Rejected, UnknownResult } from '../MoneyNotices'
import { OpenDeposit } from './DepositSteps'
import {
  type DepositPromotion,
  type DepositWay,
  depositPromotions,
  depositWays,
  isOpenWay,
  PromotionChoice,
  WayChoice,
} from './PromotionChoice'

interface DepositFormProps {
  banks: readonly TransferBank[]
  available: AvailablePromotion
  wallet: Wallet
  /** Satang left under the player's own limits; null without a limit. */
  limitLeft: Satang | null
}

const suggestions = [100, 300, 500, 1000].map(satangFromBaht)

/** Step 1 of 3: amount, payment method and promotion. */
export function DepositForm({ banks, available, wallet, limitLeft }: DepositFormProps) {
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

interface DepositConfirmProps {
  request: DepositRequest
  bankName: string | undefined
  /** The chosen promotion; undefined for none. */
  chosen: DepositPromotion | undefined
  wallet: Wallet
  waiting: AvailablePromotion['waiting']
}

/** Final check before sending: the amount, where it goes, and the terms it is tied to. */
function DepositConfirm({ request, bankName, chosen, wallet, waiting }: DepositConfirmProps) {
  const text = useText()
  const format = useFormat()
  const requireTurnover = useRequireTurnover()
  const terms = chosen?.promotion && promotionTerms(chosen.promotion, request.amount, wallet)
  return (
    <Stack>
      <DescriptionList
        items={[
          { label: text('wallet.amount'), value: format.money(request.amount) },
          { label: text('wallet.deposit.to'), value: bankName },
          {
            label: text('wallet.deposit.promotion'),
            value: chosen?.name ?? text('wallet.deposit.noPromotion'),
          },
        ]}
      />
      {terms && <PromotionTerms terms={terms} requireTurnover={requireTurnover} />}
      {!chosen && (
        <p>
          <WithoutPromotion wallet={wallet} waiting={waiting} requireTurnover={requireTurnover} />
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

/** State of a deposit's first step: the values, the errors, and the request itself. */
export function useDepositForm(
  ways: readonly DepositWay[],
  offered: readonly DepositPromotion[],
  { waiting, limitLeft }: { waiting: string | null; limitLeft: Satang | null },
) {
  const [search] = useSearchParams()
  const [amountText, setAmountText] = useDraft('deposit')
  const [wayKey, setWayKey] = useState<string | null>(null)
  /** Empty means "no promotion", which is a choice too. */
  const [promotionId, setPromotionId] = useState(search.get('promotion') ?? waiting ?? '')
  // The address may name a promotion that is not available.
  const chosen = offered.find(({ id }) => id === promotionId)
  const [error, setError] = useState<DepositError | null>(null)
  const read = readAmount(amountText, useLocale())
  const { amount } = read
  const amountRef = useRef<HTMLInputElement>(null)
  const payment = usePayment(depositPayment)
  const now = useNow()
  const way =
    ways.find(({ key }) => key === wayKey) ??
    ways.find((each) => isOpenWay(each, now)) ??
    ways.find(({ bank }) => bank.status === 'on')
  const isAccepted = payment.state.phase === 'accepted'
  const forget = useEffectEvent(() => setAmountText(''))
  // Clear the input once its request is accepted, so it does not count as unsent.
  useEffect(() => {
    if (isAccepted) forget()
  }, [isAccepted])
  const refusal = payment.state.phase === 'rejected' ? payment.state.failure : null
  const wrong = error ?? refusal

  function change<Value>(set: (value: Value) => void): (value: Value) => void {
    return (value) => {
      set(value)
      setError(null)
      if (refusal) payment.reset()
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const found = validateDeposit(read, way, { limitLeft, promotion: chosen?.promotion })
    setError(found)
    if (found) {
      if (depositFieldOf(found.code) === 'amount') amountRef.current?.focus()
      return
    }
    if (amount === null || way === undefined) return
    if (refusal) payment.reset()
    payment.confirm({
      amount: bahtFromSatang(amount),
      transferBankID: way.bank.transferBankID,
      channel: way.channel,
      PromotionID: chosen?.id ?? null,
      version: chosen?.promotion?.version,
    })
  }

  return {
    payment,
    amountText,
    amount,
    amountRef,
    way,
    /** The chosen promotion; undefined for none. */
    chosen,
    now,
    setAmountText: change(setAmountText),
    setWayKey: change(setWayKey),
    setPromotionId: change(setPromotionId),
    submit,
    /** @returns the error that concerns `field`, or null */
    wrongWith: (field: DepositField) =>
      wrong && depositFieldOf(wrong.code ?? '') === field ? wrong : null,
  }
}

/** The part of the form that an error concerns. */
type DepositField = 'amount' | 'way' | 'promotion' | 'form'

const fields: Readonly<Partial<Record<string, DepositField>>> = {
  amountrequired: 'amount',
  amountinvalid: 'amount',
  belowmindeposit: 'amount',
  overmaxdeposit: 'amount',
  depositlimit: 'amount',
  bankclosed: 'way',
  depositbusy: 'way',
  promoactive: 'promotion',
  promonoteligible: 'promotion',
  termschanged: 'promotion',
  promoquota: 'promotion',
  promoclosed: 'promotion',
}

function depositFieldOf(code: string): DepositField {
  return fields[code] ?? 'form'
}

interface DepositError {
  code: ErrorCode
  values?: ErrorValues
}

interface Bounds {
  /** Satang left under the player's own limits; null without a limit. */
  limitLeft: Satang | null
  /** The chosen promotion, if known. */
  promotion: Pick<Promotion, 'minDeposit'> | null | undefined
}

/** Checks what the device can check before sending. The provider checks again and decides. */
function validateDeposit(
  { amount, error }: ReturnType<typeof readAmount>,
  way: DepositWay | undefined,
  { limitLeft, promotion }: Bounds,
): DepositError | null {
  if (amount === null) return { code: error }
  if (way?.bank.status !== 'on') return { code: 'bankclosed' }
  const { minDeposit: min, maxDeposit: max } = way.bank
  if (amount < min) return { code: 'belowmindeposit', values: { min } }
  if (max > 0 && amount > max) return { code: 'overmaxdeposit', values: { max } }
  if (limitLeft !== null && amount > limitLeft) {
    return { code: 'depositlimit', values: { left: limitLeft } }
  }
  return promotion && amount < promotion.minDeposit
    ? { code: 'promonoteligible', values: { why: 'mindeposit' } }
    : null
}
