import { styled } from '@mui/material/styles'
import type { TableUser } from '#contract/users/users'
import { PersonAvatar } from '#ui/display/PersonAvatar'
import { VerifiedIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { VisuallyHidden } from '#ui/page/VisuallyHidden'

/** Face, name and whether somebody has checked who it is. */
export function NameCell({ person }: { person: TableUser }) {
  const text = useText()
  return (
    <Line>
      <PersonAvatar src={person.avatar} name={person.name} size={36} />
      <bdi lang="en">{person.name}</bdi>
      {person.verify && (
        <Sign title={text('users.verified')}>
          <VerifiedIcon size={18} />
          <VisuallyHidden>{text('users.verified')}</VisuallyHidden>
        </Sign>
      )}
    </Line>
  )
}

const Line = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 10 })

const Sign = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  color: theme.palette.success.readable,
}))
