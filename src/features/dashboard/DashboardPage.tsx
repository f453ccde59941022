import { styled } from '@mui/material/styles'
import { useSelector } from 'react-redux'
import { selectPlayer } from '#api/session/session'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { ActionStrip } from './actions/ActionStrip'
import { BalanceCard } from './balance/BalanceCard'
import { BannersCard } from './banners/BannersCard'
import { FlowCard } from './flow/FlowCard'
import { LimitsCard } from './limits/LimitsCard'
import { PromotionCard } from './promotion/PromotionCard'
import { TransactionsCard } from './transactions/TransactionsCard'

/**
 * Where a player lands: cards that load on their own, so that one which fails leaves the others
 * whole. They ask in the order in which they stand here, all at once: the balance first.
 */
export function DashboardPage() {
  const text = useText()
  const userId = useSelector(selectPlayer)?.id
  return (
    <Page title={text('dashboard.title')}>
      {userId !== undefined && (
        // A new player means new cards: nothing of the last one's may stand there for a moment.
        <Cards key={userId}>
          <BalanceCard userId={userId} />
          <PromotionCard userId={userId} />
          <ActionStrip userId={userId} />
          <TransactionsCard userId={userId} />
          <FlowCard userId={userId} />
          <LimitsCard userId={userId} />
          <BannersCard userId={userId} />
        </Cards>
      )}
    </Page>
  )
}

/** One column on phones. Beside each other, a narrow card and a wide one; the banners under all. */
const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    '& > [data-wide], & > section:nth-of-type(n + 5)': { gridColumn: '1 / -1' },
  },
}))
