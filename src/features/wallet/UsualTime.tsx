import { styled } from '@mui/material/styles'
import { useRecentDepositsQuery, useRecentWithdrawsQuery } from '#api/money/recentHistory'
import { usualWait } from '#contract/wallet/usualWait'
import { providerNow } from '#lib/device/clock'
import { minuteMs } from '#lib/time'
import { ClockIcon } from '#ui/icons/controls'
import { useLocale, useText } from '#ui/intl/useText'
import { waitText } from '#ui/time/waitText'

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

/** “4 minutes”, at least one. */
const writtenWait = (waitMs: number, locale: string) =>
  waitText(Math.max(minuteMs, waitMs), locale, { unitDisplay: 'long', round: Math.ceil })

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: '8px 0',
  color: theme.palette.text.secondary,
  svg: { flexShrink: 0 },
}))
