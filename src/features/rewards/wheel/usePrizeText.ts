import type { Spin } from '#contract/rewards/rewards'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'

/** What a spin won, in words. */
export function usePrizeText(): (spin: Pick<Spin, 'prizeType' | 'amount' | 'points'>) => string {
  const text = useText()
  const format = useFormat()
  return ({ prizeType, amount, points }) => {
    if (prizeType === 'credit')
      return text('rewards.wheel.prize.credit', { amount: format.money(amount) })
    if (prizeType === 'point') return text('rewards.wheel.prize.point', { count: points })
    return text(prizeType === 'code' ? 'rewards.wheel.prize.code' : 'rewards.wheel.prize.none')
  }
}
