import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { isOnline } from '#lib/device/presence'
import { useText } from '#ui/intl/useText'
import { openAlert } from '#ui/toast/toastSlice'
import { adminFailure } from '../api/adminApi'
import { useStaffSession } from '../api/adminSession'
import { useRequestError } from '../decision/RequestError'
import { settleDraft } from '../form/draft'
import {
  type Decided,
  dismissDecision,
  hold,
  type Outcome,
  reportDecision,
  sendHeld,
} from './heldDecisions'

interface Sending extends Decided {
  /** Key of the decision's draft, which is deleted after success. */
  about: string
  /** A password must be corrected in the form if it is wrong, so such a decision is sent at once. */
  isImmediate: boolean
  send: () => Promise<{ data?: unknown; error?: unknown }>
}

/** Number of queues on screen, which show the results themselves. */
let queuesOpen = 0

/** Sends what waits when the queue's page is left. */
export function useSendOnLeave(): void {
  useEffect(() => {
    queuesOpen += 1
    return () => {
      queuesOpen -= 1
      void sendHeld()
    }
  }, [])
}

/**
 * @returns a function that holds a confirmed decision for the time to undo it, or sends it at once. It returns
 *   the failure of a decision sent at once, and `unsent` for a decision that is held.
 */
export function useHold() {
  const text = useText()
  const dispatch = useDispatch()
  const requestError = useRequestError()
  const adminID = useStaffSession()?.adminID ?? ''

  /** The queue's page was left in the meantime, so a toast says how the decision ended. */
  function tellElsewhere({ id, decision }: Decided, { failure }: Outcome): void {
    if (queuesOpen > 0) return
    const what = `${text(`admin.decision.${decision}`)} · ${id}`
    if (failure === null) {
      dismissDecision(id)
      dispatch(openAlert('success', `${what}: ${text('admin.held.done')}`))
    } else {
      dispatch(openAlert('error', `${what}: ${requestError(failure)}`))
    }
  }

  return async ({ about, isImmediate, send, ...decided }: Sending) => {
    const sendOnce = async (): Promise<Outcome> => {
      const { data, error } = await send()
      const approvalId: unknown = Object(data).approvalId
      return {
        failure: adminFailure(error),
        approvalId: typeof approvalId === 'string' ? approvalId : null,
      }
    }
    // Offline, the form that is still open says so.
    if (isImmediate || !isOnline()) {
      const outcome = await sendOnce()
      if (outcome.failure === null) reportDecision(decided, outcome)
      return outcome.failure
    }
    hold({
      ...decided,
      send: sendOnce,
      answered: (outcome) => {
        settleDraft(adminID, about, outcome.failure)
        tellElsewhere(decided, outcome)
      },
    })
    return 'unsent' as const
  }
}
