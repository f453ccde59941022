import { styled } from '@mui/material/styles'
import { usePayment } from '#api/payments/usePayment'
import { limitPayment } from '#api/protection/limits'
import type { Limit, LimitKind, Protection } from '#contract/protection/limits'
import { satang } from '#lib/money'
import { ProgressBar } from '#ui/display/ProgressBar'
import { BusyButton } from '#ui/form/BusyButton'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { SectionCard } from '#ui/page/SectionCard'
import { IncreaseNote } from './IncreaseNote'
import { LimitForm } from './LimitForm'
import { WaitingLimit } from './WaitingLimit'

interface LimitCardProps {
  userId: string
  kind: LimitKind
  /** Undefined while unknown. */
  protection: Protection | undefined
}

/** All limits of one kind, active and waiting, followed by the form to set one. */
export function LimitCard({ userId, kind, protection }: LimitCardProps) {
  const text = useText()
  const limits = protection?.limits.filter((limit) => limit.kind === kind) ?? []
  return (
    <SectionCard title={text(`account.limits.${kind}`)}>
      <Means>{text(`account.limits.${kind}Means`)}</Means>
      {protection && limits.length === 0 && <p>{text('account.limits.none')}</p>}
      {protection && limits.length > 0 && (
        <List>
          {limits.map((limit) => (
            <li key={limit.limitId}>
              <LimitRow limit={limit} used={protection.used} />
            </li>
          ))}
        </List>
      )}
      <LimitForm userId={userId} kind={kind} protection={protection} />
    </SectionCard>
  )
}

const Means = styled('p')(({ theme }) => ({ margin: 0, color: theme.palette.text.secondary }))

const List = styled('ul')({
  listStyle: 'none',
  margin: '12px 0',
  padding: 0,
  display: 'grid',
  gap: 12,
})

interface LimitRowProps {
  limit: Limit
  used: Protection['used']
}

/** One limit: how much of it is used, or what it waits for. */
function LimitRow({ limit, used }: LimitRowProps) {
  const text = useText()
  const format = useFormat()
  if (limit.status === 'waiting') return <WaitingLimit limit={limit} />
  const { kind, window, amount, minutes } = limit
  if (kind === 'session') {
    return (
      <>
        <p>{text('account.limits.minutes', { minutes: minutes ?? 0 })}</p>
        <RemoveLimit limit={limit} />
      </>
    )
  }
  const [limited, spent] = [amount ?? satang(0), used[kind][window]]
  return (
    <>
      <ProgressBar
        label={text('account.limits.used', {
          window: text(`protection.window.${window}`),
          used: format.money(spent),
          limit: format.money(limited),
        })}
        share={limited === 0 ? 1 : spent / limited}
        note={format.percent(limited === 0 ? 1 : Math.min(1, spent / limited))}
      />
      <RemoveLimit limit={limit} />
    </>
  )
}

interface RemoveLimitProps {
  limit: Limit
}

/** Asks to remove a limit. Removal waits a day, like every increase. */
function RemoveLimit({ limit: { limitId, kind, window } }: RemoveLimitProps) {
  const text = useText()
  const payment = usePayment(limitPayment, limitId)
  const busy = payment.state.phase === 'sending' || payment.state.phase === 'pending'
  return (
    <>
      <BusyButton
        size="small"
        busy={busy}
        disabled={payment.state.phase === 'accepted'}
        onClick={() => void payment.submit({ kind, window, amount: null, minutes: null })}
      >
        {text('account.limits.remove')}
      </BusyButton>
      <IncreaseNote state={payment.state} />
    </>
  )
}
