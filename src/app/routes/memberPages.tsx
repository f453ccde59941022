import { Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { PageSkeleton } from '../loading/PageSkeleton'
import { PageTexts } from '../texts/PageTexts'
import { demoEntrances, demoPages } from './demoPages'
import * as parts from './memberParts'
import { memberPaths } from './memberPaths'
import { DashboardPage } from './pages'
import { paths } from './paths'
import { routeFinder } from './routeFinder'

/** The table of the player's pages beyond the dashboard: each is loaded on demand, their texts with the first. */
const productPages = [
  { path: memberPaths.wallet, Page: parts.WalletPage },
  { path: memberPaths.deposit, Page: parts.DepositPage },
  { path: memberPaths.depositDetail, Page: parts.DepositDetailPage },
  { path: memberPaths.withdraw, Page: parts.WithdrawPage },
  { path: memberPaths.withdrawDetail, Page: parts.WithdrawDetailPage },
  { path: memberPaths.history, Page: parts.HistoryPage },
  { path: memberPaths.statement, Page: parts.StatementPage },
  { path: memberPaths.promotions, Page: parts.PromotionsPage },
  { path: memberPaths.received, Page: parts.ReceivedPage },
  { path: memberPaths.promotion, Page: parts.PromotionPage },
  { path: memberPaths.rewards, Page: parts.RewardsPage },
  { path: memberPaths.code, Page: parts.CodePage },
  { path: memberPaths.cashback, Page: parts.CashbackPage },
  { path: memberPaths.wheel, Page: parts.WheelPage },
  { path: memberPaths.invite, Page: parts.InvitePage },
  { path: memberPaths.games, Page: parts.GamesPage },
  { path: memberPaths.play, Page: parts.PlayPage },
  { path: memberPaths.account, Page: parts.AccountPage },
  { path: memberPaths.bank, Page: parts.BankPage },
  { path: memberPaths.limits, Page: parts.LimitsPage },
  { path: memberPaths.password, Page: parts.PasswordPage },
  { path: memberPaths.sessions, Page: parts.SessionsPage },
  { path: memberPaths.notifications, Page: parts.NotificationsPage },
  { path: memberPaths.help, Page: parts.HelpPage },
  { path: memberPaths.responsible, Page: parts.ResponsiblePage },
  { path: memberPaths.contact, Page: parts.ContactPage },
  { path: memberPaths.install, Page: parts.InstallPage },
]

const scopedPages = [
  ...productPages.map((page) => ({ ...page, scope: 'product' as const })),
  ...demoPages.map((page) => ({ ...page, scope: 'demo' as const })),
]

const routeAt = routeFinder([
  {
    path: paths.analytics,
    element: (
      <Suspense key={paths.analytics} fallback={<PageSkeleton />}>
        <DashboardPage />
      </Suspense>
    ),
  },
  ...scopedPages.map(({ path, Page, scope }) => ({
    path,
    element: (
      // One boundary a page: the skeleton answers a tap at once, and a loaded page shows none.
      <Suspense key={path} fallback={<PageSkeleton />}>
        <PageTexts scope={scope}>
          <Page />
        </PageTexts>
      </Suspense>
    ),
  })),
  ...demoEntrances.map(({ from, to }) => ({ path: from, element: <Navigate to={to} replace /> })),
])

const elsewhere = {
  path: '*',
  element: (
    <Suspense fallback={<PageSkeleton />}>
      <parts.ShowcaseArea />
    </Suspense>
  ),
}

export function MemberPages() {
  const { pathname } = useLocation()
  return (
    <Routes>
      <Route {...(routeAt(pathname) ?? elsewhere)} />
    </Routes>
  )
}
