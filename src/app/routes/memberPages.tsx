import { Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { sectionEntrances } from '#lib/paths/member'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { PageSkeleton } from '../loading/PageSkeleton'
import { PageTexts } from '../texts/PageTexts'
import { demoFeatures, productFeatures } from './features'
import { routeFinder } from './routeFinder'

/** The showcases, and what is no page at all. */
const ShowcaseArea = lazyWithPreload(() =>
  import('./ShowcaseArea').then((module) => module.ShowcaseArea),
)

const routeAt = routeFinder([
  ...[...productFeatures, ...demoFeatures].flatMap(({ pages, texts }) =>
    pages.map(({ path, Page }) => ({
      path,
      element: (
        // One boundary a page: the skeleton answers a tap at once, and a loaded page shows none.
        <Suspense key={path} fallback={<PageSkeleton />}>
          <PageTexts scope={texts}>
            <Page />
          </PageTexts>
        </Suspense>
      ),
    })),
  ),
  ...sectionEntrances.map(({ from, to }) => ({
    path: from,
    element: <Navigate to={to} replace />,
  })),
])

const elsewhere = {
  path: '*',
  element: (
    <Suspense fallback={<PageSkeleton />}>
      <ShowcaseArea />
    </Suspense>
  ),
}

/** The pages of all features: each is loaded on demand, their texts with the first. */
export function MemberPages() {
  const { pathname } = useLocation()
  return (
    <Routes>
      <Route {...(routeAt(pathname) ?? elsewhere)} />
    </Routes>
  )
}
