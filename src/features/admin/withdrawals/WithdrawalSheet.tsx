import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { Link, useLocation } from 'react-router-dom'
import { useOnline } from '#api/client/refetch'
import type { Role } from '#contract/admin/access'
import { type AdminWithdrawal, transferOf, withdrawVerdicts } from '#contract/admin/money'
import { adminPaths } from '#lib/paths/admin'
import { pathOf } from '#lib/paths/member'
import { DataText, DescriptionList, SentenceWithData } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import { openAlert } from '#ui/toast/toastSlice'
import { type AdminFailure, adminFailure } from '../api/adminApi'
import { useMay, useStaffSession } from '../api/adminSession'
import {
  useDecideWithdrawalMutation,
  useSecondPersonQuery,
  useWithdrawalQuery,
} from '../api/moneyCalls'
import { DecidedMeanwhile } from '../decision/DecidedMeanwhile'
import { Decision, type DecisionInput } from '../decision/Decision'
import type { FormWeight } from '../guard/useGuard'
import { useWaitingToast } from '../guard/useWaitingToast'
import { OneRow } from '../list/OneRow'
import { RowSheet, SheetAmount, SheetButtons } from '../list/RowSheet'
import { Steps } from '../list/Steps'
import { PlayerLink } from '../users/PlayerLink'
import { ReturnedTransfer } from './ReturnedTransfer'
import { RiskReasons } from './RiskBadges'
import { AccountNumber, TransferAmount } from './TransferFields'

/** One withdrawal: recipient, amount, risks, and the next step. */
export function WithdrawalSheet({ id }: { id: string }) {
  const text = useText()
  const withdrawal = useWithdrawalQuery(id)
  return (
    <RowSheet title={text('admin.withdrawals.one', { id })} listPath={adminPaths.withdrawals}>
      <OneRow result={withdrawal} lines={8}>
        {(row) => (
          <>
            <Facts withdrawal={row} />
            <RiskReasons risks={row.risks} />
            <Decisions withdrawal={row} />
            <ReturnedTransfer withdrawal={row} />
          </>
        )}
      </OneRow>
    </RowSheet>
  )
}

function Facts({ withdrawal }: { withdrawal: AdminWithdrawal }) {
  const text = useText()
  const format = useFormat()
  const { status, figures, bankRef } = withdrawal
  return (
    <>
      <SheetAmount amount={withdrawal.amount} status={status} />
      <DescriptionList
        items={[
          { label: text('admin.column.player'), value: <PlayerLink player={withdrawal} /> },
          { label: text('admin.withdrawals.bank'), value: withdrawal.bank_name },
          { label: text('admin.withdrawals.holder'), value: withdrawal.book_name },
          { label: text('admin.withdrawals.number'), value: <AccountNumber of={withdrawal} /> },
          ...(withdrawal.fee > 0
            ? [
                {
                  label: text('admin.withdrawals.fee'),
                  value: <Money amount={withdrawal.fee} />,
                },
              ]
            : []),
          {
            label: text('admin.withdrawals.transfer'),
            value: <TransferAmount of={withdrawal} />,
          },
          ...(figures === null
            ? []
            : [
                {
                  label: text('adminPeople.turnoverLeft'),
                  value: <Money amount={figures.turnoverLeft} />,
                },
                {
                  label: text('admin.withdrawals.lately'),
                  value: text('admin.withdrawals.inAndOut', {
                    deposited: format.money(figures.deposited),
                    withdrawn: format.money(figures.withdrawn),
                  }),
                },
              ]),
          ...(bankRef === null ? [] : [{ label: text('admin.decision.bankRef'), value: bankRef }]),
        ]}
      />
      <Steps steps={withdrawal.steps} />
    </>
  )
}

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

function Decisions({ withdrawal }: { withdrawal: AdminWithdrawal }) {
  const text = useText()
  const dispatch = useDispatch()
  const may = useMay()
  const staff = useStaffSession()
  const isOnline = useOnline()
  const asked: unknown = Object(useLocation().state).decision
  const verdicts = next[withdrawal.status] ?? []
  const [begun, setDecision] = useState(() => verdicts.find((one) => one === asked) ?? null)
  // A colleague may have made the step in the meantime, so another one is next.
  const decision = verdicts.find((one) => one === begun) ?? null
  const [failure, setFailure] = useState<AdminFailure | null>(null)
  const [decide] = useDecideWithdrawalMutation()
  const waits = useWaitingToast()
  const second = useSecondPersonQuery()
  if (!may('withdraw.approve')) return null
  const by = begun && decision === null ? lastStep(withdrawal) : null
  if (verdicts.length === 0) return <DecidedMeanwhile failure={failure} by={by} />
  const isSameHand = withdrawal.needsTwo && withdrawal.approvedBy === staff?.name
  const isAlone = second.data?.value.others.length === 0
  const isOwnApproval = isSameHand && !isAlone
  const taken = failure?.error?.code === 'reftaken' ? failure.error.id : undefined

  async function confirm(input: DecisionInput) {
    if (decision === null) return null
    const { withdrawId, status } = withdrawal
    const outcome = await decide({ ...input, withdrawId, decision, status })
    const refused = adminFailure(outcome.error)
    setFailure(refused)
    if (refused) return refused
    const approvalId = outcome.data?.approvalId ?? null
    setDecision(null)
    if (approvalId !== null) waits(approvalId)
    else dispatch(openAlert('success', text(`admin.withdrawals.done.${decision}`)))
    return null
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
              onClick={() => setDecision(verdict)}
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
      about={`${decision}:${withdrawal.withdrawId}`}
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
      asks={taken === undefined ? asksOf[decision] : ['bankRef', 'reason']}
      reasonReader={decision === 'paid' ? 'staff' : 'player'}
      reasons={
        decision === 'reject'
          ? [text('admin.withdrawals.reasonName'), text('admin.withdrawals.reasonPlay')]
          : []
      }
      onConfirm={confirm}
      onCancel={() => setDecision(null)}
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
