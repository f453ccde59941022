import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Dispatch } from '#api/client/api'
import { type Protected, protect } from '#api/protection/protection'
import type { ProtectionAction } from '#api/protection/protectionActions'

export interface Protecting {
  busy: boolean
  outcome: Protected | null
  /** What came of it; undefined while another one is on its way. */
  act: (action: ProtectionAction) => Promise<Protected | undefined>
  forget: () => void
}

/** One protective action at a time: it counts at once, and `outcome` tells whether it was also sent. */
export function useProtecting(): Protecting {
  const dispatch = useDispatch<Dispatch>()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Protected | null>(null)
  // Two clicks may come before the first one is drawn.
  const acting = useRef(false)

  async function act(action: ProtectionAction): Promise<Protected | undefined> {
    if (acting.current) return undefined
    acting.current = true
    setBusy(true)
    setOutcome(null)
    try {
      const came = await protect(dispatch, action)
      setOutcome(came)
      return came
    } finally {
      acting.current = false
      setBusy(false)
    }
  }

  return { busy, outcome, act, forget: () => setOutcome(null) }
}
