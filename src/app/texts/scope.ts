import { createContext, use, useLayoutEffect } from 'react'
import type { CatalogueScope } from './catalogue'

interface ScopeValue {
  /** What is loaded and shown. */
  readonly shown: CatalogueScope
  readonly want: (scope: CatalogueScope) => void
}

export const ScopeContext = createContext<ScopeValue | null>(null)

/** Asks for the member area's texts, and says whether they are there. */
export function useMemberTexts(): boolean {
  const scope = use(ScopeContext)
  if (scope === null) throw new Error('context must be use inside provider')
  const { shown, want } = scope
  useLayoutEffect(() => want('member'), [want])
  return shown === 'member'
}
