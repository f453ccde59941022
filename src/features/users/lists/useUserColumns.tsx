import { useMemo } from 'react'
import type { TableUser } from '#contract/users/users'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import type { Column } from '#ui/table/column'
import { UserStatusChip } from '../person/UserStatusChip'
import { NameCell } from './NameCell'

/** The columns of the table of people. */
export function useUserColumns(): readonly Column<TableUser>[] {
  const text = useText()
  const format = useFormat()
  return useMemo<readonly Column<TableUser>[]>(() => {
    const statusOf = ({ status, blocked }: TableUser) =>
      text(blocked ? 'users.blocked' : `users.status.${status}`)
    return [
      {
        id: 'name',
        header: text('users.person'),
        value: (person) => person.name,
        cell: (person) => <NameCell person={person} />,
      },
      { id: 'email', header: text('users.mail'), value: (person) => person.email, hideBelow: 'lg' },
      { id: 'location', header: text('users.place'), value: (person) => person.location },
      {
        id: 'friends',
        header: text('users.friends'),
        align: 'end',
        value: (person) => person.friends,
        cell: (person) => format.number(person.friends),
        hideBelow: 'md',
      },
      {
        id: 'followers',
        header: text('users.followers'),
        align: 'end',
        value: (person) => person.followers,
        cell: (person) => format.number(person.followers),
      },
      {
        id: 'status',
        header: text('users.statusLabel'),
        value: statusOf,
        cell: ({ status, blocked }) => <UserStatusChip status={status} blocked={blocked} />,
      },
    ]
  }, [text, format])
}
