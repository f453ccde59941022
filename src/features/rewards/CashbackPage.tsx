import { useText } from '#ui/intl/useText'
import { CashbackOverview } from './cashback/CashbackOverview'
import { RewardPage } from './RewardPage'

/** `/rewards/cashback`: what can be claimed, how the running period stands, and how it is calculated. */
export function CashbackPage() {
  const text = useText()
  return (
    <RewardPage title={text('rewards.cashback.title')}>
      {(userId) => <CashbackOverview userId={userId} />}
    </RewardPage>
  )
}
