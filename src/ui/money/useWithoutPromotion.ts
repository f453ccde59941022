import type { Satang } from '../../lib/money'
import { useFormat } from '../intl/useFormat'
import { useText } from '../intl/useText'
import { type TurnoverLock, useLockName } from './TurnoverLocks'

interface TiedWallet {
  turnoverLeft: Satang
  promotion: { PromotionName: string } | null
  locks: readonly TurnoverLock[]
}

/** What a deposit without a promotion is tied to. Nothing is promised while the wallet is not known. */
export function useWithoutPromotion(): (wallet: TiedWallet | undefined) => string {
  const text = useText()
  const format = useFormat()
  const lockName = useLockName()
  return (wallet) => {
    if (wallet === undefined) return text('promotion.without.noBonus')
    const { promotion, locks, turnoverLeft } = wallet
    if (locks.length === 0 && turnoverLeft === 0) return text('promotion.without.text')
    const left = format.money(turnoverLeft)
    if (promotion) return text('promotion.without.active', { name: promotion.PromotionName, left })
    return text('promotion.without.locked', { names: locks.map(lockName).join(', '), left })
  }
}
