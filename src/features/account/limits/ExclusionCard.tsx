import { excludePeriods } from '#contract/protection/limits'
import { useText } from '#ui/intl/useText'
import { BlockCard } from './BlockCard'

/** A long one, from half a year to for ever. */
export function ExclusionCard({ userId }: { userId: string }) {
  const text = useText()
  return (
    <BlockCard
      userId={userId}
      name="exclude"
      periods={excludePeriods}
      title={text('account.exclude.title')}
      means={text('account.exclude.means')}
      deed={text('account.exclude.deed')}
    />
  )
}
