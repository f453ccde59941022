import { styled } from '@mui/material/styles'
import { useRecentDepositsQuery, useRecentWithdrawsQuery } from '#api/money/recentHistory'
import { providerNow } from '#lib/device/clock'
import { dayMs, hourMs, minuteMs } from '#lib/time'
import { ClockIcon } from '#ui/icons/controls'
import { useLocale, useText } from '#ui/intl/useText'
import { usualWait } from './usualWait'

interface UsualTimeProps {
  userId: string
  kind: 'deposit' | 'withdraw'
  /** When a request was made that is still waiting. Its line disappears once it takes longer than usual. */
  since?: number
}

/**
 * How long the player's last deposits or withdrawals took from the request until the money arrived. Nothing for a
 * player with too few of them.
 */
export function UsualTime({ userId, kind, since }: UsualTimeProps) {
  const text = useText()
  const locale = useLocale()
  const deposits = useRecentDepositsQuery(userId, { skip: kind !== 'deposit' }).currentData
  const withdraws = useRecentWithdrawsQuery(userId, { skip: kind !== 'withdraw' }).currentData
  const usual = usualWait([
    ...(deposits?.value ?? []).flatMap(({ status, createdAt, decidedAt }) =>
      status === 'confirmed' && decidedAt !== null
        ? [{ startedAt: createdAt, arrivedAt: decidedAt }]
        : [],
    ),
    ...(withdraws?.value ?? []).flatMap(({ status, createdAt, paidAt }) =>
      status === 'paid' && paidAt !== null ? [{ startedAt: createdAt, arrivedAt: paidAt }] : [],
    ),
  ])
  if (usual === null) return null
  const { waitMs, count } = usual
  if (since !== undefined && providerNow() - since > waitMs) return null
  return (
    <Line>
      <ClockIcon size={18} />
      <span>{text(`wallet.${kind}.usualTime`, { count, time: writtenWait(waitMs, locale) })}</span>
    </Line>
  )
}

const units = [
  ['day', dayMs],
  ['hour', hourMs],
] as const

/** “4 minutes”: rounded up, in hours from two hours on, and in days from two days on. */
function writtenWait(waitMs: number, locale: string): string {
  const [unit, length] = units.find(([, length]) => waitMs > 2 * length) ?? ['minute', minuteMs]
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.max(1, Math.ceil(waitMs / length)))
}

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: '8px 0',
  color: theme.palette.text.secondary,
  svg: { flexShrink: 0 },
}))
