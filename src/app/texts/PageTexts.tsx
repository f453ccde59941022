import type { ReactNode } from 'react'
import { PageSkeleton } from '../loading/PageSkeleton'
import type { CatalogueScope } from './catalogue'
import { usePageTexts } from './scope'

interface PageTextsProps {
  /** Whose words the page shows. */
  scope: CatalogueScope
  children: ReactNode
}

/** Around a page beyond the dashboard: no page is shown before its words are there, or said to be missing. */
export function PageTexts({ scope, children }: PageTextsProps) {
  return usePageTexts(scope) ? children : <PageSkeleton />
}
