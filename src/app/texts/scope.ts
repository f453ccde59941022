import { createContext, use, useEffect, useLayoutEffect } from 'react'
import { whenSettled } from '#lib/whenSettled'
import { type CatalogueScope, covers } from './catalogue'

interface ScopeValue {
  /** What is loaded and shown. */
  readonly shown: CatalogueScope
  /** What was wanted once stays wanted. */
  readonly want: (scope: CatalogueScope) => void
}

export const ScopeContext = createContext<ScopeValue | null>(null)

/** The texts of the member area's frame and the dashboard. */
export function useMemberTexts(): boolean {
  return useTextsOf('member')
}

/** Asks for the texts of the player's pages once the first one stands: the next press finds them there. */
export function useProductTextsAhead(): void {
  const { want } = useScope()
  useEffect(() => whenSettled(() => want('product')), [want])
}

/** Asks for the texts of a scope, and says whether they are there. */
export function useTextsOf(wanted: CatalogueScope): boolean {
  const { shown, want } = useScope()
  useLayoutEffect(() => want(wanted), [want, wanted])
  return covers(shown, wanted)
}

function useScope(): ScopeValue {
  const scope = use(ScopeContext)
  if (scope === null) throw new Error('context must be use inside provider')
  return scope
}
