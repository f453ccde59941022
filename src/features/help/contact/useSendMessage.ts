import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Dispatch } from '#api/client/api'
import { isRefusal } from '#api/client/provider'
import { type Failure, isFailure } from '#contract/failure'
import type { SupportRequest, SupportSubject } from '#contract/help/support'
import { makeRequestId } from '#lib/requestId'
import { supportApi } from '../api'

interface Outcome {
  busy: boolean
  /** Error of the last attempt. */
  failure: Failure | null
}

interface SendMessage extends Outcome {
  /** @returns whether the message was delivered */
  send: (text: string, about: SupportSubject | null) => Promise<boolean>
}

/** Sends messages to staff. Sending the same message again after a lost answer delivers it only once. */
export function useSendMessage(userId: string): SendMessage {
  const dispatch = useDispatch<Dispatch>()
  const last = useRef<SupportRequest | null>(null)
  const [outcome, setOutcome] = useState<Outcome>({ busy: false, failure: null })

  async function send(text: string, about: SupportSubject | null): Promise<boolean> {
    if (outcome.busy) return false
    setOutcome({ busy: true, failure: null })
    const same = last.current?.text === text && last.current.about?.id === about?.id
    const requestId = same && last.current ? last.current.requestId : makeRequestId()
    last.current = { userId, requestId, text, about }
    const { data, error } = await dispatch(
      supportApi.endpoints.sendSupportMessage.initiate(last.current, { track: false }),
    )
    const failure = isFailure(error) ? error : null
    if (failure === null || isRefusal(failure)) last.current = null
    setOutcome({ busy: false, failure })
    return data !== undefined
  }

  return { ...outcome, send }
}
