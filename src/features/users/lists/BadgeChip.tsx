import type { UserBadge } from '#contract/users/users'
import { StatusChip } from '#ui/display/StatusChip'
import { useText } from '#ui/intl/useText'

interface BadgeChipProps {
  badge: UserBadge
  blocked: boolean
}

const tones = { online: 'success', away: 'info', offline: 'neutral' } as const

/** Whether a person is there; blocked counts more. */
export function BadgeChip({ badge, blocked }: BadgeChipProps) {
  const text = useText()
  return blocked ? (
    <StatusChip label={text('users.blocked')} tone="error" />
  ) : (
    <StatusChip label={text(`users.badge.${badge}`)} tone={tones[badge]} />
  )
}
