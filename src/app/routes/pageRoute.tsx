import { Suspense } from 'react'
import type { PageRoute as Page } from '#ui/navigation/featureRoutes'
import { PageSkeleton } from '../loading/PageSkeleton'
import type { CatalogueScope } from '../texts/catalogue'
import { PageTexts } from '../texts/PageTexts'
import type { PageRoute } from './routeFinder'

/** The route of a page of the member area that shows the words of `texts`. */
export function pageRoute({ path, Page }: Page, texts: CatalogueScope): PageRoute {
  return {
    path,
    preload: () => Page.preload(),
    element: (
      // One boundary a page: the skeleton answers a tap at once, and a loaded page shows none.
      <Suspense key={path} fallback={<PageSkeleton />}>
        <PageTexts scope={texts}>
          <Page />
        </PageTexts>
      </Suspense>
    ),
  }
}
