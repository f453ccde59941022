import type { OnlineStatus } from '#contract/person'
import type { MessageKey } from '#ui/intl/messages'

/** Text keys of the statuses. */
export const statusNames = {
  available: 'chat.status.available',
  do_not_disturb: 'chat.status.doNotDisturb',
  offline: 'chat.status.offline',
} as const satisfies Record<OnlineStatus, MessageKey>
