import { Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { FailureHelpContext } from '../ui/load/failureHelp'
import { noFaultHelp, storeFaultHelp } from './demoFaults'
import { demoEntrances, demoPages } from './demoPages'
import { MemberNotFound } from './errors/MemberNotFound'
import { PageSkeleton } from './loading/PageSkeleton'
import * as parts from './memberParts'
import { DashboardPage } from './pages'
import { paths } from './paths'
import { PageTexts } from './texts/PageTexts'

/** The table of the player's pages beyond the dashboard: each is loaded on demand, their texts with the first. */
const productPages = [
  { path: paths.wallet, Page: parts.WalletPage },
  { path: paths.deposit, Page: parts.DepositPage },
  { path: paths.depositDetail, Page: parts.DepositDetailPage },
  { path: paths.withdraw, Page: parts.WithdrawPage },
  { path: paths.withdrawDetail, Page: parts.WithdrawDetailPage },
  { path: paths.history, Page: parts.HistoryPage },
  { path: paths.promotions, Page: parts.PromotionsPage },
  { path: paths.received, Page: parts.ReceivedPage },
  { path: paths.promotion, Page: parts.PromotionPage },
  { path: paths.rewards, Page: parts.RewardsPage },
  { path: paths.code, Page: parts.CodePage },
  { path: paths.cashback, Page: parts.CashbackPage },
  { path: paths.wheel, Page: parts.WheelPage },
  { path: paths.invite, Page: parts.InvitePage },
  { path: paths.games, Page: parts.GamesPage },
  { path: paths.play, Page: parts.PlayPage },
  { path: paths.account, Page: parts.AccountPage },
  { path: paths.bank, Page: parts.BankPage },
  { path: paths.limits, Page: parts.LimitsPage },
  { path: paths.sessions, Page: parts.SessionsPage },
  { path: paths.notifications, Page: parts.NotificationsPage },
  { path: paths.help, Page: parts.HelpPage },
  { path: paths.responsible, Page: parts.ResponsiblePage },
  { path: paths.install, Page: parts.InstallPage },
]

const pages = [
  ...productPages.map((page) => ({ ...page, scope: 'product' as const })),
  ...demoPages.map((page) => ({ ...page, scope: 'demo' as const })),
]

export function MemberPages() {
  return (
    <Routes>
      <Route
        path={paths.analytics}
        element={
          <Suspense key={paths.analytics} fallback={<PageSkeleton />}>
            <DashboardPage />
          </Suspense>
        }
      />
      {pages.map(({ path, Page, scope }) => (
        <Route
          key={path}
          path={path}
          element={
            // One boundary a page: the skeleton answers a tap at once, and a loaded page shows none.
            <Suspense key={path} fallback={<PageSkeleton />}>
              <PageTexts scope={scope}>
                <FailureHelpContext value={scope === 'demo' ? storeFaultHelp : noFaultHelp}>
                  <Page />
                </FailureHelpContext>
              </PageTexts>
            </Suspense>
          }
        />
      ))}
      {demoEntrances.map(({ from, to }) => (
        <Route key={from} path={from} element={<Navigate to={to} replace />} />
      ))}
      <Route path="*" element={<MemberNotFound />} />
    </Routes>
  )
}
