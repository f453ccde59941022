import type { UserStatus } from '#contract/users/users'
import { StatusChip } from '#ui/display/StatusChip'
import { useText } from '#ui/intl/useText'

interface UserStatusChipProps {
  status: UserStatus
  /** Blocked takes precedence over the status. */
  blocked: boolean
}

const tones = { active: 'success', pending: 'info', rejected: 'error' } as const

export function UserStatusChip({ status, blocked }: UserStatusChipProps) {
  const text = useText()
  return blocked ? (
    <StatusChip label={text('users.blocked')} tone="error" />
  ) : (
    <StatusChip label={text(`users.status.${status}`)} tone={tones[status]} />
  )
}
