import { Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { sectionEntrances } from '#lib/paths/member'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { PageSkeleton } from '../loading/PageSkeleton'
import { demoFeatures, productFeatures } from './features'
import { pageRoute } from './pageRoute'
import { routeFinder } from './routeFinder'

/** The showcases, and what is no page at all. */
const ShowcaseArea = lazyWithPreload(() =>
  import('./ShowcaseArea').then((module) => module.ShowcaseArea),
)

const routeAt = routeFinder([
  ...[...productFeatures, ...demoFeatures].flatMap(({ pages, texts }) =>
    pages.map((page) => pageRoute(page, texts)),
  ),
  ...sectionEntrances.map(({ from, to }) => ({
    path: from,
    element: <Navigate to={to} replace />,
  })),
])

const elsewhere = (
  <Suspense fallback={<PageSkeleton />}>
    <ShowcaseArea />
  </Suspense>
)

/** Loads the code of the page at a path ahead of time. Never rejects; showcases come with their own table. */
export async function preloadMemberPage(pathname: string): Promise<void> {
  await routeAt(pathname)?.preload?.()
}

/**
 * The pages of all features: each is loaded on demand, their texts with the first. `Routes` finds what is
 * written in an address; the others are found already, and come sooner without it.
 */
export function MemberPages() {
  const { pathname } = useLocation()
  const route = routeAt(pathname)
  if (!route?.path.includes(':')) return route?.element ?? elsewhere
  return (
    <Routes>
      <Route {...route} />
    </Routes>
  )
}
