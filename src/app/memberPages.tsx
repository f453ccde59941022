import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { MemberNotFound } from './errors/MemberNotFound'
import { PageSkeleton } from './loading/PageSkeleton'
import { DashboardPage } from './pages'
import { paths } from './paths'

/** The table of the member area's pages: each is loaded on demand. */
const pages = [{ path: paths.analytics, Page: DashboardPage }]

export function MemberPages() {
  return (
    <Routes>
      {pages.map(({ path, Page }) => (
        <Route
          key={path}
          path={path}
          element={
            // One boundary a page: the skeleton answers a tap at once, and a loaded page shows none.
            <Suspense key={path} fallback={<PageSkeleton />}>
              <Page />
            </Suspense>
          }
        />
      ))}
      <Route path="*" element={<MemberNotFound />} />
    </Routes>
  )
}
