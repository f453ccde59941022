import { type ReactNode, use } from 'react'
import { useLocation } from 'react-router-dom'
import { providerExt } from '#lib/environment'
import { memberPaths } from '#lib/paths/member'
import { useText } from '#ui/intl/useText'
import { ViewTabs } from '#ui/navigation/ViewTabs'
import { Page } from '#ui/page/Page'
import { PhoneBack } from '#ui/page/PageBar'

interface ListsPageProps {
  title: string
  children: ReactNode
}

/**
 * One page with two views: deposits and withdrawals, and all changes of the credit. Each has its own path; Back
 * leaves both.
 */
export function ListsPage({ title, children }: ListsPageProps) {
  const text = useText()
  const search = sharedFilter(useLocation().search)
  const views = [
    { label: text('wallet.history.title'), to: { pathname: memberPaths.history, search } },
    { label: text('wallet.statement.title'), to: { pathname: memberPaths.statement, search } },
  ]
  const isPhone = use(PhoneBack) !== null
  const tabs = providerExt && (
    <ViewTabs label={text('wallet.lists.views')} views={views} replace isWide />
  )
  return (
    <Page title={title} actions={!isPhone && tabs}>
      {isPhone && tabs}
      {children}
    </Page>
  )
}

/** The filters that both views have: search and days. */
function sharedFilter(search: string): string {
  const shared = [...new URLSearchParams(search)].filter(([name]) => sharedNames.has(name))
  return new URLSearchParams(shared).toString()
}

const sharedNames: ReadonlySet<string> = new Set(['search', 'from', 'to'])
