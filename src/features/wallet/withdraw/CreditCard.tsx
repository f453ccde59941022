import { styled } from '@mui/material/styles'
import type { ActivePromotion } from '../../../contract/promotion'
import { turnoverOf } from '../../../contract/turnover'
import type { Wallet } from '../../../contract/wallet'
import { Facts } from '../../../ui/display/Facts'
import { Money } from '../../../ui/display/Money'
import { useRefusalText } from '../../../ui/intl/useRefusalText'
import { useText } from '../../../ui/intl/useText'
import { CreditRule } from '../../../ui/money/CreditRule'
import { TurnoverMeter } from '../../../ui/money/TurnoverMeter'
import { SectionCard } from '../../../ui/page/SectionCard'
import { AsOf } from '../../../ui/state/AsOf'

interface CreditCardProps {
  wallet: Wallet
  asOf: number
  active: ActivePromotion | null
}

/** What can be withdrawn, what cannot, and what must be played for it. */
export function CreditCard({ wallet, asOf, active }: CreditCardProps) {
  const text = useText()
  const refusalText = useRefusalText()
  return (
    <SectionCard title={text('wallet.available')} action={<AsOf asOf={asOf} kept={false} />}>
      <Figures>
        <Money amount={wallet.available} />
      </Figures>
      <Facts
        facts={[
          { label: text('wallet.credit'), value: <Money amount={wallet.credit} /> },
          { label: text('wallet.locked'), value: <Money amount={wallet.locked} /> },
          { label: text('wallet.onHold'), value: <Money amount={wallet.onHold} /> },
        ]}
      />
      <CreditRule wallet={wallet} />
      {active && <TurnoverMeter {...turnoverOf(active)} />}
      {wallet.turnoverLeft > 0 && (
        <p>{refusalText({ code: 'turnoverincomplete', values: { left: wallet.turnoverLeft } })}</p>
      )}
    </SectionCard>
  )
}

const Figures = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  margin: '0 0 12px',
  fontSize: '2rem',
}))
