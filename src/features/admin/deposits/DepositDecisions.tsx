import Button from '@mui/material/Button'
import { useState } from 'react'
import { useOnline } from '#api/client/refetch'
import { type AdminDeposit, approvedCredit } from '#contract/admin/money'
import { type DepositReview, exactLineOf } from '#contract/admin/review'
import { bahtFromSatang } from '#lib/money'
import { SentenceWithData } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import type { AdminFailure } from '../api/adminApi'
import { useMay } from '../api/adminSession'
import { useDecideDepositMutation, useSecondPersonQuery } from '../api/moneyCalls'
import { DecidedMeanwhile } from '../decision/DecidedMeanwhile'
import { Decision, type DecisionInput } from '../decision/Decision'
import type { FormWeight } from '../guard/useGuard'
import { SheetButtons } from '../list/RowSheet'
import { dismissDecision } from '../queue/heldDecisions'
import { useDecisionState } from '../queue/useDecisionState'
import { useHold } from '../queue/useHold'
import type { QueueFlow } from '../queue/useQueueFlow'
import { useAssignLine } from './useAssignLine'

/** Decided by staff, not expired or cancelled. */
function isDecided({ status }: AdminDeposit): boolean {
  return status === 'confirmed' || status === 'rejected'
}

const decidable: readonly AdminDeposit['status'][] = ['pending', 'submitted', 'matched', 'review']
const verdicts = ['approve', 'reject'] as const

interface DepositDecisionsProps {
  deposit: DepositReview
  flow: QueueFlow
}

/** The decision about one deposit. If one bank line fits exactly, an approval assigns that line. */
export function DepositDecisions({ deposit, flow }: DepositDecisionsProps) {
  const text = useText()
  const may = useMay()
  const isOnline = useOnline()
  const isOpen = decidable.includes(deposit.status)
  const mayDecide = may('deposit.decide')
  const state = useDecisionState(deposit.depositId, mayDecide && isOpen ? verdicts : [])
  const { decision, begun, begin, earlier } = state
  const [decide] = useDecideDepositMutation()
  const assign = useAssignLine()
  const hold = useHold()
  const { approveUpTo = 0 } = useSecondPersonQuery().data?.value ?? {}
  const [failure, setFailure] = useState<AdminFailure | null>(null)
  if (!mayDecide) return null
  if (!isOpen) {
    const step = { who: deposit.decidedBy, at: isDecided(deposit) ? deposit.decidedAt : null }
    return <DecidedMeanwhile failure={failure} by={begun && step} />
  }
  if (state.isBeingDecided) return <Note tone="info">{text('admin.held.here')}</Note>

  const { depositId, status, amount, arrived } = deposit
  const credit = approvedCredit(deposit)
  const about = `${decision}:${depositId}`
  const fitting = status === 'pending' ? undefined : exactLineOf(deposit)

  async function confirm({ requestId, ...input }: DecisionInput) {
    if (decision === null) return null
    dismissDecision(depositId)
    const outcome = await hold({
      id: depositId,
      queue: 'deposit',
      decision,
      amount: decision === 'reject' ? amount : credit,
      about,
      isImmediate: input.password !== undefined,
      send: () =>
        decision === 'approve' && fitting
          ? assign({ requestId, lineId: fitting.lineId, depositId })
          : decide({
              ...input,
              requestId,
              depositId,
              decision,
              status,
              ...(decision === 'approve' && { credit: bahtFromSatang(credit) }),
            }),
    })
    if (outcome !== null && outcome !== 'unsent') {
      setFailure(outcome)
      return outcome
    }
    begin(null)
    flow.moveOn()
    return outcome
  }

  if (decision === null) {
    return (
      <SheetButtons>
        <Button
          color="error"
          variant="outlined"
          disabled={!isOnline}
          onClick={() => begin('reject')}
        >
          {text('admin.decision.reject')}
        </Button>
        <Button variant="contained" disabled={!isOnline} onClick={() => begin('approve')}>
          {text('admin.decision.approve')}
        </Button>
      </SheetButtons>
    )
  }
  const isReject = decision === 'reject'
  const isShownByBank = status === 'matched' || arrived !== null || fitting !== undefined
  const weight: FormWeight = {
    limit: 'approveUpTo',
    pool: `deposit:${deposit.userId}`,
    cost: credit,
  }
  // The back end asks for the password if an unusual amount arrived.
  const asksSelf = !isReject && arrived !== null && status !== 'matched' && credit > approveUpTo
  return (
    <Decision
      key={decision}
      about={about}
      summary={
        <p>
          <SentenceWithData>
            {text(`admin.deposits.${decision}Summary`, { name: deposit.name || deposit.username })}
          </SentenceWithData>{' '}
          <strong>
            <Money amount={isReject ? amount : credit} />
          </strong>
          {' · '}
          <bdi>{deposit.fromNumber}</bdi>
        </p>
      }
      confirmLabel={text(`admin.decision.${decision}`)}
      destructive={isReject}
      {...(isReject && {
        asks: ['reason'],
        reasons: [text('admin.deposits.reasonNoMoney'), text('admin.deposits.reasonOtherName')],
      })}
      {...(asksSelf && { asks: ['password'] })}
      weight={isReject || isShownByBank ? null : weight}
      earlier={earlier}
      onConfirm={confirm}
      onCancel={() => begin(null)}
    />
  )
}
