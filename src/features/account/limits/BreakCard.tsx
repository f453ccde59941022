import { timeoutPeriods } from '#contract/protection/limits'
import { useText } from '#ui/intl/useText'
import { BlockCard } from './BlockCard'

/** A short break from playing. */
export function BreakCard({ userId }: { userId: string }) {
  const text = useText()
  return (
    <BlockCard
      userId={userId}
      name="timeout"
      periods={timeoutPeriods}
      title={text('account.break.title')}
      means={text('account.break.means')}
      deed={text('account.break.deed')}
    />
  )
}
