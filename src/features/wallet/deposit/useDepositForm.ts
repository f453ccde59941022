import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { depositOrder } from '#api/money/deposit'
import { useMoneyAction } from '#api/money/useMoneyAction'
import { bahtFromSatang, type Satang } from '#lib/money'
import { useDraft } from '#ui/form/useDraft'
import { readAmount } from '#ui/money/amount'
import { useNow } from '#ui/time/useNow'
import { type DepositPromotion, type DepositWay, isOpenWay } from './depositChoices'
import { type DepositField, depositFieldOf, depositProblem, type Problem } from './depositProblem'

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
  const [problem, setProblem] = useState<Problem | null>(null)
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
  const wrong = problem ?? refusal

  function change<Value>(set: (value: Value) => void): (value: Value) => void {
    return (value) => {
      set(value)
      setProblem(null)
      if (refusal) action.reset()
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const found = depositProblem(amountText, way, { limitLeft, promotion: chosen?.promotion })
    setProblem(found)
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
