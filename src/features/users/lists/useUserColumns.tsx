import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import type { TableUser } from '#contract/users/users'
import { AddressText } from '#ui/display/MailAddress'
import { PersonAvatar } from '#ui/display/PersonAvatar'
import { VerifiedIcon } from '#ui/icons/actions'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { VisuallyHidden } from '#ui/page/Page'
import type { Column } from '#ui/table/useTableState'
import { UserStatusChip } from '../person/UserStatusChip'

/** Columns of the user table. */
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
      {
        id: 'email',
        header: text('users.mail'),
        value: (person) => person.email,
        cell: (person) => (
          <bdi>
            <AddressText>{person.email}</AddressText>
          </bdi>
        ),
        hideBelow: 'lg',
      },
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

/** Picture, name, and whether the identity is verified. */
function NameCell({ person }: { person: TableUser }) {
  const text = useText()
  return (
    <Line>
      <PersonAvatar src={person.avatar} name={person.name} size={36} />
      <span>
        <bdi lang="en">{person.name}</bdi>{' '}
        {person.verify && (
          <Sign title={text('users.verified')}>
            <VerifiedIcon size={18} />
            <VisuallyHidden>{text('users.verified')}</VisuallyHidden>
          </Sign>
        )}
      </span>
    </Line>
  )
}

const Line = styled('span')({ display: 'flex', alignItems: 'center', gap: 8 })

const Sign = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  verticalAlign: 'text-bottom',
  color: theme.palette.success.readable,
}))
