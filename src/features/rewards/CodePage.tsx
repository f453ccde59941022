import { useText } from '#ui/intl/useText'
import { Cards } from '#ui/page/SectionCard'
import { CodeHistory } from './code/CodeHistory'
import { RedeemCard } from './code/RedeemCard'
import { RewardPage } from './RewardPage'

/** `/rewards/code`: redeem a credit code, and the codes redeemed so far. */
export function CodePage() {
  const text = useText()
  return (
    <RewardPage title={text('rewards.code.title')}>
      {(userId) => (
        <Cards>
          <RedeemCard />
          <CodeHistory userId={userId} />
        </Cards>
      )}
    </RewardPage>
  )
}
