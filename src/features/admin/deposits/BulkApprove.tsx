import { useState } from 'react'
import { useOnline } from '#api/client/useOnline'
import type { AdminDeposit } from '#contract/admin/money'
import { satang } from '#lib/money'
import { makeRequestId } from '#lib/requestId'
import { LazyConfirmDialog } from '#ui/dialog/lazyDialogs'
import { BusyButton } from '#ui/form/BusyButton'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { adminFailure } from '../api/adminApi'
import { useDecideDepositMutation } from '../api/moneyCalls'
import { useOrderError } from '../decision/OrderError'

interface BulkApproveProps {
  rows: readonly AdminDeposit[]
  onDone: () => void
}

interface Result {
  depositId: string
  /** Null: approved. */
  error: string | null
}

/** Approves the selected deposits one by one, and says what came of each. */
export function BulkApprove({ rows, onDone }: BulkApproveProps) {
  const text = useText()
  const format = useFormat()
  const orderError = useOrderError()
  const isOnline = useOnline()
  const [decide] = useDecideDepositMutation()
  const [isAsking, setAsking] = useState(false)
  const [results, setResults] = useState<readonly Result[] | null>(null)
  const [busy, setBusy] = useState(false)
  const total = satang(rows.reduce((sum, { amount }) => sum + amount, 0))

  async function approveAll(): Promise<void> {
    setBusy(true)
    const told: Result[] = []
    for (const { depositId, status } of rows) {
      const order = { requestId: makeRequestId(), depositId, status, decision: 'approve' as const }
      const outcome = await decide(order)
      const failure = 'error' in outcome ? adminFailure(outcome.error) : null
      told.push({ depositId, error: failure && orderError(failure) })
      setResults([...told])
    }
    setBusy(false)
  }

  const isOver = results !== null && !busy
  const finish = () => {
    setAsking(false)
    onDone()
  }
  return (
    <>
      <BusyButton
        variant="contained"
        size="small"
        busy={false}
        disabled={!isOnline}
        onClick={() => setAsking(true)}
      >
        {text('admin.decision.approve')}
      </BusyButton>
      <LazyConfirmDialog
        open={isAsking}
        title={text('admin.deposits.bulkTitle', { count: rows.length })}
        confirmLabel={text(isOver ? 'ui.close' : 'admin.decision.approve')}
        busy={busy}
        onConfirm={() => {
          if (!isOver) void approveAll()
          else finish()
        }}
        onCancel={() => {
          if (isOver) finish()
          else setAsking(false)
        }}
      >
        <p>{format.money(total)}</p>
        {results && (
          <ul aria-live="polite">
            {results.map(({ depositId, error }) => (
              <li key={depositId}>
                <bdi>{depositId}</bdi>: {error ?? text('admin.deposits.approved')}
              </li>
            ))}
          </ul>
        )}
      </LazyConfirmDialog>
    </>
  )
}
