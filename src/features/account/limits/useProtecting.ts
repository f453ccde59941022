import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Dispatch } from '#api/client/api'
import { type ProtectionAction, useWaitingActions } from '#api/protection/limits'
import { type Protected, protect } from '#api/protection/protection'

export interface Protecting {
  busy: boolean
  outcome: Protected | null
  /** @returns the result; undefined while another action is in progress */
  act: (action: ProtectionAction) => Promise<Protected | undefined>
  forget: () => void
}

/** Runs one protective action at a time. It applies at once; `outcome` says whether it was also sent. */
export function useProtecting(): Protecting {
  const dispatch = useDispatch<Dispatch>()
  const [busy, setBusy] = useState(false)
  const [acted, setActed] = useState<{ action: ProtectionAction; outcome: Protected } | null>(null)
  const waiting = useWaitingActions(acted?.action.order.userId ?? '')
  // Two clicks may arrive before the first one is rendered.
  const acting = useRef(false)

  async function act(action: ProtectionAction): Promise<Protected | undefined> {
    if (acting.current) return undefined
    acting.current = true
    setBusy(true)
    setActed(null)
    try {
      const outcome = await protect(dispatch, action)
      setActed({ action, outcome })
      return outcome
    } finally {
      acting.current = false
      setBusy(false)
    }
  }

  return { busy, outcome: acted && outcomeNow(acted, waiting), act, forget: () => setActed(null) }
}

/** A queued action counts as delivered once it is no longer waiting. */
function outcomeNow(
  { action, outcome }: { action: ProtectionAction; outcome: Protected },
  waiting: readonly ProtectionAction[],
): Protected {
  const waits = waiting.some(({ order: request }) => request.requestId === action.order.requestId)
  return outcome.phase === 'queued' && !waits ? { phase: 'applied', answer: undefined } : outcome
}
