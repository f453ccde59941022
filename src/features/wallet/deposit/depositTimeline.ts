import { type Deposit, isUndecided } from '#contract/wallet/deposit'
import type { MessageKey } from '#ui/intl/messages'
import type { StepState } from '#ui/money/StatusTimeline'
import { statusMeta } from '#ui/money/statusMeta'

export interface DepositStepLook {
  key: 'created' | 'sent' | 'checked' | 'credited'
  label: MessageKey
  state: StepState
  at: number | null
  note: string | null
}

/** The four steps of a deposit, and how far this one has come. */
export function depositTimeline(deposit: Deposit): DepositStepLook[] {
  const { status, createdAt, submittedAt, decidedAt, reason } = deposit
  const sent =
    submittedAt !== null || ['submitted', 'matched', 'review', 'confirmed'].includes(status)
  const ended = !isUndecided(deposit) && status !== 'confirmed'
  const failure = {
    label: statusMeta[status].label,
    state: 'failed',
    at: decidedAt,
    note: reason,
  } as const
  const created = look('created', 'wallet.deposit.created', 'done', createdAt)
  const atSending = ended && (status !== 'rejected' || !sent)
  if (atSending) return [created, { key: 'sent', ...failure }]
  const sending = look(
    'sent',
    sent ? 'wallet.deposit.sent' : statusMeta.pending.label,
    sent ? 'done' : 'current',
    submittedAt,
  )
  if (ended) return [created, sending, { key: 'checked', ...failure }]
  const done = status === 'confirmed'
  const checking: MessageKey = sent && !done ? statusMeta[status].label : 'wallet.deposit.checked'
  return [
    created,
    sending,
    {
      ...look('checked', checking, done ? 'done' : sent ? 'current' : 'ahead', null),
      note: status === 'review' ? reason : null,
    },
    look('credited', 'wallet.deposit.credited', done ? 'done' : 'ahead', done ? decidedAt : null),
  ]
}

function look(
  key: DepositStepLook['key'],
  label: MessageKey,
  state: StepState,
  at: number | null,
): DepositStepLook {
  return { key, label, state, at, note: null }
}
