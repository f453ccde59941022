import { useState } from 'react'
import { type AdminDeposit, approvedCredit } from '#contract/admin/money'
import { bahtFromSatang, satang } from '#lib/money'
import { makeRequestId } from '#lib/requestId'
import { LazyConfirmDialog } from '#ui/dialog/lazyDialogs'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { adminFailure } from '../api/adminApi'
import { useDecideDepositMutation } from '../api/moneyCalls'
import { useRequestError } from '../decision/RequestError'

interface BulkApproveProps {
  /** The rows as selected; they leave the queue once decided. */
  rows: readonly AdminDeposit[]
  /** `begun`: whether any row was decided. */
  onClose: (begun: boolean) => void
}

interface Result {
  depositId: string
  /** Null if approved. */
  error: string | null
}

/** Number of parallel requests. Lists do not refetch while any request is in progress. */
const atATime = 2

/** Approves each selected deposit by its own request and lists the results, errors first. */
export function BulkApprove({ rows, onClose }: BulkApproveProps) {
  const text = useText()
  const format = useFormat()
  const requestError = useRequestError()
  const [decide] = useDecideDepositMutation()
  const [results, setResults] = useState<readonly Result[] | null>(null)
  const [busy, setBusy] = useState(false)
  const total = satang(rows.reduce((sum, row) => sum + approvedCredit(row), 0))

  async function approveAll(): Promise<void> {
    setBusy(true)
    const told: Result[] = []
    const waiting = rows.values()
    const approveWaiting = async () => {
      for (const row of waiting) {
        const { depositId, status } = row
        const outcome = await decide({
          requestId: makeRequestId(),
          depositId,
          status,
          decision: 'approve',
          credit: bahtFromSatang(approvedCredit(row)),
        })
        const failure = 'error' in outcome ? adminFailure(outcome.error) : null
        const isAsked = outcome.data?.approvalId != null
        const asked = isAsked ? text('admin.approvals.asked') : null
        told.push({ depositId, error: failure ? requestError(failure) : asked })
        setResults([...told])
      }
    }
    await Promise.all(Array.from({ length: atATime }, approveWaiting))
    setBusy(false)
  }

  const isOver = results !== null && !busy
  const approved = results?.filter(({ error }) => error === null) ?? []
  const refused = results?.filter(({ error }) => error !== null) ?? []
  return (
    <LazyConfirmDialog
      open
      title={text('admin.deposits.bulkTitle', { count: rows.length })}
      confirmLabel={text(isOver ? 'ui.close' : 'admin.decision.approve')}
      busy={busy}
      onConfirm={() => {
        if (isOver) onClose(true)
        else void approveAll()
      }}
      onCancel={() => onClose(results !== null)}
    >
      <p>{format.money(total)}</p>
      {results && (
        <>
          <p role="status">
            {text('admin.deposits.bulkDone', { done: approved.length, all: rows.length })}
          </p>
          <ul>
            {[...refused, ...approved].map(({ depositId, error }) => (
              <li key={depositId}>
                <bdi>{depositId}</bdi>: {error ?? text('admin.deposits.approved')}
              </li>
            ))}
          </ul>
        </>
      )}
    </LazyConfirmDialog>
  )
}
