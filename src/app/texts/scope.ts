import { createContext, use, useEffect, useLayoutEffect } from 'react'
import { savesData } from '#lib/storage/savesData'
import { whenSettled } from '#lib/whenSettled'
import type { MissingChunk } from '#ui/load/lazyWithPreload'
import { type CatalogueScope, covers } from './catalogue'

interface ScopeValue {
  /** What is loaded and shown. */
  readonly shown: CatalogueScope
  /** What was wanted once stays wanted. */
  readonly want: (scope: CatalogueScope) => void
  /** Why what is wanted beyond that could not be had. */
  readonly missing: MissingChunk | null
}

export const ScopeContext = createContext<ScopeValue | null>(null)

/** The texts of the member area's frame and the dashboard. */
export function useMemberTexts(): boolean {
  return useTextsOf('member')
}

/** Asks for the texts of the player's pages once the first one stands: the next press finds them there. Not where bytes are paid for. */
export function useProductTextsAhead(): void {
  const { want } = useScope()
  useEffect(() => (savesData() ? undefined : whenSettled(() => want('product'))), [want])
}

/** Asks for the texts of a scope, and says whether they are there. */
export function useTextsOf(wanted: CatalogueScope): boolean {
  const { shown, want } = useScope()
  const isThere = covers(shown, wanted)
  useLayoutEffect(() => {
    // Asked for nothing, React would still do all that is left of a page before the page is painted.
    if (!isThere) want(wanted)
  }, [isThere, want, wanted])
  return isThere
}

/** As {@link useTextsOf}, for a page: throws the {@link MissingChunk} when its texts cannot be had. */
export function usePageTexts(wanted: CatalogueScope): boolean {
  const isThere = useTextsOf(wanted)
  const { missing } = useScope()
  if (!isThere && missing !== null) throw missing
  return isThere
}

function useScope(): ScopeValue {
  const scope = use(ScopeContext)
  if (scope === null) throw new Error('context must be use inside provider')
  return scope
}
