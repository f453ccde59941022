/** Names of a case's assignee and states. */
import { useCallback } from 'react'
import type { Case, NamedAssignee } from '#contract/admin/cases'
import type { StatusTone } from '#ui/display/StatusChip'
import { useText } from '#ui/intl/useText'

export const caseTones: Readonly<Record<Case['state'], StatusTone>> = {
  open: 'info',
  progress: 'warning',
  done: 'success',
}

/** @returns a function that names a colleague, or the role whose members share a case */
export function useAssigneeName(): (assignee: NamedAssignee) => string {
  const text = useText()
  return useCallback(
    ({ adminID, name, role }: NamedAssignee) =>
      name ?? adminID ?? text('adminPeople.cases.anyone', { role: text(`admin.role.${role}`) }),
    [text],
  )
}
