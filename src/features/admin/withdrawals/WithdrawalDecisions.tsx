import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useOnline } from '#api/client/refetch'
import type { Role } from '#contract/admin/access'
import { type AdminWithdrawal, transferOf, type withdrawVerdicts } from '#contract/admin/money'
import { adminPaths } from '#lib/paths/admin'
import { pathOf } from '#lib/paths/member'
import { DataText, SentenceWithData } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import type { AdminFailure } from '../api/adminApi'
import { useMay, useStaffSession } from '../api/adminSession'
import { useDecideWithdrawalMutation, useSecondPersonQuery } from '../api/moneyCalls'
import { DecidedMeanwhile } from '../decision/DecidedMeanwhile'
import { Decision, type DecisionInput } from '../decision/Decision'
import type { FormWeight } from '../guard/useGuard'
import { SheetButtons } from '../list/RowSheet'
import { dismissDecision } from '../queue/heldDecisions'
import { useDecisionState } from '../queue/useDecisionState'
import { useHold } from '../queue/useHold'
import type { QueueFlow } from '../queue/useQueueFlow'

type Verdict = (typeof withdrawVerdicts)[number]

/** Possible next steps by status. */
const next: Partial<Record<AdminWithdrawal['status'], readonly Verdict[]>> = {
  requested: ['reject', 'approve'],
  approved: ['reject', 'failed', 'paid'],
  failed: ['reject', 'approve'],
}

/** Actor and time of the last step, if known. */
function lastStep(withdrawal: AdminWithdrawal) {
  const { status, approvedBy, approvedAt, paidBy, paidAt, closedBy, closedAt } = withdrawal
  if (status === 'approved') return { who: approvedBy, at: approvedAt }
  return status === 'paid' ? { who: paidBy, at: paidAt } : { who: closedBy, at: closedAt }
}

interface WithdrawalDecisionsProps {
  withdrawal: AdminWithdrawal
  flow: QueueFlow
}

/** The next step of one withdrawal. */
export function WithdrawalDecisions({ withdrawal, flow }: WithdrawalDecisionsProps) {
  const text = useText()
  const may = useMay()
  const staff = useStaffSession()
  const isOnline = useOnline()
  const second = useSecondPersonQuery()
  const verdicts = next[withdrawal.status] ?? []
  const isSameHand = withdrawal.needsTwo && withdrawal.approvedBy === staff?.name
  const isAlone = second.data?.value.others.length === 0
  const isOwnApproval = isSameHand && !isAlone
  const mayDecide = may('withdraw.approve')
  const state = useDecisionState(
    withdrawal.withdrawId,
    mayDecide ? verdicts.filter((one) => !(one === 'paid' && isOwnApproval)) : [],
  )
  const { decision, begun, begin, earlier } = state
  const [refused, setRefused] = useState<AdminFailure | null>(null)
  const [decide] = useDecideWithdrawalMutation()
  const hold = useHold()
  if (!mayDecide) return null
  const failure = refused ?? earlier
  const by = begun && decision === null ? lastStep(withdrawal) : null
  if (verdicts.length === 0) return <DecidedMeanwhile failure={failure} by={by} />
  if (state.isBeingDecided) return <Note tone="info">{text('admin.held.here')}</Note>
  const taken = failure?.error?.code === 'reftaken' ? failure.error.id : undefined
  const about = `${decision}:${withdrawal.withdrawId}`

  async function confirm(input: DecisionInput) {
    if (decision === null) return null
    const { withdrawId, status, amount } = withdrawal
    dismissDecision(withdrawId)
    const outcome = await hold({
      id: withdrawId,
      queue: 'withdrawal',
      decision,
      amount: decision === 'reject' ? amount : transferOf(withdrawal),
      about,
      isImmediate: input.password !== undefined,
      send: () => decide({ ...input, withdrawId, decision, status }),
    })
    if (outcome !== null && outcome !== 'unsent') {
      setRefused(outcome)
      return outcome
    }
    begin(null)
    flow.moveOn()
    return outcome
  }

  /** The back end asks an owner for the password above the amount that a cashier may approve. */
  function asks() {
    if (taken !== undefined) return ['bankRef', 'reason'] as const
    const { amount, approveUpTo } = withdrawal
    const isLarge = approveUpTo !== null && amount > approveUpTo
    if (decision === 'approve' && staff?.role === 'owner' && isLarge) return ['password'] as const
    return decision === null ? [] : asksOf[decision]
  }

  if (decision === null) {
    return (
      <>
        <DecidedMeanwhile failure={begun === null ? null : failure} by={by} />
        {isOwnApproval && <p>{text('admin.withdrawals.otherMustPay')}</p>}
        <SheetButtons>
          {verdicts.map((verdict) => (
            <Button
              key={verdict}
              variant={verdict === 'approve' || verdict === 'paid' ? 'contained' : 'outlined'}
              {...(verdict === 'reject' && { color: 'error' })}
              disabled={!isOnline || (verdict === 'paid' && isOwnApproval)}
              onClick={() => begin(verdict)}
            >
              {text(`admin.decision.${verdict}`)}
            </Button>
          ))}
        </SheetButtons>
      </>
    )
  }
  return (
    <Decision
      key={decision}
      about={about}
      summary={
        <>
          <p>
            <SentenceWithData>
              {text(`admin.withdrawals.summary.${decision}`, { name: withdrawal.book_name })}
            </SentenceWithData>{' '}
            <strong>
              <Money amount={decision === 'reject' ? withdrawal.amount : transferOf(withdrawal)} />
            </strong>
            {' · '}
            <DataText>{`${withdrawal.bank_name} ${withdrawal.book_number}`}</DataText>
          </p>
          {taken !== undefined && (
            <Note tone="warning">
              {text('admin.withdrawals.refReason')}{' '}
              <PlainLink to={pathOf(adminPaths.withdrawal, taken)}>
                {text('admin.withdrawals.one', { id: taken })}
              </PlainLink>
            </Note>
          )}
        </>
      }
      weight={weightOf(decision, withdrawal, staff?.role, isSameHand)}
      confirmLabel={text(`admin.decision.${decision}`)}
      destructive={decision === 'reject'}
      asks={asks()}
      earlier={earlier}
      reasonReader={decision === 'paid' ? 'staff' : 'player'}
      reasons={
        decision === 'reject'
          ? [text('admin.withdrawals.reasonName'), text('admin.withdrawals.reasonPlay')]
          : []
      }
      onConfirm={confirm}
      onCancel={() => begin(null)}
    />
  )
}

/** Weight of a cashier's approval of a large amount, and of a payment by the person who approved it. */
function weightOf(
  decision: Verdict,
  { amount, userId, approveUpTo }: AdminWithdrawal,
  role: Role | undefined,
  isSameHand: boolean,
): FormWeight | null {
  if (decision === 'paid') return isSameHand ? { limit: null, loosens: ['payer'] } : null
  if (decision !== 'approve' || role !== 'admin' || approveUpTo === null) return null
  return { limit: approveUpTo, pool: `withdrawal:${userId}`, cost: amount }
}

const PlainLink = styled(Link)(({ theme }) => ({ color: theme.palette.primary.readable }))

const asksOf: Record<Verdict, readonly ('reason' | 'bankRef')[]> = {
  approve: [],
  reject: ['reason'],
  failed: ['reason'],
  paid: ['bankRef'],
}
