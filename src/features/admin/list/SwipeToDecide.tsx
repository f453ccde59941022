import type { RefObject } from 'react'
import { useText } from '#ui/intl/useText'
import { SwipedRows } from '#ui/list/SwipedRows'
import type { QueueKeys } from './useQueueKeys'

interface SwipeToDecideProps {
  /** Contains the rows. */
  box: RefObject<HTMLElement | null>
  keys: QueueKeys
}

/**
 * A swipe in reading direction opens the confirmation of an approval, one against it that of a rejection, as
 * the keys A and R do. It decides nothing. Load it lazily.
 */
export function SwipeToDecide({ box, keys }: SwipeToDecideProps) {
  const text = useText()
  return (
    <SwipedRows
      box={box}
      idOf={({ dataset }) => dataset['entry']}
      meaning={(isForwards) => ({
        sign: text(isForwards ? 'admin.decision.approve' : 'admin.decision.reject'),
        tone: isForwards ? 'success' : 'error',
      })}
      onSwipe={(id, isForwards) => keys[isForwards ? 'a' : 'r']?.(id)}
    />
  )
}
