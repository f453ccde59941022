import { useState } from 'react'
import { lazyOverlay } from '#ui/overlay/lazyOverlay'
import type { SeriesScope } from '../series/changes'
import type { SeriesAct } from './ScopeDialog'

export const ScopeDialog = lazyOverlay(
  () => import('./ScopeDialog').then((module) => module.ScopeDialog),
  ({ onEnd }) =>
    () =>
      onEnd(null),
)

interface Asked {
  act: SeriesAct
  answer: (scope: SeriesScope | null) => void
}

/** Asks for the scope of a change to a series; null if the user cancels. */
export function useScopes() {
  const [asked, setAsked] = useState<Asked | null>(null)
  return {
    asked,
    ask: (act: SeriesAct) => new Promise<SeriesScope | null>((answer) => setAsked({ act, answer })),
    end: (scope: SeriesScope | null) => {
      setAsked(null)
      asked?.answer(scope)
    },
  }
}
