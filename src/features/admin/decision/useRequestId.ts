import { useRef } from 'react'
import { makeRequestId } from '#lib/requestId'

/**
 * A request id per content: resending the same content after a lost answer keeps the id. For requests with a
 * password, which the back end does not store and so cannot compare.
 */
export function useRequestId(): (...contents: string[]) => string {
  const last = useRef({ contents: '', requestId: '' })
  return (...parts) => {
    const contents = JSON.stringify(parts)
    if (last.current.contents !== contents) {
      last.current = { contents, requestId: makeRequestId() }
    }
    return last.current.requestId
  }
}
