import { type TableUser, userStatuses } from '#contract/users/users'
import type { Text } from '#ui/intl/useText'
import type { TableFilter } from '#ui/table/column'

/** People in one status, or those who are blocked. */
export function statusFilter(text: Text): TableFilter<TableUser> {
  return {
    id: 'status',
    label: text('users.statusLabel'),
    options: [
      ...userStatuses.map((status) => ({ value: status, label: text(`users.status.${status}`) })),
      { value: 'blocked', label: text('users.blocked') },
    ],
    accepts: ({ status, blocked }, wanted) =>
      wanted === 'blocked' ? blocked : !blocked && status === wanted,
  }
}
