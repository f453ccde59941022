import { useSelector } from 'react-redux'
import { selectPlayer } from '#api/session/session'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { RewardsHub } from './hub/RewardsHub'
import { RewardGate } from './RewardGate'

/** `/rewards`: claimable rewards, and links to every kind. */
export function RewardsPage() {
  const text = useText()
  const userId = useSelector(selectPlayer)?.id
  return (
    <Page title={text('rewards.title')}>
      {userId !== undefined && (
        <RewardGate key={userId} userId={userId}>
          <RewardsHub userId={userId} />
        </RewardGate>
      )}
    </Page>
  )
}
