import type { ReactNode } from 'react'
import { PageSkeleton } from '../loading/PageSkeleton'
import { useProductTexts } from './scope'

/** Around a page beyond the dashboard: no page is shown before its words are there. */
export function ProductTexts({ children }: { children: ReactNode }) {
  return useProductTexts() ? children : <PageSkeleton />
}
