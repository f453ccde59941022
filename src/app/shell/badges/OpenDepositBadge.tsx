import { useDepositHistoryQuery } from '#api/money/wallet'
import { useText } from '#ui/intl/useText'
import { BadgeMark } from './BadgeMark'
import { openDeposits } from './openDeposits'

/** How many deposits are not finished. */
export function OpenDepositBadge({ userId }: { userId: string }) {
  const text = useText()
  const { currentData: answer } = useDepositHistoryQuery(userId)
  const count = answer ? openDeposits(answer.value) : 0
  return <BadgeMark count={count} label={text('shell.badge.money', { count })} />
}
