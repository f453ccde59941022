import { styled } from '@mui/material/styles'
import type { RowUser, UserBadge } from '#contract/users/users'
import { PersonAvatar } from '#ui/display/PersonAvatar'
import { ProgressBar } from '#ui/display/ProgressBar'
import { StatusChip } from '#ui/display/StatusChip'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { PersonCard, PersonName, PersonRole, PersonText } from '#ui/people/PersonCard'
import { BlockIconButton } from '../person/BlockButton'
import { ContactLines } from '../person/ContactLines'
import { MessageIconLink } from '../person/MessageIconLink'

/** A full-width row: name, role and contact data. */
export function UserRow({ person }: { person: RowUser }) {
  const text = useText()
  const format = useFormat()
  const { image, name, designation, badgeStatus, subContent, blocked } = person
  const share = person.progressValue / 100
  return (
    <Row data-blocked={blocked}>
      <Who>
        <PersonAvatar src={image} name={name} size={48} />
        <PersonText>
          <PersonName>
            <bdi lang="en">{name}</bdi>
          </PersonName>
          <PersonRole>
            <bdi lang="en">{designation}</bdi>
          </PersonRole>
          <BadgeChip badge={badgeStatus} blocked={blocked} />
        </PersonText>
      </Who>
      <div>
        <Doing lang="en" dir="auto">
          {subContent}
        </Doing>
        <ProgressBar label={text('users.tasksDone')} share={share} note={format.percent(share)} />
      </div>
      <ContactLines mail={person.email} phone={person.phone} place={person.location} />
      <Actions>
        <MessageIconLink person={{ name, avatar: image, role: designation }} />
        <BlockIconButton person={person} />
      </Actions>
    </Row>
  )
}

const Row = styled(PersonCard)(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  gap: '12px 24px',
  padding: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr) minmax(0, 1.1fr) auto',
  },
}))

const Who = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
})

const Doing = styled('p')({ margin: '0 0 6px', overflowWrap: 'anywhere' })

const Actions = styled('div')({ display: 'flex', justifyContent: 'flex-end' })

interface BadgeChipProps {
  badge: UserBadge
  blocked: boolean
}

const tones = { online: 'success', away: 'info', offline: 'neutral' } as const

/** Availability of a person; blocked takes precedence. */
function BadgeChip({ badge, blocked }: BadgeChipProps) {
  const text = useText()
  return blocked ? (
    <StatusChip label={text('users.blocked')} tone="error" />
  ) : (
    <StatusChip label={text(`users.badge.${badge}`)} tone={tones[badge]} />
  )
}
