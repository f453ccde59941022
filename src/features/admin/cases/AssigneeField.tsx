import { roles } from '#contract/admin/access'
import { type Assignee, type NamedAssignee } from '#contract/admin/cases'
import { SelectField } from '#ui/form/SelectField'
import { useText } from '#ui/intl/useText'
import { useAssigneesQuery } from '../api/caseCalls'

interface AssigneeFieldProps {
  /** From {@link assigneeOf}; empty for none yet. */
  value: string
  onChange: (value: string) => void
  error: string | null
}

/** Chooses a role or an active colleague. */
export function AssigneeField({ value, onChange, error }: AssigneeFieldProps) {
  const text = useText()
  const staff = useAssigneesQuery().data?.value.data ?? []
  const roleName = (role: (typeof roles)[number]) => text(`admin.role.${role}`)
  return (
    <SelectField
      label={text('adminPeople.cases.assignee')}
      name="assignee"
      required
      value={value}
      error={error}
      options={[
        { value: '', label: text('adminPeople.cases.choose'), disabled: true },
        ...roles.map((role) => ({
          value: roleMark + role,
          label: text('adminPeople.cases.anyone', { role: roleName(role) }),
        })),
        ...staff.map(({ adminID, name, role }) => ({
          value: adminID,
          label: `${name} · ${roleName(role)}`,
        })),
      ]}
      onChange={onChange}
    />
  )
}

/** Distinguishes a role from the id of a colleague. */
const roleMark = 'role:'

/** @returns null without a choice */
export function assigneeOf(value: string): Assignee | null {
  const role = roles.find((one) => roleMark + one === value)
  if (role) return { role }
  return value === '' ? null : { adminID: value }
}

export function assigneeValue({ adminID, role }: NamedAssignee): string {
  return adminID ?? roleMark + role
}
