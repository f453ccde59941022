import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { MemberNotFound } from './errors/MemberNotFound'
import { PageSkeleton } from './loading/PageSkeleton'
import { showcasePages } from './showcasePages'
import { PageTexts } from './texts/PageTexts'

/** The part of the member area that shows what the dashboard is built of; also what is no page. */
export function ShowcaseArea() {
  return (
    <Routes>
      {showcasePages.map(({ path, Page }) => (
        <Route
          key={path}
          path={path}
          element={
            <Suspense key={path} fallback={<PageSkeleton />}>
              <PageTexts scope="demo">
                <Page />
              </PageTexts>
            </Suspense>
          }
        />
      ))}
      <Route path="*" element={<MemberNotFound />} />
    </Routes>
  )
}
