import type { StatusTone } from '#ui/display/StatusChip'
import type { MessageKey } from '#ui/intl/messages'

interface StatusLook {
  label: MessageKey
  tone: StatusTone
}

const looks = {
  active: { label: 'account.status.active', tone: 'success' },
  banned: { label: 'account.status.banned', tone: 'error' },
  timeout: { label: 'account.status.timeout', tone: 'warning' },
  excluded: { label: 'account.status.excluded', tone: 'warning' },
} as const satisfies Record<string, StatusLook>

/** How a player's status is shown; a provider may have ones that we do not know. */
export function statusLook(status: string): StatusLook {
  return isKnown(status) ? looks[status] : { label: 'account.status.other', tone: 'neutral' }
}

function isKnown(status: string): status is keyof typeof looks {
  return Object.hasOwn(looks, status)
}
