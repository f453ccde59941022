import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useOnline } from '#api/client/refetch'
import type { AdminFailure } from '../api/adminApi'
import { heldDecisions, isBeingDecided, type Verdict } from './heldDecisions'
import { useSheetKeys } from './useSheetKeys'

interface DecisionState<Possible extends Verdict> {
  /** The decision whose confirmation is on screen; null if none is. */
  decision: Possible | null
  /** The decision that was begun, even if it is no longer possible. */
  begun: Verdict | null
  begin: (decision: Possible | null) => void
  /** Why the last try failed. */
  earlier: AdminFailure | null
  isBeingDecided: boolean
}

const verdictOf: Readonly<Record<string, Verdict>> = { a: 'approve', r: 'reject', p: 'paid' }

/** Which decision the open sheet confirms: begun by a key in the list or the sheet, or by a button. */
export function useDecisionState<const Possible extends Verdict>(
  id: string,
  possible: readonly Possible[],
): DecisionState<Possible> {
  const asked: unknown = Object(useLocation().state).decision
  const [begun, setBegun] = useState<Verdict | null>(
    () => possible.find((one) => one === asked) ?? null,
  )
  const isOnline = useOnline()
  const all = useSyncExternalStore(heldDecisions.subscribe, heldDecisions.get)
  const isHeld = isBeingDecided(all, id)
  const keys = Object.entries(verdictOf).filter(([, verdict]) =>
    possible.some((one) => one === verdict && isOnline && !isHeld),
  )
  useSheetKeys(Object.fromEntries(keys.map(([key, verdict]) => [key, () => setBegun(verdict)])))
  const failed = all.find((one) => one.id === id && one.state === 'failed')
  return {
    // A colleague may have decided in the meantime, so another step is next.
    decision: isHeld ? null : (possible.find((one) => one === begun) ?? null),
    begun,
    begin: setBegun,
    earlier: failed?.decision === begun ? (failed?.outcome?.failure ?? null) : null,
    isBeingDecided: isHeld,
  }
}
