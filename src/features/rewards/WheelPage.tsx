import { useText } from '#ui/intl/useText'
import { RewardPage } from './RewardPage'
import { WheelOverview } from './wheel/WheelOverview'

/** `/rewards/wheel`: the wheel, its chances, and every spin with its proof. */
export function WheelPage() {
  const text = useText()
  return (
    <RewardPage title={text('rewards.wheel.title')}>
      {(userId) => <WheelOverview userId={userId} />}
    </RewardPage>
  )
}
