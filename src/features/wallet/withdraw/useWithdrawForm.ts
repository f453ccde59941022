import { type FormEvent, useCallback, useRef, useState } from 'react'
import { withdrawPayment } from '#api/money/withdraw'
import { usePayment } from '#api/payments/usePayment'
import type { WithdrawSetting } from '#contract/site/site'
import type { Wallet } from '#contract/wallet/wallet'
import type { ErrorCode, ErrorValues } from '#lib/appError'
import { bahtFromSatang, type Satang, satang } from '#lib/money'
import { useDraft } from '#ui/form/useDraftHeirs'
import { useLocale } from '#ui/intl/useText'
import { readAmount } from '#ui/money/AmountField'

export function useWithdrawForm(wallet: Wallet, setting: WithdrawSetting | undefined) {
  const locale = useLocale()
  const [amountText, setAmountText] = useDraft('withdraw')
  const [error, setError] = useState<WithdrawError | null>(null)
  const amountRef = useRef<HTMLInputElement>(null)
  const payment = usePayment(withdrawPayment)
  const refusal = payment.state.phase === 'rejected' ? payment.state.failure : null
  const wrong = error ?? refusal

  function submit(event: FormEvent): void {
    event.preventDefault()
    const found = validateWithdrawal(readAmount(amountText, locale), wallet, setting)
    setError(found)
    const { amount } = readAmount(amountText, locale)
    if (found !== null || amount === null) {
      amountRef.current?.focus()
      return
    }
    if (refusal) payment.reset()
    payment.confirm({
      amount: bahtFromSatang(amount),
      fee: setting && bahtFromSatang(setting.fee),
      bankChangedAt: wallet.destination?.bankChangedAt,
    })
  }

  return {
    payment,
    submit,
    /** Clears the input after its request is accepted. */
    forget: useCallback(() => setAmountText(''), [setAmountText]),
    amountText,
    amountRef,
    setAmountText: (text: string) => {
      setAmountText(text)
      setError(null)
      if (refusal) payment.reset()
    },
    amountWrong: wrong && isAboutAmount(wrong.code ?? '') ? wrong : null,
    formWrong: refusal && !isAboutAmount(refusal.code ?? '') ? refusal : null,
  }
}

/** What “All” fills in now, and why it is less than the credit: locked credit, or the limit of one withdrawal or day. */
type AllAtOnce =
  | { amount: Satang; limit: 'once' | 'day' | 'locked' | null }
  | { amount: undefined; limit: 'min' | null }

/** @returns no amount if a withdrawal would be refused; `min`: less than the minimum is available */
export function allAtOnce(
  { available, locked, withdrawLeftToday }: Wallet,
  setting: WithdrawSetting | undefined,
): AllAtOnce {
  const { minWithdraw = 0, maxWithdraw = 0, maxPerDay = 0 } = setting ?? {}
  const once = maxWithdraw > 0 ? maxWithdraw : Infinity
  const day = maxPerDay > 0 ? withdrawLeftToday : Infinity
  const amount = satang(Math.min(available, once, day))
  if (amount === 0 || amount < minWithdraw) {
    return { amount: undefined, limit: available > 0 && available < minWithdraw ? 'min' : null }
  }
  if (amount < available) return { amount, limit: day < once ? 'day' : 'once' }
  return { amount, limit: locked > 0 ? 'locked' : null }
}

interface WithdrawError {
  code: ErrorCode
  values?: ErrorValues
}

const aboutAmount: ReadonlySet<string> = new Set<ErrorCode>([
  'amountrequired',
  'amountinvalid',
  'belowminwithdraw',
  'overmaxwithdraw',
  'insufficientcredit',
  'withdrawday',
  'turnoverincomplete',
])

/** Whether an error is shown beside the amount; others concern the whole form. */
function isAboutAmount(code: string): boolean {
  return aboutAmount.has(code)
}

/** Checks what the device can check before sending. The provider checks again and decides. */
function validateWithdrawal(
  { amount, error }: ReturnType<typeof readAmount>,
  { credit, available, turnoverLeft, withdrawLeftToday }: Wallet,
  setting: WithdrawSetting | undefined,
): WithdrawError | null {
  if (amount === null) return { code: error }
  if (setting && amount < setting.minWithdraw) {
    return { code: 'belowminwithdraw', values: { min: setting.minWithdraw } }
  }
  if (setting && setting.maxWithdraw > 0 && amount > setting.maxWithdraw) {
    return { code: 'overmaxwithdraw', values: { max: setting.maxWithdraw } }
  }
  if (amount > available && amount <= credit && turnoverLeft > 0) {
    return { code: 'turnoverincomplete', values: { left: turnoverLeft } }
  }
  if (amount > available) return { code: 'insufficientcredit', values: { max: available } }
  return setting && setting.maxPerDay > 0 && amount > withdrawLeftToday
    ? { code: 'withdrawday', values: { left: withdrawLeftToday } }
    : null
}
