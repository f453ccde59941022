import { styled } from '@mui/material/styles'
import { maskedBookNumber } from '#contract/site/bookNumber'
import type { Withdrawal } from '#contract/wallet/wallet'
import { satang } from '#lib/money'
import { contactPath, memberPaths } from '#lib/paths/member'
import { DescriptionList } from '#ui/display/DataText'
import { StatusChip } from '#ui/display/StatusChip'
import type { StepState } from '#ui/display/StepSign'
import { ButtonLink } from '#ui/form/BusyButton'
import { AlertIcon } from '#ui/icons/entry'
import type { MessageKey } from '#ui/intl/messages'
import { useErrorText } from '#ui/intl/useErrorText'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { BankName } from '#ui/money/BankMark'
import { StatusTimeline } from '#ui/money/StatusTimeline'
import { statusMeta } from '#ui/money/statusMeta'
import { SectionCard } from '#ui/page/SectionCard'
import { Notice } from '../MoneyNotices'
import { Reference } from '../Reference'
import { UsualTime } from '../UsualTime'

interface WithdrawViewProps {
  userId: string
  withdrawal: Withdrawal
}

/** Shows the progress of a withdrawal. It offers no actions. */
export function WithdrawView({ userId, withdrawal }: WithdrawViewProps) {
  const text = useText()
  const format = useFormat()
  const errorText = useErrorText()
  const { status, amount, fee, withdrawId, reason, bank_name, book_number, book_name } = withdrawal
  const { label, tone } = statusMeta[status]
  const isBack = status === 'rejected' || status === 'returned'
  return (
    <Stack>
      {status === 'rejected' && (
        <Notice tone="error" icon={<AlertIcon />}>
          {errorText({ code: 'withdrawrejected', values: { amount, reason: reason ?? '–' } })}
        </Notice>
      )}
      {status === 'returned' && (
        <Notice tone="error" icon={<AlertIcon />}>
          {text('wallet.withdraw.returned', {
            amount: format.money(amount),
            reason: reason ?? '–',
          })}
        </Notice>
      )}
      <SectionCard
        title={text('wallet.status')}
        action={
          // Not announced if the alert above already says so.
          <output aria-live={isBack ? 'off' : 'polite'}>
            <StatusChip label={text(label)} tone={tone} />
          </output>
        }
      >
        <StatusTimeline
          label={text('wallet.timeline')}
          steps={withdrawTimeline(withdrawal).map((step) => ({ ...step, label: text(step.label) }))}
        />
        {(status === 'requested' || status === 'approved') && (
          <UsualTime userId={userId} kind="withdraw" since={withdrawal.createdAt} />
        )}
      </SectionCard>
      <SectionCard title={text('wallet.summary')}>
        <DescriptionList
          items={[
            { label: text('wallet.amount'), value: format.money(amount) },
            // The credit has the whole amount again: no fee is charged, and nothing is paid out.
            ...(isBack
              ? []
              : [
                  { label: text('wallet.fee'), value: format.money(fee) },
                  {
                    label: text('wallet.receive'),
                    value: format.money(satang(Math.max(0, amount - fee))),
                  },
                ]),
            { label: text('wallet.bank'), value: <BankName bank={bank_name} /> },
            { label: text('wallet.bookNumber'), value: maskedBookNumber(book_number) },
            { label: text('wallet.bookName'), value: book_name },
          ]}
        />
        <Reference id={withdrawId} />
      </SectionCard>
      {(isBack || status === 'failed') && (
        <ButtonLink to={contactPath('withdraw', withdrawId)} variant="outlined">
          {text('wallet.contact')}
        </ButtonLink>
      )}
      <ButtonLink to={memberPaths.history} variant="outlined">
        {text('wallet.history.title')}
      </ButtonLink>
    </Stack>
  )
}

const Stack = styled('div')({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' })

interface WithdrawStep {
  key: string
  label: MessageKey
  state: StepState
  at: number | null
  note: string | null
}

const labelOf = {
  requested: 'wallet.withdraw.requested',
  approved: 'wallet.withdraw.approved',
  paid: 'wallet.withdraw.paid',
  rejected: statusMeta.rejected.label,
  failed: statusMeta.failed.label,
  returned: statusMeta.returned.label,
} as const satisfies Record<Withdrawal['status'], MessageKey>

/** Steps so far with their times, and the steps still to come. */
function withdrawTimeline(withdrawal: Withdrawal): WithdrawStep[] {
  const { steps, status, bankRef } = withdrawal
  if (steps.length === 0) return timelineOfMoments(withdrawal)
  const past = steps.map(
    (one, index) =>
      ({
        key: `${index}`,
        label: labelOf[one.status],
        state: statusMeta[one.status].tone === 'error' ? 'failed' : 'done',
        at: one.at,
        note: one.status === 'paid' ? bankRef : one.reason,
      }) as const,
  )
  if (status === 'requested') {
    return [
      ...past,
      step('approving', statusMeta.requested.label, 'current', null),
      step('paying', 'wallet.withdraw.paid', 'ahead', null),
    ]
  }
  if (status !== 'approved') return past
  return [...past, step('paying', statusMeta.approved.label, 'current', null)]
}

/** The same for a provider that does not list steps: only the last time of each kind is known. */
function timelineOfMoments(withdrawal: Withdrawal): WithdrawStep[] {
  const { status, createdAt, approvedAt, paidAt, closedAt, reason, bankRef } = withdrawal
  const requested = step('requested', 'wallet.withdraw.requested', 'done', createdAt)
  const approved = step('approved', 'wallet.withdraw.approved', 'done', approvedAt)
  const ending = {
    label: statusMeta[status].label,
    state: 'failed',
    at: closedAt,
    note: reason,
  } as const
  if (status === 'rejected') {
    return approvedAt === null
      ? [requested, { key: 'approved', ...ending }]
      : [requested, approved, { key: 'paid', ...ending }]
  }
  if (status === 'failed') return [requested, approved, { key: 'paid', ...ending }]
  if (status === 'requested') {
    return [
      requested,
      step('approved', statusMeta.requested.label, 'current', null),
      step('paid', 'wallet.withdraw.paid', 'ahead', null),
    ]
  }
  const paid = status === 'paid' || status === 'returned'
  return [
    requested,
    approved,
    {
      ...step(
        'paid',
        paid ? 'wallet.withdraw.paid' : statusMeta.approved.label,
        paid ? 'done' : 'current',
        paidAt,
      ),
      note: bankRef,
    },
    ...(status === 'returned' ? [{ key: 'returned', ...ending }] : []),
  ]
}

function step(
  key: WithdrawStep['key'],
  label: MessageKey,
  state: StepState,
  at: number | null,
): WithdrawStep {
  return { key, label, state, at, note: null }
}
