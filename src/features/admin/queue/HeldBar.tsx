import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '#lib/paths/admin'
import { pathOf } from '#lib/paths/member'
import { Money } from '#ui/display/Money'
import { useText } from '#ui/intl/useText'
import { VisuallyHidden } from '#ui/page/Page'
import { useRequestError } from '../decision/RequestError'
import { Countdown } from './Countdown'
import {
  dismissDecision,
  type HeldDecision,
  heldDecisions,
  type Queue,
  undoDecision,
  undoMs,
} from './heldDecisions'
import { Interrupted } from './Interrupted'
import { sheetPath } from './sheetPath'
import { useUndoKey } from './useUndoKey'

/** How long a good result stays on screen, in ms. */
const doneMs = 4_000

interface HeldBarProps {
  queue: Queue
  /** Returns to a row whose decision was undone. */
  onUndone: (one: HeldDecision) => void
  /** Opens a row of this queue whose decision failed. */
  onOpen: (one: HeldDecision) => void
  /** Whether nothing else waits. */
  isEmpty: boolean
}

/** Decisions that can still be undone, those being sent, and how the last ones ended. */
export function HeldBar({ queue, onUndone, onOpen, isEmpty }: HeldBarProps) {
  const text = useText()
  const navigate = useNavigate()
  // The other queue's too, because its page may have been left before the answers came.
  const shown = useSyncExternalStore(heldDecisions.subscribe, heldDecisions.get)
  const newest = shown.at(-1)

  function undo(one: HeldDecision): void {
    if (undoDecision(one.id)) onUndone(one)
  }
  function open(one: HeldDecision): void {
    if (one.queue === queue) onOpen(one)
    else void navigate(sheetPath(one.queue, one.id), { state: { decision: one.decision } })
  }
  useUndoKey(() => {
    const last = shown.findLast(({ state }) => state === 'held')
    if (last) undo(last)
  })

  return (
    <Area>
      {/* One announcement for each decision; the seconds are not read out. */}
      <VisuallyHidden role="status">
        {newest?.state === 'held' &&
          text('admin.held.announce', {
            decision: text(`admin.decision.${newest.decision}`),
            id: newest.id,
            seconds: undoMs / 1000,
          })}
      </VisuallyHidden>
      <div role="status">{isEmpty && <Line>{text('admin.queue.rest')}</Line>}</div>
      <Interrupted queue={queue} />
      {shown.map((one) => (
        <DecisionLine key={one.id} one={one} onUndo={() => undo(one)} onOpen={() => open(one)} />
      ))}
    </Area>
  )
}

interface DecisionLineProps {
  one: HeldDecision
  onUndo: () => void
  onOpen: () => void
}

function DecisionLine({ one, onUndo, onOpen }: DecisionLineProps) {
  const text = useText()
  const { id, decision, amount, state, outcome } = one
  const isFailed = state === 'failed'
  const endsByItself = state === 'undone' || (state === 'done' && outcome?.approvalId === null)
  useEffect(() => {
    if (!endsByItself) return undefined
    const timer = setTimeout(() => dismissDecision(id), doneMs)
    return () => clearTimeout(timer)
  }, [id, endsByItself])
  return (
    <Line data-failed={isFailed || undefined}>
      <span>
        {text(`admin.decision.${decision}`)} · <bdi>{id}</bdi> · <Money amount={amount} />
      </span>
      <State role={isFailed ? 'alert' : 'status'}>
        {state === 'held' ? <Countdown until={one.sentAt} /> : <StateText one={one} />}
      </State>
      {state === 'held' && (
        <Button size="small" aria-keyshortcuts="Control+Z" onClick={onUndo}>
          {text('ui.undo')}
        </Button>
      )}
      {isFailed && (
        <Button size="small" onClick={onOpen}>
          {text('admin.held.see')}
        </Button>
      )}
      {outcome !== null && !endsByItself && (
        <Button size="small" onClick={() => dismissDecision(id)}>
          {text('ui.close')}
        </Button>
      )}
    </Line>
  )
}

function StateText({ one }: { one: HeldDecision }) {
  const text = useText()
  const navigate = useNavigate()
  const requestError = useRequestError()
  const { state, outcome, queue, decision } = one
  if (state === 'sending') return text('admin.held.sending')
  if (state === 'undone') return text('admin.held.undone')
  if (outcome?.failure) return requestError(outcome.failure)
  const approvalId = outcome?.approvalId ?? null
  if (approvalId !== null) {
    return (
      <>
        {text('admin.approvals.asked')}{' '}
        <Button size="small" onClick={() => void navigate(pathOf(adminPaths.approval, approvalId))}>
          {text('admin.approvals.see')}
        </Button>
      </>
    )
  }
  if (queue === 'withdrawal') return text(`admin.withdrawals.done.${decision}`)
  return text(decision === 'approve' ? 'admin.deposits.approved' : 'admin.deposits.rejected')
}

/** Stays in sight at the lower edge, above the rows; the sheet keeps it beside its buttons. */
const Area = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 2,
  bottom: 'env(safe-area-inset-bottom)',
  display: 'grid',
  gap: 4,
  marginTop: 12,
  '& > p': { boxShadow: theme.shadows[4] },
}))

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  margin: 0,
  padding: '4px 12px',
  minHeight: 40,
  boxSizing: 'border-box',
  overflowWrap: 'anywhere',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  '&[data-failed]': { borderColor: theme.palette.error.main },
}))

const State = styled('span')({ marginInlineEnd: 'auto', fontVariantNumeric: 'tabular-nums' })
