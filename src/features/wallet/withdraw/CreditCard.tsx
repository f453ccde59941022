import { styled } from '@mui/material/styles'
import { useReceivedAllInfiniteQuery } from '#api/promotion/promotion'
import type { Received } from '#contract/promotion/promotion'
import type { Wallet } from '#contract/wallet/wallet'
import { Money } from '#ui/display/Money'
import { useErrorText } from '#ui/intl/useErrorText'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { UpdatedAt } from '#ui/load/LoadArea'
import { CreditRule } from '#ui/money/CreditRule'
import { TurnoverLocks } from '#ui/money/TurnoverLocks'
import { SectionCard } from '#ui/page/SectionCard'

interface CreditCardProps {
  userId: string
  wallet: Wallet
  updatedAt: number
}

/** Shows what can be withdrawn, what is locked, the remaining turnover, and what a cap leaves or deducted. */
export function CreditCard({ userId, wallet, updatedAt }: CreditCardProps) {
  const text = useText()
  const format = useFormat()
  const errorText = useErrorText()
  const received = useReceivedAllInfiniteQuery(userId).currentData?.pages[0]?.value ?? []
  const keeps = wallet.promotion?.keepsAtCompletion ?? null
  const capped = lastCapped(received)
  return (
    <SectionCard
      title={text('wallet.available')}
      action={<UpdatedAt updatedAt={updatedAt} isStale={false} />}
    >
      <Figures>
        <Money amount={wallet.available} />
      </Figures>
      <CreditRule
        wallet={wallet}
        also={[{ label: text('wallet.onHold'), value: <Money amount={wallet.onHold} /> }]}
      />
      {wallet.turnoverLeft > 0 && (
        <p>{errorText({ code: 'turnoverincomplete', values: { left: wallet.turnoverLeft } })}</p>
      )}
      {wallet.locks.length > 0 && <TurnoverLocks locks={wallet.locks} />}
      {keeps !== null && <p>{text('promotion.progress.cap', { keeps: format.money(keeps) })}</p>}
      {wallet.promotion === null && capped && (
        <p>
          {text('wallet.withdraw.capTaken', {
            name: capped.PromotionName,
            time: format.dateTime(capped.closedAt ?? capped.receivedAt),
            amount: format.money(capped.capForfeited),
            cap: format.money(capped.maxWithdraw),
          })}
        </p>
      )}
    </SectionCard>
  )
}

/** The last promotion played, if its completion deducted the amount above its cap. `received`: newest first. */
function lastCapped(received: readonly Received[]): Received | undefined {
  const last = received.find(({ activatedAt }) => activatedAt !== null)
  return last !== undefined && last.capForfeited > 0 ? last : undefined
}

const Figures = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  margin: '0 0 12px',
  fontSize: '2rem',
}))
