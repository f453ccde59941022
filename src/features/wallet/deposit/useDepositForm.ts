import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { depositOrder } from '#api/money/deposit'
import { useMoneyAction } from '#api/money/useMoneyAction'
import type { Promotion } from '#contract/promotion/promotion'
import { bahtFromSatang, type Satang } from '#lib/money'
import type { RefusalCode, RefusalValues } from '#lib/refusal'
import { useDraft } from '#ui/form/useDraft'
import { readAmount } from '#ui/money/AmountField'
import { useNow } from '#ui/time/useNow'
import type { DepositPromotion } from './PromotionChoice'
import { type DepositWay, isOpenWay } from './WayChoice'

/** The first step of a deposit: what is chosen, what is wrong with it, and the order itself. */
export function useDepositForm(
  ways: readonly DepositWay[],
  offered: readonly DepositPromotion[],
  { waiting, limitLeft }: { waiting: string | null; limitLeft: Satang | null },
) {
  const [search] = useSearchParams()
  const [amountText, setAmountText] = useDraft('deposit')
  const [wayKey, setWayKey] = useState<string | null>(null)
  /** Empty for none: that is a choice as well. */
  const [promotionId, setPromotionId] = useState(search.get('promotion') ?? waiting ?? '')
  // The address may name one that is not to be had.
  const chosen = offered.find(({ id }) => id === promotionId)
  const [error, setError] = useState<DepositError | null>(null)
  const { amount } = readAmount(amountText)
  const amountRef = useRef<HTMLInputElement>(null)
  const action = useMoneyAction(depositOrder)
  const now = useNow()
  const way =
    ways.find(({ key }) => key === wayKey) ??
    ways.find((each) => isOpenWay(each, now)) ??
    ways.find(({ bank }) => bank.status === 'on')
  const isAccepted = action.state.phase === 'accepted'
  const forget = useEffectEvent(() => setAmountText(''))
  // What was typed has served its purpose: nothing of it is unsent.
  useEffect(() => {
    if (isAccepted) forget()
  }, [isAccepted])
  const refusal = action.state.phase === 'refused' ? action.state.failure : null
  const wrong = error ?? refusal

  function change<Value>(set: (value: Value) => void): (value: Value) => void {
    return (value) => {
      set(value)
      setError(null)
      if (refusal) action.reset()
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const found = validateDeposit(amountText, way, { limitLeft, promotion: chosen?.promotion })
    setError(found)
    if (found) {
      if (depositFieldOf(found.code) === 'amount') amountRef.current?.focus()
      return
    }
    if (amount === null || way === undefined) return
    if (refusal) action.reset()
    action.confirm({
      amount: bahtFromSatang(amount),
      transferBankID: way.bank.transferBankID,
      channel: way.channel,
      PromotionID: chosen?.id ?? null,
      version: chosen?.promotion?.version,
    })
  }

  return {
    action,
    amountText,
    amount,
    amountRef,
    way,
    /** What was chosen; undefined for none. */
    chosen,
    now,
    setAmountText: change(setAmountText),
    setWayKey: change(setWayKey),
    setPromotionId: change(setPromotionId),
    submit,
    /** What is wrong with `field`, or null. */
    wrongWith: (field: DepositField) =>
      wrong && depositFieldOf(wrong.code ?? '') === field ? wrong : null,
  }
}

/** The part of the form that a refusal is about. */
type DepositField = 'amount' | 'way' | 'promotion' | 'form'

const fields: Readonly<Partial<Record<string, DepositField>>> = {
  amountrequired: 'amount',
  amountinvalid: 'amount',
  amountcomma: 'amount',
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
  code: RefusalCode
  values?: RefusalValues
}

interface Bounds {
  /** What the player's own limits still allow; null without one. */
  limitLeft: Satang | null
  /** What was chosen, if it is known. */
  promotion: Pick<Promotion, 'minDeposit'> | null | undefined
}

/** What can be seen to be wrong before anybody is asked: the provider has the last word. */
function validateDeposit(
  amountText: string,
  way: DepositWay | undefined,
  { limitLeft, promotion }: Bounds,
): DepositError | null {
  const { amount, error } = readAmount(amountText)
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
