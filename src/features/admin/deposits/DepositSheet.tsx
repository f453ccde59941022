import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { loadState } from '#api/cache/loadState'
import { useOnline } from '#api/client/refetch'
import { type AdminDeposit, approvedCredit, depositAmount } from '#contract/admin/money'
import { bahtFromSatang } from '#lib/money'
import { adminPaths } from '#lib/paths/admin'
import { DescriptionList, SentenceWithData } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { openAlert } from '#ui/toast/toastSlice'
import { type AdminFailure, adminFailure } from '../api/adminApi'
import { useMay } from '../api/adminSession'
import { useDecideDepositMutation, useDepositQuery, useDepositSlipQuery } from '../api/moneyCalls'
import { DecidedMeanwhile } from '../decision/DecidedMeanwhile'
import { Decision, type DecisionInput } from '../decision/Decision'
import type { FormWeight } from '../guard/useGuard'
import { useWaitingToast } from '../guard/useWaitingToast'
import { OneRow } from '../list/OneRow'
import { RowSheet, SheetAmount, SheetButtons } from '../list/RowSheet'
import { Steps } from '../list/Steps'
import { PlayerLink } from '../users/PlayerLink'

/** One deposit: all facts needed to decide it, and the decision. */
export function DepositSheet({ id }: { id: string }) {
  const text = useText()
  const deposit = useDepositQuery(id)
  return (
    <RowSheet title={text('admin.deposits.one', { id })} listPath={adminPaths.deposits}>
      <OneRow result={deposit} lines={8}>
        {(row) => (
          <>
            <Facts deposit={row} />
            <Decisions deposit={row} />
          </>
        )}
      </OneRow>
    </RowSheet>
  )
}

function Facts({ deposit }: { deposit: AdminDeposit }) {
  const text = useText()
  const may = useMay()
  const { status } = deposit
  const showsSlip = deposit.hasSlip && may('account.number')
  return (
    <>
      <SheetAmount amount={depositAmount(deposit)} status={status} />
      <DescriptionList
        items={[
          { label: text('admin.column.player'), value: <PlayerLink player={deposit} /> },
          {
            label: text('admin.deposits.from'),
            value: `${deposit.fromBank} ${deposit.fromNumber}`,
          },
          { label: text('admin.column.account'), value: deposit.bank_name },
          { label: text('admin.column.promotion'), value: deposit.PromotionName ?? '—' },
          ...(deposit.hasSlip && !showsSlip
            ? [{ label: text('admin.column.slip'), value: text('admin.deposits.slip') }]
            : []),
          ...(deposit.arrived === null
            ? []
            : [
                {
                  label: text('admin.deposits.arrived'),
                  value: <Money amount={deposit.arrived} />,
                },
              ]),
        ]}
      />
      <Steps steps={deposit.steps} />
      {showsSlip && <Slip depositId={deposit.depositId} />}
    </>
  )
}

function Slip({ depositId }: { depositId: string }) {
  const text = useText()
  const slip = useDepositSlipQuery(depositId)
  return (
    <LoadArea state={loadState(slip)} skeleton={<SkeletonLines lines={4} />}>
      {({ type, base64 }) => (
        <Picture src={`data:${type};base64,${base64}`} alt={text('admin.deposits.slipOf')} />
      )}
    </LoadArea>
  )
}

/** Decided by staff, not expired or cancelled. */
function isDecided({ status }: AdminDeposit): boolean {
  return status === 'confirmed' || status === 'rejected'
}

const decidable: readonly AdminDeposit['status'][] = ['pending', 'submitted', 'matched', 'review']

function Decisions({ deposit }: { deposit: AdminDeposit }) {
  const text = useText()
  const dispatch = useDispatch()
  const may = useMay()
  const isOnline = useOnline()
  const asked: unknown = Object(useLocation().state).decision
  const [decision, setDecision] = useState<'approve' | 'reject' | null>(
    asked === 'approve' || asked === 'reject' ? asked : null,
  )
  const [decide] = useDecideDepositMutation()
  const waits = useWaitingToast()
  const [failure, setFailure] = useState<AdminFailure | null>(null)
  if (!may('deposit.decide')) return null
  if (!decidable.includes(deposit.status)) {
    const step = { who: deposit.decidedBy, at: isDecided(deposit) ? deposit.decidedAt : null }
    return <DecidedMeanwhile failure={failure} by={decision && step} />
  }

  async function confirm(input: DecisionInput) {
    if (decision === null) return null
    const { depositId, status } = deposit
    const outcome = await decide({
      ...input,
      depositId,
      decision,
      status,
      ...(decision === 'approve' && { credit: bahtFromSatang(approvedCredit(deposit)) }),
    })
    const refused = adminFailure(outcome.error)
    setFailure(refused)
    if (refused) return refused
    setDecision(null)
    const approvalId = outcome.data?.approvalId ?? null
    const done = decision === 'approve' ? 'admin.deposits.approved' : 'admin.deposits.rejected'
    if (approvalId !== null) waits(approvalId)
    else dispatch(openAlert('success', text(done)))
    return null
  }

  if (decision === null) {
    return (
      <SheetButtons>
        <Button
          color="error"
          variant="outlined"
          disabled={!isOnline}
          onClick={() => setDecision('reject')}
        >
          {text('admin.decision.reject')}
        </Button>
        <Button variant="contained" disabled={!isOnline} onClick={() => setDecision('approve')}>
          {text('admin.decision.approve')}
        </Button>
      </SheetButtons>
    )
  }
  const isReject = decision === 'reject'
  const isShownByBank = deposit.status === 'matched' || deposit.arrived !== null
  const weight: FormWeight = {
    limit: 'approveUpTo',
    pool: `deposit:${deposit.userId}`,
    cost: approvedCredit(deposit),
  }
  return (
    <Decision
      key={decision}
      about={`${decision}:${deposit.depositId}`}
      summary={
        <p>
          <SentenceWithData>
            {text(`admin.deposits.${decision}Summary`, { name: deposit.name || deposit.username })}
          </SentenceWithData>{' '}
          <strong>
            <Money amount={isReject ? deposit.amount : approvedCredit(deposit)} />
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
      weight={isReject || isShownByBank ? null : weight}
      onConfirm={confirm}
      onCancel={() => setDecision(null)}
    />
  )
}

const Picture = styled('img')({ display: 'block', maxWidth: '100%', maxHeight: 480, marginTop: 12 })
