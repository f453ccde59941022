import { Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { MemberNotFound } from '../errors/MemberNotFound'
import { PageSkeleton } from '../loading/PageSkeleton'
import { PageTexts } from '../texts/PageTexts'
import { routeFinder } from './routeFinder'
import { showcasePages } from './showcasePages'

const routeAt = routeFinder(
  showcasePages.map(({ path, Page }) => ({
    path,
    element: (
      <Suspense key={path} fallback={<PageSkeleton />}>
        <PageTexts scope="demo">
          <Page />
        </PageTexts>
      </Suspense>
    ),
  })),
)

const notFound = { path: '*', element: <MemberNotFound /> }

/** The part of the member area that shows what the dashboard is built of; also what is no page. */
export function ShowcaseArea() {
  const { pathname } = useLocation()
  return (
    <Routes>
      <Route {...(routeAt(pathname) ?? notFound)} />
    </Routes>
  )
}
