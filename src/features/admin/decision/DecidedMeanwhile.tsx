import type { AdminErrorBody } from '#contract/admin/request'
import { isoOf } from '#lib/time'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import type { AdminFailure } from '../api/adminApi'
import { useRequestError } from './RequestError'

/** A decision that was made on a row. */
interface Step {
  who: string | null
  /** Milliseconds since 1970. */
  at: number | null
}

interface DecidedMeanwhileProps {
  failure: AdminFailure | null
  /** The colleague's decision made while the dialog was open. */
  by?: Step | null
}

/**
 * Explains why a decision had no effect, after its dialog has closed: a colleague decided the row first, or
 * the answer to the own request was lost.
 */
export function DecidedMeanwhile({ failure, by = null }: DecidedMeanwhileProps) {
  const text = useText()
  const requestError = useRequestError()
  const told = failure ?? (by === null ? null : decidedAlready(by))
  return (
    <div role="alert">
      {told && (
        <Note tone="warning">
          {told.error ? requestError(told) : text('admin.decision.noAnswer')}
        </Note>
      )}
    </div>
  )
}

/** The error that the back end would return for a late decision. */
function decidedAlready({ who, at }: Step): AdminFailure {
  // Changes by the player or by time have no deciding staff member.
  const error: AdminErrorBody =
    at === null
      ? { code: 'versionchanged' }
      : { code: 'alreadydecided', who: who ?? 'auto', at: isoOf(at) }
  return { kind: 'http', status: 400, message: '', error }
}
