import { useRef } from 'react'
import { makeRequestId } from '#lib/requestId'

/**
 * The id of an order by what it says: sent again as it was, since no answer came, it is the same one.
 * For orders with a password, which the back end does not keep and so would not know another one by.
 */
export function useOrderId(): (...contents: string[]) => string {
  const last = useRef({ contents: '', requestId: '' })
  return (...parts) => {
    const contents = JSON.stringify(parts)
    if (last.current.contents !== contents) {
      last.current = { contents, requestId: makeRequestId() }
    }
    return last.current.requestId
  }
}
