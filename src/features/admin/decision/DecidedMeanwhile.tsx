import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import type { AdminFailure } from '../api/adminApi'
import { useOrderError } from './OrderError'

/**
 * Where a row went on while somebody decided about it, or their own order was carried out and its answer
 * lost: why nothing came of the press, once the question itself is gone.
 */
export function DecidedMeanwhile({ failure }: { failure: AdminFailure | null }) {
  const text = useText()
  const orderError = useOrderError()
  return (
    <div role="alert">
      {failure && (
        <Note tone="warning">
          {failure.error ? orderError(failure) : text('admin.decision.noAnswer')}
        </Note>
      )}
    </div>
  )
}
