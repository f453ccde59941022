import { styled } from '@mui/material/styles'
import { type Deposit, isUndecided } from '#contract/wallet/wallet'
import { providerNow } from '#lib/device/clock'
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
import { ReferencePage } from '#ui/money/ReferencePage'
import { StatusTimeline } from '#ui/money/StatusTimeline'
import { statusMeta } from '#ui/money/statusMeta'
import { useTimeLeft } from '#ui/money/useTimeLeft'
import { VisuallyHidden } from '#ui/page/Page'
import { SectionCard } from '#ui/page/SectionCard'
import { Notice } from '../MoneyNotices'
import { Reference } from '../Reference'
import { UsualTime } from '../UsualTime'
import { AlertsOffer } from './AlertsOffer'
import { DepositActions } from './DepositActions'
import { DepositBonus } from './DepositBonus'
import { PayPanel } from './PayPanel'
import { ReviewCard } from './ReviewCard'

interface DepositViewProps {
  userId: string
  deposit: Deposit
}

/** Steps 2 and 3: payment instructions, actions and progress. */
export function DepositView({ userId, deposit }: DepositViewProps) {
  const text = useText()
  const format = useFormat()
  const errorText = useErrorText()
  const inTime = useTimeLeft(deposit.expiresAt, providerNow) > 0
  const { status, depositId } = deposit
  const over = status === 'expired' || (status === 'pending' && !inTime)
  const statusLabel = text(statusMeta[status].label)
  const timeline = (
    <StatusTimeline
      label={text('wallet.timeline')}
      steps={depositTimeline(deposit).map((step) => ({ ...step, label: text(step.label) }))}
    />
  )
  if (status === 'confirmed') {
    return (
      <ReferencePage
        title={text('wallet.deposit.done', { amount: format.money(deposit.creditedAmount) })}
        reference={depositId}
        actions={
          <>
            <ButtonLink to={memberPaths.wallet} variant="contained">
              {text('wallet.toWallet')}
            </ButtonLink>
            <ButtonLink to={memberPaths.deposit} variant="outlined">
              {text('wallet.deposit.another')}
            </ButtonLink>
          </>
        }
      >
        <DepositBonus userId={userId} deposit={deposit} />
        {timeline}
        <AlertsOffer userId={userId} />
      </ReferencePage>
    )
  }
  return (
    <>
      <VisuallyHidden as="output">{statusLabel}</VisuallyHidden>
      {/* Payment and status are two screens. One replaces the other, so nothing moves across the screen. */}
      <Stack key={status === 'pending' ? 'payment' : 'status'}>
        {status === 'pending' && inTime && <PayPanel deposit={deposit} />}
        {over && (
          <Notice tone="warning" icon={<AlertIcon />}>
            {errorText({ code: 'depositexpired' })}
          </Notice>
        )}
        {status === 'review' && <ReviewCard deposit={deposit} />}
        <DepositActions userId={userId} deposit={deposit} />
        {onItsWay.has(status) && <AlertsOffer userId={userId} />}
        <SectionCard
          title={text('wallet.status')}
          // Screen readers have it from the output above.
          action={
            <span aria-hidden>
              <StatusChip label={statusLabel} tone={statusMeta[status].tone} />
            </span>
          }
        >
          {timeline}
          {(status === 'submitted' || status === 'matched') && (
            <UsualTime userId={userId} kind="deposit" since={deposit.createdAt} />
          )}
          {status !== 'review' && (
            <DescriptionList
              items={[
                { label: text('wallet.history.askedFor'), value: format.money(deposit.amount) },
              ]}
            />
          )}
          <DepositBonus userId={userId} deposit={deposit} />
          <Reference id={depositId} />
        </SectionCard>
        {(over || ['rejected', 'cancelled'].includes(status)) && (
          <ButtonLink to={contactPath('deposit', depositId)} variant="outlined">
            {text('wallet.contact')}
          </ButtonLink>
        )}
        {(over || ['rejected', 'cancelled'].includes(status)) && (
          <ButtonLink to={memberPaths.deposit} variant="outlined">
            {text('wallet.deposit.another')}
          </ButtonLink>
        )}
      </Stack>
    </>
  )
}

/** The player has done everything and now waits for others. */
const onItsWay: ReadonlySet<string> = new Set(['submitted', 'matched', 'review'])

const Stack = styled('div')({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' })

interface DepositStep {
  key: 'created' | 'sent' | 'expired' | 'checked' | 'credited'
  label: MessageKey
  state: StepState
  at: number | null
  note: string | null
}

/** The steps of a deposit and its progress. A deposit that expired and then continued lists that step too. */
function depositTimeline(deposit: Deposit): DepositStep[] {
  const way = wayOf(deposit)
  const expired = deposit.steps.find(({ status }) => status === 'expired')
  if (!expired || deposit.status === 'expired') return way
  // Steps after an expiry are not failures, because the deposit continued.
  const missed = step('expired', statusMeta.expired.label, 'done', expired.at)
  const next = way.findIndex(({ at }) => at === null || at > expired.at)
  return way.toSpliced(next < 0 ? way.length : next, 0, missed)
}

function wayOf(deposit: Deposit): DepositStep[] {
  const { status, createdAt, submittedAt, decidedAt, reason } = deposit
  const reviewedAt = deposit.steps.findLast((one) => one.status === 'review')?.at ?? null
  const sent =
    submittedAt !== null || ['submitted', 'matched', 'review', 'confirmed'].includes(status)
  const ended = !isUndecided(deposit) && status !== 'confirmed'
  const failure = {
    label: statusMeta[status].label,
    state: 'failed',
    at: decidedAt,
    note: reason,
  } as const
  const created = step('created', 'wallet.deposit.created', 'done', createdAt)
  const atSending = ended && (status !== 'rejected' || !sent)
  if (atSending) return [created, { key: 'sent', ...failure }]
  const sending = step(
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
      ...step('checked', checking, done ? 'done' : sent ? 'current' : 'ahead', reviewedAt),
      note: status === 'review' ? reason : null,
    },
    step('credited', 'wallet.deposit.credited', done ? 'done' : 'ahead', done ? decidedAt : null),
  ]
}

function step(
  key: DepositStep['key'],
  label: MessageKey,
  state: StepState,
  at: number | null,
): DepositStep {
  return { key, label, state, at, note: null }
}
