import type { AdminFailure } from '../api/adminApi'
import { useMatchBankLineMutation } from '../api/reportCalls'

interface Assigned {
  requestId: string
  lineId: string
  depositId: string
}

/**
 * @returns a function that approves a deposit by assigning a bank line. It fails if the back end sent the deposit to
 *   review instead, because other money has arrived since the line was shown.
 */
export function useAssignLine() {
  const [match] = useMatchBankLineMutation()
  return async (assigned: Assigned): Promise<{ data?: unknown; error?: unknown }> => {
    const outcome = await match({ ...assigned, state: 'unmatched' })
    return Object(outcome.data).status === 'review' ? { error: changed } : outcome
  }
}

const changed: AdminFailure = {
  kind: 'http',
  status: 400,
  message: '',
  error: { code: 'versionchanged' },
}
