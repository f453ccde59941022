import { styled } from '@mui/material/styles'
import { Suspense, useState } from 'react'
import { useSelector } from 'react-redux'
import { firstStep } from '#api/session/firstStep'
import { selectPlayer } from '#api/session/session'
import { useText } from '#ui/intl/useText'
import { SkeletonBlock } from '#ui/load/LoadArea'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { Page } from '#ui/page/Page'
import { ActionStrip } from './actions/ActionStrip'
import { BalanceCard } from './balance/BalanceCard'
import { BannersCard } from './banners/BannersCard'
import { FlowCard } from './flow/FlowCard'
import { LimitsCard } from './limits/LimitsCard'
import { PromotionCard } from './promotion/PromotionCard'
import { TransactionsCard } from './transactions/TransactionsCard'

/** The player's start page. */
export function DashboardPage() {
  const userId = useSelector(selectPlayer)?.id
  // Another player gets new cards, so that no data of the previous player appears for a moment.
  return userId === undefined ? null : <Dashboard key={userId} userId={userId} />
}

/** Loaded lazily, because a player sees it once. */
const FirstStep = lazyWithPreload(() =>
  import('./firstStep/FirstStep').then((module) => module.FirstStep),
)

/**
 * The first step after a registration, then the cards. They load independently, so one that fails does not
 * affect the others. All send their requests at once, in display order: the balance first.
 */
function Dashboard({ userId }: { userId: string }) {
  const text = useText()
  const [isNew, setNew] = useState(() => firstStep.get() !== null)
  if (isNew) {
    return (
      <Page title={text('dashboard.welcome.title')}>
        <Suspense fallback={<SkeletonBlock height={420} />}>
          <FirstStep userId={userId} onDone={() => setNew(false)} />
        </Suspense>
      </Page>
    )
  }
  return (
    <Page title={text('dashboard.title')}>
      <Cards>
        <BalanceCard userId={userId} />
        <PromotionCard userId={userId} />
        <ActionStrip userId={userId} />
        <TransactionsCard userId={userId} />
        <FlowCard userId={userId} />
        <LimitsCard userId={userId} />
        <BannersCard userId={userId} />
      </Cards>
    </Page>
  )
}

/** One column on phones. On wide screens, a narrow and a wide column, with the banners below. */
const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    '& > [data-wide], & > section:nth-of-type(n + 5)': { gridColumn: '1 / -1' },
  },
}))
