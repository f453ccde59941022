import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { depositPayment } from '#api/money/deposit'
import { usePayment } from '#api/payments/usePayment'
import type { Promotion } from '#contract/promotion/promotion'
import type { ErrorCode, ErrorValues } from '#lib/appError'
import { bahtFromSatang, type Satang } from '#lib/money'
import { useDraft } from '#ui/form/useDraftHeirs'
import { useLocale } from '#ui/intl/useText'
import { readAmount } from '#ui/money/AmountField'
import { useNow } from '#ui/time/useNow'
import type { DepositPromotion } from './depositPromotions'
import { type DepositWay, isOpenWay } from './WayChoice'

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
