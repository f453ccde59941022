import type { Satang } from '#lib/money'
import { SentenceWithData } from '../display/DataText'
import { useFormat } from '../intl/useFormat'
import { useText } from '../intl/useText'
import { type TurnoverLock, useLockName } from './TurnoverLocks'

interface TiedWallet {
  turnoverLeft: Satang
  promotion: { PromotionName: string } | null
  locks: readonly TurnoverLock[]
}

/** What a deposit without a promotion is tied to. Nothing is promised while the wallet is not known. */
export function WithoutPromotion({ wallet }: { wallet: TiedWallet | undefined }) {
  const text = useText()
  const format = useFormat()
  const lockName = useLockName()
  if (wallet === undefined) return text('promotion.without.noBonus')
  const { promotion, locks, turnoverLeft } = wallet
  if (locks.length === 0 && turnoverLeft === 0) return text('promotion.without.text')
  const left = format.money(turnoverLeft)
  return (
    <SentenceWithData>
      {promotion
        ? text('promotion.without.active', { name: promotion.PromotionName, left })
        : text('promotion.without.locked', { names: locks.map(lockName).join(', '), left })}
    </SentenceWithData>
  )
}
