import type { ReactNode } from 'react'
import { PageSkeleton } from '../loading/PageSkeleton'
import type { CatalogueScope } from './catalogue'
import { useTextsOf } from './scope'

interface PageTextsProps {
  /** Whose words the page shows. */
  scope: CatalogueScope
  children: ReactNode
}

/** Around a page beyond the dashboard: no page is shown before its words are there. */
export function PageTexts({ scope, children }: PageTextsProps) {
  return useTextsOf(scope) ? children : <PageSkeleton />
}
