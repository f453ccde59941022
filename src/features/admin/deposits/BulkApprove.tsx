import { useState } from 'react'
import type { AdminDeposit } from '#contract/admin/money'
import { satang } from '#lib/money'
import { makeRequestId } from '#lib/requestId'
import { LazyConfirmDialog } from '#ui/dialog/lazyDialogs'
import { DataText } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { adminFailure } from '../api/adminApi'
import { useRequestError } from '../decision/RequestError'
import { playerName } from '../list/columns'
import { Countdown } from '../queue/Countdown'
import { undoMs } from '../queue/heldDecisions'
import { useDelayedSend } from '../queue/useDelayedSend'
import { useAssignLine } from './useAssignLine'
import { type Fit, useExactFits } from './useExactFits'

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

/**
 * Approves those of the selected deposits that one bank line fits exactly, by assigning that line. Shows them
 * with their sum first, can be undone like a single decision, and lists the result of each, errors first.
 */
export function BulkApprove({ rows, onClose }: BulkApproveProps) {
  const text = useText()
  const requestError = useRequestError()
  const assign = useAssignLine()
  const [results, setResults] = useState<readonly Result[] | null>(null)
  const [busy, setBusy] = useState(false)
  /** When the confirmed approvals are sent, as in {@link useDelayedSend}. */
  const [sentAt, setSentAt] = useState<number | null>(null)
  const found = useExactFits(rows)
  const fits = found?.fits ?? []

  useDelayedSend(sentAt, () => void approveAll())

  async function approveAll(): Promise<void> {
    setSentAt(null)
    setBusy(true)
    const told: Result[] = []
    const waiting = fits.values()
    const approveWaiting = async () => {
      for (const { deposit, line } of waiting) {
        const { depositId } = deposit
        const { lineId } = line
        const outcome = await assign({ requestId: makeRequestId(), lineId, depositId })
        const failure = adminFailure(outcome.error)
        told.push({ depositId, error: failure && requestError(failure) })
        setResults([...told])
      }
    }
    await Promise.all(Array.from({ length: atATime }, approveWaiting))
    setBusy(false)
  }

  const isOver = (results !== null && !busy) || (found !== null && fits.length === 0)
  return (
    <LazyConfirmDialog
      open
      title={
        fits.length === 0
          ? text('admin.deposits.lines')
          : text('admin.deposits.bulkTitle', { count: fits.length })
      }
      confirmLabel={text(isOver ? 'ui.close' : 'admin.decision.approve')}
      busy={busy}
      ready={found !== null && sentAt === null}
      onConfirm={() => {
        if (isOver) onClose(results !== null)
        else setSentAt(performance.now() + undoMs)
      }}
      {...(sentAt !== null && { cancelLabel: text('ui.undo') })}
      onCancel={() => {
        if (sentAt === null) onClose(results !== null)
        else setSentAt(null)
      }}
    >
      {sentAt !== null && (
        <p>
          <Countdown until={sentAt} />
        </p>
      )}
      {results === null ? (
        <ToRead found={found} />
      ) : (
        <Results results={results} count={fits.length} />
      )}
    </LazyConfirmDialog>
  )
}

function ToRead({ found }: { found: { fits: readonly Fit[]; others: readonly string[] } | null }) {
  const text = useText()
  const format = useFormat()
  if (found === null) return <p role="status">{text('admin.deposits.bulkReading')}</p>
  const { fits, others } = found
  const total = satang(fits.reduce((sum, { deposit }) => sum + deposit.amount, 0))
  return (
    <>
      {fits.length === 0 ? (
        <p>{text('admin.deposits.bulkNone')}</p>
      ) : (
        <>
          <p>
            {text('admin.deposits.bulkSum')}{' '}
            <strong>
              <Money amount={total} />
            </strong>
          </p>
          <ul>
            {fits.map(({ deposit, line }) => (
              <li key={deposit.depositId}>
                <DataText>{playerName(deposit)}</DataText> · <Money amount={deposit.amount} /> ·{' '}
                <bdi>{deposit.fromNumber}</bdi> · <bdi>{deposit.depositId}</bdi> ·{' '}
                <bdi>{format.dateTime(line.createdAt)}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <p>
          {text('admin.deposits.bulkLeft', { count: others.length })} <bdi>{others.join(', ')}</bdi>
        </p>
      )}
    </>
  )
}

function Results({ results, count }: { results: readonly Result[]; count: number }) {
  const text = useText()
  const approved = results.filter(({ error }) => error === null)
  const refused = results.filter(({ error }) => error !== null)
  return (
    <>
      <p role="status">{text('admin.deposits.bulkDone', { done: approved.length, all: count })}</p>
      <ul>
        {[...refused, ...approved].map(({ depositId, error }) => (
          <li key={depositId}>
            <bdi>{depositId}</bdi>: {error ?? text('admin.deposits.approved')}
          </li>
        ))}
      </ul>
    </>
  )
}
