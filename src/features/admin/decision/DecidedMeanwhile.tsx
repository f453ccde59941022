import type { AdminError } from '#contract/admin/order'
import { isoOf } from '#lib/time'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import type { AdminFailure } from '../api/adminApi'
import { useOrderError } from './OrderError'

/** A step that was taken with a row. */
interface Step {
  who: string | null
  /** Milliseconds since 1970. */
  at: number | null
}

interface DecidedMeanwhileProps {
  failure: AdminFailure | null
  /** Who went on with the row while the question stood open. */
  by?: Step | null
}

/**
 * Where a row went on while somebody decided about it, or their own order was carried out and its answer
 * lost: why nothing came of the press, once the question itself is gone.
 */
export function DecidedMeanwhile({ failure, by = null }: DecidedMeanwhileProps) {
  const text = useText()
  const orderError = useOrderError()
  const told = failure ?? (by === null ? null : decidedAlready(by))
  return (
    <div role="alert">
      {told && (
        <Note tone="warning">
          {told.error ? orderError(told) : text('admin.decision.noAnswer')}
        </Note>
      )}
    </div>
  )
}

/** As the back end would have refused what was about to be asked. */
function decidedAlready({ who, at }: Step): AdminFailure {
  // What the player or time brought about was no step of the staff.
  const error: AdminError =
    at === null
      ? { code: 'versionchanged' }
      : { code: 'alreadydecided', who: who ?? 'auto', at: isoOf(at) }
  return { kind: 'http', status: 400, message: '', error }
}
