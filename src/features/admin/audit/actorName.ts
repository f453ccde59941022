import type { AuditRow } from '#contract/admin/system'
import type { Text } from '#ui/intl/useText'

/** Names who acted. Entries of no member of staff are the system's. */
export function actorName(text: Text, { adminName, role }: Pick<AuditRow, 'adminName' | 'role'>) {
  return role === 'system' ? text('admin.role.system') : adminName
}
