import { type FormEvent, useCallback, useRef, useState } from 'react'
import { useMoneyAction } from '#api/money/useMoneyAction'
import { withdrawOrder } from '#api/money/withdraw'
import type { WithdrawSetting } from '#contract/site/setting'
import type { Wallet } from '#contract/wallet/wallet'
import { bahtFromSatang } from '#lib/money'
import { useDraft } from '#ui/form/useDraft'
import { readAmount } from '#ui/money/amount'
import { isAboutAmount, type Problem, withdrawProblem } from './withdrawProblem'

export function useWithdrawForm(wallet: Wallet, setting: WithdrawSetting | undefined) {
  const [amountText, setAmountText] = useDraft('withdraw')
  const [problem, setProblem] = useState<Problem | null>(null)
  const amountRef = useRef<HTMLInputElement>(null)
  const action = useMoneyAction(withdrawOrder)
  const refusal = action.state.phase === 'refused' ? action.state.failure : null
  const wrong = problem ?? refusal

  function submit(event: FormEvent): void {
    event.preventDefault()
    const found = withdrawProblem(amountText, wallet, setting)
    setProblem(found)
    const { amount } = readAmount(amountText)
    if (found !== null || amount === null) {
      amountRef.current?.focus()
      return
    }
    if (refusal) action.reset()
    action.confirm({ amount: bahtFromSatang(amount) })
  }

  return {
    action,
    submit,
    /** What was typed has served its purpose. */
    forget: useCallback(() => setAmountText(''), [setAmountText]),
    amountText,
    amountRef,
    setAmountText: (text: string) => {
      setAmountText(text)
      setProblem(null)
      if (refusal) action.reset()
    },
    amountWrong: wrong && isAboutAmount(wrong.code ?? '') ? wrong : null,
    formWrong: refusal && !isAboutAmount(refusal.code ?? '') ? refusal : null,
  }
}
