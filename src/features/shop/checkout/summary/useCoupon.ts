import { useState } from 'react'
import { bahtFromSatang, type Satang } from '#lib/money'
import { useText } from '#ui/intl/useText'
import { useErrorMessage } from '#ui/load/useErrorMessage'
import { useApplyDiscountMutation } from '../../api/cart'
import type { CouponResult } from './couponResult'

/** Spec 5: the codes of the demo, told to whoever wants to try one. */
export const demoCodes = ['BERRY50', 'FLAT05', 'SUB150', 'UPTO200'] as const

export const longestCode = 40

/** The code that is typed, and what came of the one that was sent last. */
export function useCoupon(subtotal: Satang) {
  const text = useText()
  const errorMessage = useErrorMessage()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [result, setResult] = useState<CouponResult | null>(null)
  const [send, { isLoading: busy }] = useApplyDiscountMutation()

  async function ask(sent: string): Promise<void> {
    setResult(null)
    const { data, error } = await send({ code: sent, total: bahtFromSatang(subtotal) })
    if (data === undefined) {
      setResult({ kind: 'failed', reason: errorMessage(error) })
    } else if (sent === '') {
      setResult({ kind: 'removed' })
    } else if (data.amount === 0) {
      setResult({ kind: 'none', code: sent })
    } else {
      setResult({ kind: 'given', code: sent, amount: data.amount })
      setCode('')
    }
  }

  return {
    code,
    problem,
    result,
    busy,
    setCode: (typed: string) => {
      setCode(typed)
      setProblem(null)
    },
    apply: async () => {
      if (busy) return
      const sent = code.trim().toUpperCase()
      if (sent === '') setProblem(text('shop.checkout.coupon.missing'))
      else await ask(sent)
    },
    /** No code at all is worth nothing, and takes the place of the one before. */
    remove: async () => {
      if (!busy) await ask('')
    },
  }
}
