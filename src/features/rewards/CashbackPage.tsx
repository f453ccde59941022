import { useText } from '#ui/intl/useText'
import { CashbackOverview } from './cashback/CashbackOverview'
import { RewardPage } from './RewardPage'

/** `/rewards/cashback`: claimable cashback, the current period, and the calculation. */
export function CashbackPage() {
  const text = useText()
  return (
    <RewardPage title={text('rewards.cashback.title')}>
      {(userId) => <CashbackOverview userId={userId} />}
    </RewardPage>
  )
}
